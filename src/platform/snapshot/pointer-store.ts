import { POINTER_KEY, Pointer } from './manifest';
import { parsePart } from './part';

/** Reads which version is live; undefined if none was loaded. Rejects if the pointer cannot be read. */
export async function loadPointer(kv: KVNamespace): Promise<Pointer | undefined> {
  const value: unknown = JSON.parse((await kv.get(POINTER_KEY)) ?? 'null');
  return value === null ? undefined : parsePart(Pointer, value, 'pointer');
}
