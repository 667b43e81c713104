import * as v from 'valibot';

/** The cost of a password hash: scrypt uses `2 ** ln` KB of memory in each of `p` passes. */
export interface PasswordCost {
  ln: number;
  p: number;
}

/**
 * The cost of a new hash in production: 16 MB and about 0.2 s of processor time. A local server may set a smaller
 * one (PASSWORD_COST, decision 103).
 */
export const FULL_COST: PasswordCost = { ln: 14, p: 5 };

export const formatCost = ({ ln, p }: PasswordCost): string => `ln=${ln},p=${p}`;

/** Parses the cost of a password hash, such as `ln=14,p=5`. */
export const PasswordCostText = v.pipe(
  v.string(),
  v.regex(/^ln=1[0-7],p=[1-9]$/, 'is not a cost such as ln=14,p=5'),
  v.transform((text): PasswordCost => {
    const [ln = NaN, p = NaN] = text.match(/\d+/g)?.map(Number) ?? [];
    return { ln, p };
  }),
);
