import { cleanTyped } from './typed-text';

/** The signs with which a program writes numbers, as somebody declared them. */
export interface NumberFormat {
  decimal: '.' | ',';
  group: '' | '.' | ',' | ' ' | "'";
}

/** A number of a program. */
export interface DeclaredNumber {
  value: number;
  /** What it would be if its only sign, before three digits, grouped them: 245000 for '245.000'. */
  grouped?: number;
}

/**
 * Reads a number as a program writes it, by the signs that it is known to use: a fraction has any number of digits,
 * for coordinates have. Spaces and apostrophes are never decimal signs, so they group in every format; a euro sign may
 * stand beside it. Undefined for anything else.
 */
export function readDeclaredNumber(
  text: string,
  { decimal, group }: NumberFormat,
): DeclaredNumber | undefined {
  const bare = cleanTyped(text)
    .replace(/^(?:€|EUR) ?| ?(?:€|EUR)$/gi, '')
    .replace(/[.,]-{1,2}$/, '');
  const groups = group === '' || group === ' ' || group === "'" ? " '" : ` '\\${group}`;
  const pattern = new RegExp(
    `^(-?(?:\\d+|\\d{1,3}([${groups}])\\d{3}(?:\\2\\d{3})*))(?:\\${decimal}(\\d+))?$`,
  );
  const match = pattern.exec(bare);
  if (!match) return undefined;
  const [, whole = '', sign, fraction = ''] = match;
  const value = Number(`${whole.replace(/[^\d-]/g, '')}.${fraction || '0'}`);
  const isDoubtful = sign === undefined && fraction.length === 3 && /^-?[1-9]\d{0,2}$/.test(whole);
  return isDoubtful ? { value, grouped: Number(whole + fraction) } : { value };
}
