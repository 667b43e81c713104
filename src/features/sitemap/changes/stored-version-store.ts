import type { RequestContext } from '../../../platform/request-context';
import { createRequestContext } from '../../../platform/request-context';
import type { Manifest } from '../../../platform/snapshot/manifest';
import { openSnapshot } from '../../../platform/snapshot/open-snapshot';
import { BrokenPartError, createPartReader } from '../../../platform/snapshot/part';
import { readStoredPart } from '../../../platform/snapshot/part-store';
import { renewSnapshot } from '../../../platform/snapshot/snapshot';

/** A version as visitors saw it at a moment, with the hashes of its parts. */
export interface VersionThen {
  ctx: RequestContext;
  parts: Manifest['parts'];
}

/** Opens a stored version as it was public at a moment, in milliseconds since 1970; undefined if it cannot be read. */
export async function openVersionThen(
  kv: KVNamespace,
  manifest: Manifest | undefined,
  at: number,
  origin: string,
): Promise<VersionThen | undefined> {
  if (!manifest) return undefined;
  try {
    const reader = createPartReader((hash) => readStoredPart(kv, hash));
    const snapshot = renewSnapshot(await openSnapshot(manifest, reader), at);
    const language = snapshot.site.configuration.language.languageDefault;
    const ctx = createRequestContext(snapshot, { original: '/', language, preview: false }, origin);
    return { ctx, parts: manifest.parts };
  } catch (problem) {
    if (!(problem instanceof BrokenPartError)) throw problem;
    console.error(`changed addresses: version ${manifest.version} cannot be read`, problem);
    return undefined;
  }
}
