/**
 * Returns `make` as a function that computes each object's value once. The value is freed together
 * with the object: what is derived from a snapshot, or from one of its parts, lives as long as it does.
 */
export function memoizePerObject<Source extends object, Value>(
  make: (source: Source) => Value,
): (source: Source) => Value {
  const values = new WeakMap<Source, { value: Value }>();
  return (source) => {
    const existing = values.get(source);
    if (existing) return existing.value;
    const value = make(source);
    values.set(source, { value });
    return value;
  };
}
