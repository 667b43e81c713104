import * as v from 'valibot';

/** A secret with the number that names it wherever it was used. */
export interface Key {
  id: number;
  secret: string;
}

/** The keys of one kind, newest first: the newest signs, every one of them verifies (decision 89). */
export type KeyRing = readonly [Key, ...Key[]];

/** The variables that hold keys: NAME is key 1, NAME_2, NAME_3 and so on follow. */
export const KEY_NAMES = ['SIGNING_KEY', 'PASSWORD_PEPPER', 'PREVIEW_SECRET'] as const;
export type KeyName = (typeof KEY_NAMES)[number];

/** 32 characters are 128 bits even if they are only hexadecimal digits. */
const MIN_SECRET_LENGTH = 32;

/** Parses variables to a ring of keys, newest first; undefined if there is none. */
export const KeyVariables = v.pipe(
  v.record(
    v.string(),
    v.pipe(
      v.string('is not a text'),
      v.minLength(MIN_SECRET_LENGTH, `is shorter than ${MIN_SECRET_LENGTH} characters`),
    ),
  ),
  v.transform((variables): KeyRing | undefined => {
    const keys = Object.entries(variables)
      .map(([name, secret]) => ({ id: Number(/\d+$/.exec(name)?.[0] ?? 1), secret }))
      .sort((a, b) => b.id - a.id);
    const [newest, ...older] = keys;
    return newest && [newest, ...older];
  }),
);

/** Returns the variables that hold keys of this name. */
export const pickKeyVariables = (
  variables: Readonly<Record<string, unknown>>,
  name: KeyName,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(variables).filter(
      ([variable, value]) => readKeyId(variable, name) !== undefined && value !== undefined,
    ),
  );

/** Returns the number of a key's variable; undefined if the variable has another name. */
export function readKeyId(variable: string, name: KeyName): number | undefined {
  if (variable === name) return 1;
  const suffix = variable.startsWith(`${name}_`) ? variable.slice(name.length + 1) : '';
  return /^(?:[2-9]|[1-9]\d{1,3})$/.test(suffix) ? Number(suffix) : undefined;
}

/** Returns the name of the variable of a key. */
export const nameKeyVariable = (name: KeyName, id: number): string =>
  id === 1 ? name : `${name}_${id}`;

/** Error for a worker in production without keys; the log names what to do, visitors read a 503. */
export class MissingKeyError extends Error {
  override name = 'MissingKeyError';
}
