import * as v from 'valibot';
import { Path } from './map-path';
import { readPath, readScalar, toValuePath } from './value-path';

/** Paths, each with the values that it may have. */
export const Conditions = v.record(Path, v.array(v.string()));
export type Conditions = v.InferOutput<typeof Conditions>;

/** Records that are left out: those with one of these values at a path, where the conditions hold. */
export const Skip = v.strictObject({
  from: Path,
  is: v.array(v.string()),
  when: v.optional(Conditions),
  because: v.string(),
});
export type Skip = v.InferOutput<typeof Skip>;

/** Returns whether each path of the conditions has one of its values in a record; upper and lower case do not matter. */
export const meetsConditions = (conditions: Conditions = {}, record: unknown): boolean =>
  Object.entries(conditions).every(([path, wanted]) => {
    const folded = wanted.map((value) => value.toLowerCase());
    return readPath(record, toValuePath(path)).some((value) =>
      folded.includes(String(readScalar(value) ?? '').toLowerCase()),
    );
  });
