import * as v from 'valibot';
import {
  getManifestKey,
  MAX_STORED_VERSIONS,
  Manifest,
  POINTER_KEY,
  Pointer,
} from '../../../src/platform/snapshot/manifest';
import type { StaffStores } from '../stores';

/** The versions a place keeps. */
export interface StoredVersions {
  pointer: Pointer | undefined;
  /** The pointer as it was written: whoever replaces it makes sure that it still is. */
  pointerText: string | null;
  /** The manifests that can be read, by version; the live one first, then as the pointer has them. */
  manifests: ReadonlyMap<string, Manifest>;
  /** What is not as it should be, in plain words. */
  problems: string[];
}

/**
 * Reads what is live and what is kept. Where the pointer is lost or broken, the newest manifests
 * that are there stand in as kept versions, so that a load or a rollback mends it.
 */
export async function loadStoredVersions({ kv }: StaffStores): Promise<StoredVersions> {
  const troubles: string[] = [];
  const pointerText = await kv.get(POINTER_KEY);
  const pointer = parseStoredJson(Pointer, pointerText);
  if (pointerText !== null && !pointer) troubles.push('The pointer to the live version is broken.');

  const versions = pointer
    ? [pointer.current, ...pointer.previous]
    : (await listKeys(kv, getManifestKey(''))).map((key) => key.slice(getManifestKey('').length));
  const manifests: Manifest[] = [];
  for (const version of versions) {
    const manifest = parseStoredJson(Manifest, await kv.get(getManifestKey(version)));
    if (manifest) manifests.push(manifest);
    else troubles.push(`The manifest of ${version} is missing or broken.`);
  }
  if (!pointer) {
    manifests.sort((a, b) => b.created.localeCompare(a.created));
    manifests.splice(MAX_STORED_VERSIONS);
  }
  return {
    pointer,
    pointerText,
    manifests: new Map(manifests.map((manifest) => [manifest.version, manifest])),
    problems: troubles,
  };
}

/** Every key of the namespace that begins so. */
export async function listKeys(kv: StaffStores['kv'], prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof kv.list>> = await kv.list({ prefix, cursor });
    keys.push(...page.keys.map(({ name }) => name));
    cursor = page.list_complete ? null : page.cursor;
  } while (cursor);
  return keys;
}

function parseStoredJson<Schema extends v.GenericSchema>(
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
