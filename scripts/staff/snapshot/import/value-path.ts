/** One step of a path into a record (docs/import.md, "Paths"). */
type PathStep =
  | { names: readonly string[] }
  | { every: true }
  | { index: number }
  | { key: string; value: string };

/** A parsed path: its text, and its steps. */
export interface ValuePath {
  text: string;
  steps: readonly PathStep[];
}

const STEP_PATTERN =
  /(?:^|\.)([^.[\]"]+)|\["([^"]+)"\]|\[(\*)\]|\[(\d+)\]|\[([^=\]"]+)=([^\]"]*)\]/y;

/** Parses a path such as `details[id=2056].value`; undefined if it is none. */
export function parseValuePath(text: string): ValuePath | undefined {
  const steps: PathStep[] = [];
  let end = 0;
  while (end < text.length) {
    STEP_PATTERN.lastIndex = end;
    const match = STEP_PATTERN.exec(text);
    if (!match) return undefined;
    const [whole, name, quoted, every, index, key, value = ''] = match;
    if (name !== undefined) steps.push({ names: name.split('|') });
    else if (quoted !== undefined) steps.push({ names: [quoted] });
    else if (every) steps.push({ every: true });
    else if (index) steps.push({ index: Number(index) });
    else steps.push({ key: key ?? '', value });
    end += whole.length;
  }
  return steps.length > 0 ? { text, steps } : undefined;
}

/** Returns the paths that a path with alternatives stands for: 'a.b' and 'a.c' for `a.b|c`. */
export function listAlternatives(text: string): string[] {
  if (!text.includes('|')) return [text];
  return (parseValuePath(text)?.steps ?? []).reduce<string[]>(
    (paths, step) => paths.flatMap((path) => formatStep(step).map((part) => joinPath(path, part))),
    [''],
  );
}

/** Writes a path in an item behind that of its list. */
export const joinPath = (path: string, inner: string): string =>
  path === '' || inner.startsWith('[') ? `${path}${inner}` : `${path}.${inner}`;

function formatStep(step: PathStep): string[] {
  if ('names' in step)
    return step.names.map((name) => (/[.[\]|]/.test(name) ? `["${name}"]` : name));
  if ('every' in step) return ['[*]'];
  return ['index' in step ? `[${step.index}]` : `[${step.key}=${step.value}]`];
}

/** Returns the parsed path of a map, whose schema has checked it. */
export function toValuePath(text: string): ValuePath {
  const path = parsedPaths.get(text) ?? parseValuePath(text);
  if (!path) throw new Error(`${text} is not a path`);
  parsedPaths.set(text, path);
  return path;
}

const parsedPaths = new Map<string, ValuePath>();

/** Returns the values at a path, in the order of the source; none if it leads nowhere. */
export function readPath(root: unknown, { steps }: ValuePath): unknown[] {
  let values = [root];
  for (const step of steps) values = values.flatMap((value) => takeStep(value, step));
  return values;
}

function takeStep(value: unknown, step: PathStep): unknown[] {
  if ('names' in step) return step.names.flatMap((name) => readMember(value, name));
  // A list with one element is not a list in XML.
  const items = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  if ('every' in step) return items;
  if ('index' in step) return items.slice(step.index, step.index + 1);
  return items.filter((item) =>
    readMember(item, step.key).some((member) => String(readScalar(member)) === step.value),
  );
}

const readMember = (value: unknown, name: string): unknown[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, name)
    ? [(value as Record<string, unknown>)[name]]
    : [];

/** The name under which an XML element with attributes keeps its own text. */
export const TEXT_MEMBER = '#text';
/** The name under which a record keeps that of its element, where records have several. */
export const NAME_MEMBER = '#name';

/**
 * Returns a value as text, number or boolean, empty text for none; undefined for a list or a group. An XML element that
 * holds nothing but attributes is an empty text.
 */
export function readScalar(value: unknown): string | number | boolean | undefined {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  const [text] = readMember(value, TEXT_MEMBER);
  if (typeof text === 'string') return text.trim();
  const names = Array.isArray(value) ? [] : Object.keys(value);
  return names.length > 0 && names.every((name) => name.startsWith('@')) ? '' : undefined;
}

/** Formats a path without the parts that differ between records: `images[*].url`. */
export const formatGeneralPath = ({ steps }: ValuePath): string =>
  steps
    .map((step) => {
      if ('names' in step) return `.${step.names.join('|')}`;
      return 'key' in step ? `[${step.key}=${step.value}]` : '[*]';
    })
    .join('')
    .slice(1);
