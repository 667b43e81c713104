/** A change of an answer that did not reach a field, since somebody had changed that field by hand. */
export interface KeptField {
  file: string;
  field: string;
}

/**
 * Returns what stands in a file with the changes from `before` to `after`, field by field. A field that stands neither as
 * `before` nor as `after` was changed by hand: it stays, and `keep` is told. A list that has another length is one field.
 */
export function mergeChanges(
  standing: unknown,
  before: unknown,
  after: unknown,
  keep: (field: string) => void,
  path = '',
): unknown {
  if (isSame(before, after) || isSame(standing, after)) return standing;
  if (isSame(standing, before)) return after;
  const [fields, fieldsBefore, fieldsAfter] = [standing, before, after].map(getFields);
  const isList = Array.isArray(standing);
  if (
    !fields ||
    !fieldsBefore ||
    !fieldsAfter ||
    isList !== Array.isArray(after) ||
    (isList && !haveOneLength(standing, before, after))
  ) {
    keep(path);
    return standing;
  }
  const merged = Object.keys({ ...fields, ...fieldsAfter }).flatMap((name) => {
    const field = path ? `${path}.${name}` : name;
    const value = mergeChanges(fields[name], fieldsBefore[name], fieldsAfter[name], keep, field);
    return value === undefined ? [] : [[name, value] as const];
  });
  return isList ? merged.map(([, value]) => value) : Object.fromEntries(merged);
}

type Fields = Readonly<Record<string, unknown>>;

const getFields = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined;

const haveOneLength = (...lists: readonly unknown[]): boolean =>
  new Set(lists.map((list) => (Array.isArray(list) ? list.length : -1))).size === 1;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
