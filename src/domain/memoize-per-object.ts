/**
 * Returns a function that calls `compute` once per object. The value is freed together with the
 * object: a value derived from a snapshot, or from one of its parts, has the same lifetime.
 */
export function memoizePerObject<Source extends object, Value>(
  compute: (source: Source) => Value,
): (source: Source) => Value {
  const values = new WeakMap<Source, { value: Value }>();
  return (source) => {
    const existing = values.get(source);
    if (existing) return existing.value;
    const value = compute(source);
    values.set(source, { value });
    return value;
  };
}
