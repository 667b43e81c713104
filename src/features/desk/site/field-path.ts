// Fields of a document by their path: 'role.fr', 'offices.0.hours.nl'.

type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/** Returns the value of a field; undefined if there is none. */
export const getField = (document: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (isContainer(value) ? value[key] : undefined), document);

/** Sets a field in place and makes what lies on the way to it; `null` removes the field. */
export function setField(document: object, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let container = document as Container;
  for (const key of keys) {
    const inner = container[key];
    // A text that is the same in every language becomes one by language.
    const next = isContainer(inner) ? inner : {};
    container[key] = next;
    container = next;
  }
  if (value !== null) container[last] = value;
  else if (Array.isArray(container)) container.splice(Number(last), 1);
  else delete container[last];
}
