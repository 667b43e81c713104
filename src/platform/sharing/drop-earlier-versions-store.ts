import * as v from 'valibot';
import { toMs } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import { POINTER_KEY, Pointer } from '../snapshot/manifest';
import { parsePart } from '../snapshot/part';
import { PointerNote } from '../snapshot/write-pointer-store';
import { buildVersionCacheTag } from './pass-to-platform';

/** The platform's cache in front of the worker, as far as it is emptied here; there is none on a local server. */
export type SharedCache = Pick<CacheContext, 'purge'>;

/**
 * Drops the pages of the versions before from the platform's cache, while isolates may still answer from one of
 * them: each minute after a load or a rollback has changed the pointer. @throws if the platform refuses.
 */
export async function dropEarlierVersions(
  kv: KVNamespace,
  cache: SharedCache | undefined,
  now: number,
): Promise<void> {
  if (!cache) return;
  const { value, metadata } = await kv.getWithMetadata(POINTER_KEY);
  const note = v.safeParse(PointerNote, metadata);
  if (!value || !note.success) return;
  if (now - note.output.switchedAt > toMs(PERIODS.droppedVersion)) return;
  const { previous } = parsePart(Pointer, JSON.parse(value), 'pointer');
  if (previous.length === 0) return;
  const { success, errors } = await cache.purge({ tags: previous.map(buildVersionCacheTag) });
  if (!success)
    throw new Error(`earlier pages: ${errors.map(({ message }) => message).join(', ')}`);
}
