import * as v from 'valibot';
import { keepText, keptText } from '../storage';

const Ids = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999_999_999))),
  v.maxLength(100),
);

/** The ids kept under this key; undefined where nothing is. What nobody of ours wrote is dropped. */
export function idsIn(key: string): number[] | undefined {
  const text = keptText(key);
  if (typeof text !== 'string') return undefined;
  const ids = v.safeParse(Ids, text);
  if (ids.success) return [...new Set(ids.output)];
  keepText(key, undefined);
  return undefined;
}

/** Keeps these ids, or nothing at all where there are none to keep; whether the browser let it. */
export const keep = (key: string, ids: readonly number[] | undefined): boolean =>
  keepText(key, ids && JSON.stringify(ids));
