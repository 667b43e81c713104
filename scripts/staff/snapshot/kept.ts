import * as v from 'valibot';
import type { ReadPart } from '../../../src/platform/snapshot/catalogue-store';
import { contentHash } from '../../../src/platform/snapshot/hash';
import {
  Manifest,
  manifestKey,
  POINTER_KEY,
  Pointer,
  partKey,
  VERSIONS_KEPT,
} from '../../../src/platform/snapshot/manifest';
import type { Place } from '../place';

/** The versions a place keeps. */
export interface Kept {
  pointer: Pointer | undefined;
  /** The pointer as it was written: whoever replaces it makes sure that it still is. */
  pointerText: string | null;
  /** The manifests that can be read, by version; the live one first, then as the pointer has them. */
  manifests: ReadonlyMap<string, Manifest>;
  /** What is not as it should be, in plain words. */
  troubles: string[];
}

/**
 * Reads what is live and what is kept. Where the pointer is lost or broken, the newest manifests
 * that are there stand in as kept versions, so that a load or a rollback mends it.
 */
export async function readKept({ kv }: Place): Promise<Kept> {
  const troubles: string[] = [];
  const pointerText = await kv.get(POINTER_KEY);
  const pointer = parsed(Pointer, pointerText);
  if (pointerText !== null && !pointer) troubles.push('The pointer to the live version is broken.');

  const versions = pointer
    ? [pointer.current, ...pointer.previous]
    : (await keysBelow(kv, manifestKey(''))).map((key) => key.slice(manifestKey('').length));
  const manifests: Manifest[] = [];
  for (const version of versions) {
    const manifest = parsed(Manifest, await kv.get(manifestKey(version)));
    if (manifest) manifests.push(manifest);
    else troubles.push(`The manifest of ${version} is missing or broken.`);
  }
  if (!pointer) {
    manifests.sort((a, b) => b.created.localeCompare(a.created));
    manifests.splice(VERSIONS_KEPT);
  }
  return {
    pointer,
    pointerText,
    manifests: new Map(manifests.map((manifest) => [manifest.version, manifest])),
    troubles,
  };
}

/** Reads parts and holds each against its hash; throws where one is missing or another. */
export const partReader =
  ({ kv }: Place): ReadPart =>
  async (hash) => {
    const value = await kv.get(partKey(hash), 'arrayBuffer');
    if (!value) throw new Error(`part ${hash} is missing`);
    const bytes = new Uint8Array(value);
    if ((await contentHash(bytes)) !== hash) throw new Error(`part ${hash} is corrupt`);
    return bytes;
  };

/** Every key of the namespace that begins so. */
export async function keysBelow(kv: Place['kv'], prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof kv.list>> = await kv.list({ prefix, cursor });
    keys.push(...page.keys.map(({ name }) => name));
    cursor = page.list_complete ? null : page.cursor;
  } while (cursor);
  return keys;
}

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  value: string | null,
): v.InferOutput<Schema> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(value ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
