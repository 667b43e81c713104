import * as v from 'valibot';

const Ids = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999_999_999))),
  v.maxLength(100),
);

/** The ids kept under this key; undefined where nothing is. What nobody of ours wrote is dropped. */
export function idsIn(key: string): number[] | undefined {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const ids = v.safeParse(Ids, text);
    if (ids.success) return [...new Set(ids.output)];
    localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing.
  }
  return undefined;
}

/** Keeps these ids, or nothing at all where there are none to keep; whether the browser let it. */
export function keep(key: string, ids: readonly number[] | undefined): boolean {
  try {
    if (ids) localStorage.setItem(key, JSON.stringify(ids));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
