import type { Conditions } from './import-map';
import { readPath, readScalar, toValuePath } from './value-path';

/** Returns whether each path of the conditions has one of its values in a record; upper and lower case do not matter. */
export const meetsConditions = (conditions: Conditions = {}, record: unknown): boolean =>
  Object.entries(conditions).every(([path, wanted]) => {
    const folded = wanted.map((value) => value.toLowerCase());
    return readPath(record, toValuePath(path)).some((value) =>
      folded.includes(String(readScalar(value) ?? '').toLowerCase()),
    );
  });
