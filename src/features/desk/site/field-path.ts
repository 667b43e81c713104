// Fields of a document by their path: 'role.fr', 'offices.0.hours.nl', 'modules.@101.title.nl' of the module with this id,
// 'facts.@light.text.nl' of the only thing of this kind, 'breadcrumb.-1.name.nl' of the last one.

type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/** Whether the last step of a path names a thing of a list by its id: the whole of it. */
export const isItemPath = (path: string): boolean => /(?:^|\.)@\d+$/.test(path);

/** Returns the key under which a container holds a step; undefined for a thing that the list does not have. */
function findKey(container: Container, step: string): string | undefined {
  if (step === '-1' && Array.isArray(container)) return String(container.length - 1);
  if (!step.startsWith('@')) return step;
  if (!Array.isArray(container)) return undefined;
  const index = container.findIndex(
    (item) => isContainer(item) && (`@${item.id}` === step || `@${item.kind}` === step),
  );
  return index < 0 ? undefined : String(index);
}

/** Whether a step names the only thing of a kind in its list, which is there while it says something. */
const isKindStep = (step: string): boolean => /^@[a-z]/.test(step);

/** Returns the path with the places of things of lists in place of their ids, as a schema names it. */
export function toPlaces(document: unknown, path: string): string {
  let value = document;
  return path
    .split('.')
    .map((step) => {
      const key = (isContainer(value) ? findKey(value, step) : undefined) ?? step;
      value = isContainer(value) ? value[key] : undefined;
      return key;
    })
    .join('.');
}

/** Returns the value of a field; undefined if there is none. */
export const getField = (document: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => {
    const key = isContainer(value) ? findKey(value, step) : undefined;
    return key === undefined ? undefined : (value as Container)[key];
  }, document);

/**
 * Sets a field in place and makes what lies on the way to it; `null` removes the field, and what is empty without it. A
 * thing that its list does not have gets no fields, unless it is the only one of its kind.
 */
export function setField(document: object, path: string, value: unknown): void {
  const [step = '', ...rest] = path.split('.');
  const container = document as Container;
  if (isKindStep(step) && Array.isArray(document) && value !== null && !findKey(container, step))
    document.push({ kind: step.slice(1) });
  const key = findKey(container, step);
  if (rest.length === 0) setValue(container, key, value);
  else if (key !== undefined) setBelow(container, key, rest.join('.'), value);
}

function setBelow(container: Container, key: string, rest: string, value: unknown): void {
  const inner = container[key];
  // A text that is the same in every language becomes one by language.
  const next = isContainer(inner) ? inner : {};
  setField(next, rest, value);
  if (value === null && Array.isArray(container) && isBlank(next)) container.splice(Number(key), 1);
  else if (value === null && !Array.isArray(next) && Object.keys(next).length === 0)
    delete container[key];
  else container[key] = next;
}

/** Whether a thing of a list says nothing but of which kind it is. */
const isBlank = ({ kind, ...rest }: Container) =>
  typeof kind === 'string' && Object.values(rest).every((value) => value === '');

function setValue(container: Container, key: string | undefined, value: unknown): void {
  if (key === undefined) {
    if (Array.isArray(container) && value !== null) container.push(value);
  } else if (value !== null) container[key] = value;
  else if (Array.isArray(container)) container.splice(Number(key), 1);
  else delete container[key];
}
