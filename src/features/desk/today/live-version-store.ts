import {
  getManifestKey,
  Manifest,
  POINTER_KEY,
  Pointer,
} from '../../../platform/snapshot/manifest';
import { parsePart } from '../../../platform/snapshot/part';

/** The version that was loaded last, and since when it is there. */
export interface LiveVersion {
  version: string;
  name: string;
  /** ISO 8601. */
  created: string;
  listings: number;
}

/** Reads the live version from KV; undefined if nothing was loaded, or it cannot be read. */
export async function loadLiveVersion(kv: KVNamespace): Promise<LiveVersion | undefined> {
  try {
    const pointer = await kv.get(POINTER_KEY);
    if (pointer === null) return undefined;
    const { current } = parsePart(Pointer, JSON.parse(pointer), 'pointer');
    const manifest = await kv.get(getManifestKey(current));
    return parsePart(Manifest, JSON.parse(manifest ?? 'null'), `manifest ${current}`);
  } catch (error) {
    console.error('the live version cannot be read', error);
    return undefined;
  }
}
