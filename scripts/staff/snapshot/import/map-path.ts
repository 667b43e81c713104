import * as v from 'valibot';
import { parseValuePath } from './value-path';

/** A path that a map names (docs/import.md, "Paths"). */
export const Path = v.pipe(
  v.string('is not a path'),
  v.check((text) => parseValuePath(text) !== undefined, 'is not a path'),
);
/** One path or several, the best first. */
export const Paths = v.union([Path, v.pipe(v.array(Path), v.minLength(1))], 'is not a path');
