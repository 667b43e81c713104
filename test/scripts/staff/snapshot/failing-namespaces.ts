import { getSnapshotPartKey, POINTER_KEY } from '../../../../src/platform/snapshot/manifest';

/** Returns a namespace that stores all parts without their last byte. */
export const cutWrittenParts = (kv: KVNamespace) =>
  new Proxy(kv, {
    get: (_, key) =>
      key === 'put'
        ? (name: string, value: string | Uint8Array) =>
            kv.put(name, name.startsWith(getSnapshotPartKey('')) ? value.slice(0, -1) : value)
        : Reflect.get(kv, key),
  });

/** Returns a namespace that lists and removes nothing once its pointer is written. */
export function failAfterSwitch(kv: KVNamespace): KVNamespace {
  let hasSwitched = false;
  return new Proxy(kv, {
    get:
      (_, member) =>
      (...args: [string, string]) => {
        if (hasSwitched && ['list', 'delete'].includes(String(member)))
          throw new Error('KV failed: 500');
        hasSwitched ||= member === 'put' && args[0] === POINTER_KEY;
        return Reflect.get(kv, member)(...args);
      },
  });
}

/** Returns a namespace that runs something else once, just before it writes a key that begins so. */
export function runBeforePut(
  kv: KVNamespace,
  start: string,
  run: () => Promise<void>,
): KVNamespace {
  let hasRun = false;
  return new Proxy(kv, {
    get: (_, member) =>
      member === 'put'
        ? async (name: string, value: string | Uint8Array) => {
            if (name.startsWith(start) && !hasRun) {
              hasRun = true;
              await run();
            }
            return kv.put(name, value);
          }
        : Reflect.get(kv, member),
  });
}
