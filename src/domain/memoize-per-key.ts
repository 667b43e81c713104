/**
 * Returns a function that calls `compute` once per key, at the key's first use, and keeps the value for ever: for few
 * keys. The first format of Intl that is made costs a phone a tenth of a second, so no module makes one when it loads.
 */
export function memoizePerKey<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
}
