import { locateSyntaxError } from '../json-syntax-error';
import type { ImportMap } from './import-map';
import type { SourceRecords } from './source-records';
import { createFileFault, createSourceRecord, MAX_DEPTH } from './source-records';
import { readPath, readScalar, toValuePath } from './value-path';

/** Reads the records of a JSON document. */
export function readJsonSource(
  text: string,
  paths: readonly string[],
  requires: ImportMap['source']['requires'],
): SourceRecords {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch (problem) {
    const { line, message } = locateSyntaxError(text, (problem as Error).message);
    return {
      records: new Map(),
      faults: [{ record: line, field: '', message: `is not valid JSON: ${message}` }],
    };
  }
  const faults = requires.flatMap(({ from, is }) => {
    const [value] = readPath(root, toValuePath(from));
    const found = String(readScalar(value) ?? '');
    return is.includes(found)
      ? []
      : [createFileFault(`${from} is "${found}", where ${is.join(' or ')} is needed`)];
  });
  const records = new Map(
    paths.map((path) => [
      path,
      readPath(root, toValuePath(path)).map((value, index) =>
        createSourceRecord({
          position: index + 1,
          ...(getDepth(value) > MAX_DEPTH
            ? { value: dropInner(value), problem: `is nested deeper than ${MAX_DEPTH}` }
            : { value }),
        }),
      ),
    ]),
  );
  return { records, faults };
}

/** Returns the plain members of a record that cannot be read: its id may be among them. */
export const dropInner = (value: unknown): unknown =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter(([, inner]) => typeof inner !== 'object' || inner === null),
  );

/** Returns the depth of a value, without recursion beyond the limit. */
export function getDepth(value: unknown, limit = MAX_DEPTH + 1): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (limit <= 0) return 1;
  // Not spread into one call: a record may have more members than a call has arguments.
  return (
    1 +
    Object.values(value).reduce(
      (deepest: number, inner) => Math.max(deepest, getDepth(inner, limit - 1)),
      0,
    )
  );
}
