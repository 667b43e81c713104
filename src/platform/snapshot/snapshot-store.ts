import { unpackSnapshot } from './archive';
import type { ReadPart } from './catalogue-store';
import { BrokenPartError, openCatalogue, parsePart } from './catalogue-store';
import { computeContentHash } from './content-hash';
import { getManifestKey, getSnapshotPartKey, Manifest, POINTER_KEY, Pointer } from './manifest';
import { openSite } from './site-store';
import type { Snapshot } from './snapshot';
import { createSnapshot } from './snapshot';
import { withTimeout } from './with-timeout';

/** Where versions come from: the KV namespace, the embedded archive, and how often the pointer is looked at. */
export interface SnapshotSources {
  kv: KVNamespace;
  embedded: ArrayBuffer;
  /** Production never shows the demonstration in the agency's place (docs/architecture.md). */
  refuseDemonstration: boolean;
  pollSeconds: number;
  /** A KV that does not answer for so long is one that cannot be read. */
  timeoutMs: number;
}

const MAX_PART_CACHE_BYTES = 24 * 1024 * 1024;
const POINTER_TTL_SECONDS = 30;

/**
 * The versions an isolate can answer from. It serves one until the pointer names another, looks at
 * the pointer in the background only, and falls back request by request: the live version, the
 * versions before it, the embedded one (docs/architecture.md, 'Catalogue in KV').
 */
export class SnapshotStore {
  #live: Snapshot | undefined;
  #lastCheckedAt = 0;
  #pointer: Pointer | undefined;
  #openSnapshots = new Map<string, Snapshot>();
  #embedded: Snapshot | undefined;
  #parts = new PartCache(MAX_PART_CACHE_BYTES);

  /** The version in service, at once; the pointer is looked at behind the visitor's back when it is time. */
  getLive(
    sources: SnapshotSources,
    context: Pick<ExecutionContext, 'waitUntil'>,
  ): Snapshot | undefined {
    if (this.#live && Date.now() - this.#lastCheckedAt >= sources.pollSeconds * 1000)
      context.waitUntil(this.#refresh(sources));
    return this.#live;
  }

  isLive = (snapshot: Snapshot): boolean => snapshot === this.#live;

  /** The snapshots to answer a request from, best first; the next is asked for only where one was broken. */
  async *loadCandidates(sources: SnapshotSources): AsyncGenerator<Snapshot> {
    if (!this.#live) await this.#refresh(sources);
    const live = this.#live;
    if (live) yield live;
    for (const version of this.#pointer?.previous ?? []) {
      const previous = await this.#open(version, sources).catch(logSnapshotError);
      if (previous && previous.version !== live?.version) yield previous;
    }
    const embedded = await this.#openEmbedded(sources).catch(logSnapshotError);
    if (embedded && embedded.version !== live?.version) yield embedded;
  }

  /** Follows the pointer. What cannot be read changes nothing: the last good version stays. */
  async #refresh(sources: SnapshotSources): Promise<void> {
    this.#lastCheckedAt = Date.now();
    try {
      const value = await withTimeout(
        sources.kv.get(POINTER_KEY, { cacheTtl: POINTER_TTL_SECONDS }),
        AbortSignal.timeout(sources.timeoutMs),
      );
      const pointer = parsePart(Pointer, JSON.parse(value ?? 'null'), 'pointer');
      this.#pointer = pointer;
      for (const version of [pointer.current, ...pointer.previous]) {
        const snapshot = await this.#open(version, sources).catch(logSnapshotError);
        if (!snapshot) continue;
        this.#live = snapshot;
        this.#evictExcept([pointer.current, ...pointer.previous]);
        return;
      }
    } catch (error) {
      logSnapshotError(error);
    }
    this.#live ??= await this.#openEmbedded(sources).catch(logSnapshotError);
  }

  async #open(
    version: string,
    { kv, timeoutMs }: Pick<SnapshotSources, 'kv' | 'timeoutMs'>,
  ): Promise<Snapshot> {
    const known = this.#openSnapshots.get(version);
    if (known) return known;
    const read = this.#parts.createReader(async (hash) => {
      const asked = kv.get(getSnapshotPartKey(hash), 'arrayBuffer');
      const bytes = await withTimeout(asked, AbortSignal.timeout(timeoutMs));
      return bytes ? new Uint8Array(bytes) : undefined;
    });
    const value = await withTimeout(
      kv.get(getManifestKey(version)),
      AbortSignal.timeout(timeoutMs),
    );
    const manifest = parsePart(Manifest, JSON.parse(value ?? 'null'), `manifest ${version}`);
    const snapshot = await openSnapshot(manifest, read);
    this.#openSnapshots.set(version, snapshot);
    return snapshot;
  }

  async #openEmbedded(sources: SnapshotSources): Promise<Snapshot | undefined> {
    if (this.#embedded) return this.#embedded;
    const { manifest, parts } = await unpackSnapshot(sources.embedded);
    if (manifest.demonstration && sources.refuseDemonstration) return undefined;
    const read: ReadPart = async (hash) => {
      const bytes = parts.get(hash);
      if (!bytes) throw new BrokenPartError(`embedded part ${hash} is missing`);
      return bytes;
    };
    this.#embedded = await openSnapshot(manifest, read);
    return this.#embedded;
  }

  #evictExcept(versions: readonly string[]) {
    for (const version of this.#openSnapshots.keys()) {
      if (!versions.includes(version)) this.#openSnapshots.delete(version);
    }
  }
}

async function openSnapshot(manifest: Manifest, read: ReadPart): Promise<Snapshot> {
  const [site, catalogue] = await Promise.all([
    openSite(manifest.parts, read),
    openCatalogue(manifest.parts, read),
  ]);
  return createSnapshot(manifest, site, catalogue);
}

/** Parts by content hash, least recently used out first; a hash never changes what it names. */
class PartCache {
  #parts = new Map<string, Uint8Array>();
  #totalBytes = 0;
  readonly #maxBytes: number;

  constructor(limit: number) {
    this.#maxBytes = limit;
  }

  createReader(fetchPart: (hash: string) => Promise<Uint8Array | undefined>): ReadPart {
    return async (hash) => {
      const kept = this.#parts.get(hash);
      if (kept) {
        this.#parts.delete(hash);
        this.#parts.set(hash, kept);
        return kept;
      }
      const bytes = await fetchPart(hash).catch((error: unknown) => {
        throw new BrokenPartError(`part ${hash} cannot be read`, { cause: error });
      });
      if (!bytes) throw new BrokenPartError(`part ${hash} is missing`);
      if ((await computeContentHash(bytes)) !== hash)
        throw new BrokenPartError(`part ${hash} is corrupt`);
      this.#set(hash, bytes);
      return bytes;
    };
  }

  #set(hash: string, bytes: Uint8Array) {
    if (this.#parts.has(hash)) return;
    this.#parts.set(hash, bytes);
    this.#totalBytes += bytes.length;
    for (const [oldest, old] of this.#parts) {
      if (this.#totalBytes <= this.#maxBytes) return;
      this.#parts.delete(oldest);
      this.#totalBytes -= old.length;
    }
  }
}

function logSnapshotError(error: unknown): undefined {
  console.warn(`snapshot: ${error instanceof Error ? error.message : error}`);
}
