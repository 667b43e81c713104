import { computeContentHash } from './content-hash';
import { getSnapshotPartKey } from './manifest';
import { BrokenPartError } from './part';

/**
 * Reads a part from KV and verifies it against its content hash. Rejects with BrokenPartError if
 * the part is missing or corrupt, and with the error of KV if it cannot be reached.
 */
export async function readStoredPart(kv: KVNamespace, hash: string): Promise<Uint8Array> {
  const value = await kv.get(getSnapshotPartKey(hash), 'arrayBuffer');
  if (!value) throw new BrokenPartError(`part ${hash} is missing`);
  const bytes = new Uint8Array(value);
  if ((await computeContentHash(bytes)) !== hash)
    throw new BrokenPartError(`part ${hash} is corrupt`);
  return bytes;
}
