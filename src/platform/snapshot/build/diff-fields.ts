import { CATALOGUE_LANGUAGES } from '../../../domain/language/language';

/** A changed field: its dotted path, its old and new value; undefined if absent. */
export interface FieldChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** Returns every leaf that differs; lists are compared index by index. */
export function diffFields(
  from: unknown,
  to: unknown,
  path: readonly string[] = [],
): FieldChange[] {
  if (isObjectOrList(from) && isObjectOrList(to)) {
    const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
    return keys.flatMap((key) => diffFields(from[key], to[key], [...path, key]));
  }
  return JSON.stringify(from) === JSON.stringify(to)
    ? []
    : [{ field: formatFieldPath(path), from, to }];
}

const isObjectOrList = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Formats a field's path; the language of a property comes last: 'Price nl'. */
function formatFieldPath(path: readonly string[]): string {
  const [language, ...field] = path;
  const isProperty = CATALOGUE_LANGUAGES.some((code) => code === language) && field.length > 0;
  return isProperty ? `${field.join('.')} ${language}` : path.join('.');
}
