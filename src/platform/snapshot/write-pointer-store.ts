import * as v from 'valibot';
import type { Pointer } from './manifest';
import { MAX_STORED_VERSIONS, POINTER_KEY } from './manifest';
import type { StoredVersions } from './stored-versions-store';

/** What is noted beside the pointer, not in it: an earlier build reads a pointer of two fields only. */
export const PointerNote = v.object({
  /** Milliseconds since 1970. */
  switchedAt: v.number(),
});

/** Error for a pointer that another load or rollback changed since this one began. */
export class ConcurrentPublishError extends Error {
  override name = 'ConcurrentPublishError';
}

let switches = 0;

/** Returns how often this isolate has changed the live version: its next answer asks which one is live. */
export const countSwitches = (): number => switches;

/**
 * Makes a stored version live. The pointer goes on to name the versions that were live before, newest first.
 * @throws ConcurrentPublishError if another load or rollback was faster.
 */
export async function writePointer(
  current: string,
  stored: StoredVersions,
  { kv }: { kv: KVNamespace },
): Promise<Pointer> {
  if ((await kv.get(POINTER_KEY)) !== stored.pointerText) {
    throw new ConcurrentPublishError(
      'Another load or rollback has changed the live version meanwhile. This one did not switch it.',
    );
  }
  const previous = [...stored.manifests.keys()]
    .filter((version) => version !== current)
    .slice(0, MAX_STORED_VERSIONS - 1);
  const pointer: Pointer = { current, previous };
  await putWithRetries(kv, JSON.stringify(pointer), { switchedAt: Date.now() });
  switches++;
  return pointer;
}

const MAX_TRIES = 3;

/** Writes the pointer; KV may refuse a second write to one key within a second. */
async function putWithRetries(
  kv: KVNamespace,
  value: string,
  metadata: v.InferOutput<typeof PointerNote>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await kv.put(POINTER_KEY, value, { metadata });
    } catch (problem) {
      if (attempt === MAX_TRIES) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 1000 * attempt));
    }
  }
}
