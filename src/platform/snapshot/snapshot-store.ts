import { unpackSnapshot } from './archive';
import type { ReadPart } from './catalogue-store';
import { BrokenPart, openCatalogue, parsePart } from './catalogue-store';
import { contentHash } from './hash';
import { inTime } from './in-time';
import { Manifest, manifestKey, POINTER_KEY, Pointer, partKey } from './manifest';
import { openSite } from './site-store';
import type { Snapshot } from './snapshot';
import { snapshotOf } from './snapshot';

/** Where versions come from: the KV namespace, the embedded archive, and how often the pointer is looked at. */
export interface SnapshotSources {
  kv: KVNamespace;
  embedded: ArrayBuffer;
  /** Production never shows the demonstration in the agency's place (architecture.md). */
  refuseDemonstration: boolean;
  pollSeconds: number;
  /** A KV that does not answer for so long is one that cannot be read. */
  patienceMs: number;
}

const PARTS_KEPT_BYTES = 24 * 1024 * 1024;
const POINTER_TTL_SECONDS = 30;

/**
 * The versions an isolate can answer from. It serves one until the pointer names another, looks at
 * the pointer in the background only, and falls back request by request: the live version, the
 * versions before it, the embedded one (architecture.md, 'Catalogue in KV').
 */
export class SnapshotStore {
  #live: Snapshot | undefined;
  #checked = 0;
  #pointer: Pointer | undefined;
  #opened = new Map<string, Snapshot>();
  #embedded: Snapshot | undefined;
  #parts = new PartCache(PARTS_KEPT_BYTES);

  /** The version in service, at once; the pointer is looked at behind the visitor's back when it is time. */
  live(
    sources: SnapshotSources,
    context: Pick<ExecutionContext, 'waitUntil'>,
  ): Snapshot | undefined {
    if (this.#live && Date.now() - this.#checked >= sources.pollSeconds * 1000)
      context.waitUntil(this.#refresh(sources));
    return this.#live;
  }

  isLive = (snapshot: Snapshot): boolean => snapshot === this.#live;

  /** The snapshots to answer a request from, best first; the next is asked for only where one was broken. */
  async *candidates(sources: SnapshotSources): AsyncGenerator<Snapshot> {
    if (!this.#live) await this.#refresh(sources);
    const live = this.#live;
    if (live) yield live;
    for (const version of this.#pointer?.previous ?? []) {
      const previous = await this.#open(version, sources).catch(report);
      if (previous && previous.version !== live?.version) yield previous;
    }
    const embedded = await this.#openEmbedded(sources).catch(report);
    if (embedded && embedded.version !== live?.version) yield embedded;
  }

  /** Follows the pointer. What cannot be read changes nothing: the last good version stays. */
  async #refresh(sources: SnapshotSources): Promise<void> {
    this.#checked = Date.now();
    try {
      const value = await inTime(
        sources.kv.get(POINTER_KEY, { cacheTtl: POINTER_TTL_SECONDS }),
        AbortSignal.timeout(sources.patienceMs),
      );
      const pointer = parsePart(Pointer, JSON.parse(value ?? 'null'), 'pointer');
      this.#pointer = pointer;
      for (const version of [pointer.current, ...pointer.previous]) {
        const snapshot = await this.#open(version, sources).catch(report);
        if (!snapshot) continue;
        this.#live = snapshot;
        this.#forgetAllBut([pointer.current, ...pointer.previous]);
        return;
      }
    } catch (error) {
      report(error);
    }
    this.#live ??= await this.#openEmbedded(sources).catch(report);
  }

  async #open(
    version: string,
    { kv, patienceMs }: Pick<SnapshotSources, 'kv' | 'patienceMs'>,
  ): Promise<Snapshot> {
    const known = this.#opened.get(version);
    if (known) return known;
    const read = this.#parts.through(async (hash) => {
      const asked = kv.get(partKey(hash), 'arrayBuffer');
      const bytes = await inTime(asked, AbortSignal.timeout(patienceMs));
      return bytes ? new Uint8Array(bytes) : undefined;
    });
    const value = await inTime(kv.get(manifestKey(version)), AbortSignal.timeout(patienceMs));
    const manifest = parsePart(Manifest, JSON.parse(value ?? 'null'), `manifest ${version}`);
    const snapshot = await open(manifest, read);
    this.#opened.set(version, snapshot);
    return snapshot;
  }

  async #openEmbedded(sources: SnapshotSources): Promise<Snapshot | undefined> {
    if (this.#embedded) return this.#embedded;
    const { manifest, parts } = await unpackSnapshot(sources.embedded);
    if (manifest.demonstration && sources.refuseDemonstration) return undefined;
    const read: ReadPart = async (hash) => {
      const bytes = parts.get(hash);
      if (!bytes) throw new BrokenPart(`embedded part ${hash} is missing`);
      return bytes;
    };
    this.#embedded = await open(manifest, read);
    return this.#embedded;
  }

  #forgetAllBut(versions: readonly string[]) {
    for (const version of this.#opened.keys()) {
      if (!versions.includes(version)) this.#opened.delete(version);
    }
  }
}

async function open(manifest: Manifest, read: ReadPart): Promise<Snapshot> {
  const [site, catalogue] = await Promise.all([
    openSite(manifest.parts, read),
    openCatalogue(manifest.parts, read),
  ]);
  return snapshotOf(manifest, site, catalogue);
}

/** Parts by content hash, least recently used out first; a hash never changes what it names. */
class PartCache {
  #parts = new Map<string, Uint8Array>();
  #bytes = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  through(fetchPart: (hash: string) => Promise<Uint8Array | undefined>): ReadPart {
    return async (hash) => {
      const kept = this.#parts.get(hash);
      if (kept) {
        this.#parts.delete(hash);
        this.#parts.set(hash, kept);
        return kept;
      }
      const bytes = await fetchPart(hash).catch((error: unknown) => {
        throw new BrokenPart(`part ${hash} cannot be read`, { cause: error });
      });
      if (!bytes) throw new BrokenPart(`part ${hash} is missing`);
      if ((await contentHash(bytes)) !== hash) throw new BrokenPart(`part ${hash} is corrupt`);
      this.#keep(hash, bytes);
      return bytes;
    };
  }

  #keep(hash: string, bytes: Uint8Array) {
    if (this.#parts.has(hash)) return;
    this.#parts.set(hash, bytes);
    this.#bytes += bytes.length;
    for (const [oldest, old] of this.#parts) {
      if (this.#bytes <= this.#limit) return;
      this.#parts.delete(oldest);
      this.#bytes -= old.length;
    }
  }
}

function report(error: unknown): undefined {
  console.warn(`snapshot: ${error instanceof Error ? error.message : error}`);
}
