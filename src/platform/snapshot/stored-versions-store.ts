import * as v from 'valibot';
import { toMs } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import { getManifestKey, MAX_STORED_VERSIONS, Manifest, POINTER_KEY, Pointer } from './manifest';

/** The versions in a snapshot store. */
export interface StoredVersions {
  pointer: Pointer | undefined;
  /** The pointer's stored text; a load compares it before it replaces the pointer. */
  pointerText: string | null;
  /** The readable manifests by version: the live one first, then in the pointer's order. */
  manifests: ReadonlyMap<string, Manifest>;
  /** Missing and broken values, as sentences. */
  problems: string[];
}

/**
 * Reads the pointer and the manifests of the stored versions. If the pointer is lost or broken,
 * returns the newest manifests of the store, so that a load or a rollback can repair the pointer.
 */
export async function loadStoredVersions({ kv }: { kv: KVNamespace }): Promise<StoredVersions> {
  const problems: string[] = [];
  const pointerText = await kv.get(POINTER_KEY);
  const pointer = parseStoredJson(Pointer, pointerText);
  if (pointerText !== null && !pointer) problems.push('The pointer to the live version is broken.');

  const versions = pointer ? [pointer.current, ...pointer.previous] : await listVersions(kv);
  const manifests: Manifest[] = [];
  for (const version of versions) {
    const manifest = await loadManifest(kv, version);
    if (manifest) manifests.push(manifest);
    else problems.push(`The manifest of ${version} is missing or broken.`);
  }
  if (!pointer) {
    manifests.sort((a, b) => b.created.localeCompare(a.created));
    manifests.splice(MAX_STORED_VERSIONS);
  }
  return {
    pointer,
    pointerText,
    manifests: new Map(manifests.map((manifest) => [manifest.version, manifest])),
    problems,
  };
}

/**
 * Reads the manifests that another load may have written while this one runs: those of the last hour that
 * were not among the stored versions when this one began.
 */
export async function loadManifestsOfOthers(
  { manifests }: StoredVersions,
  { kv }: { kv: KVNamespace },
  now: number,
): Promise<Manifest[]> {
  const versions = (await listVersions(kv)).filter((version) => !manifests.has(version));
  const others = await Promise.all(versions.map((version) => loadManifest(kv, version)));
  return others
    .filter((manifest) => manifest !== undefined)
    .filter(({ created }) => now - Date.parse(created) < toMs(PERIODS.load));
}

const listVersions = async (kv: KVNamespace): Promise<string[]> =>
  (await listKeys(kv, getManifestKey(''))).map((key) => key.slice(getManifestKey('').length));

const loadManifest = async (kv: KVNamespace, version: string): Promise<Manifest | undefined> =>
  parseStoredJson(Manifest, await kv.get(getManifestKey(version)));

/** Returns all keys of the namespace that begin with the prefix. */
export async function listKeys(kv: KVNamespace, prefix: string): Promise<string[]> {
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
