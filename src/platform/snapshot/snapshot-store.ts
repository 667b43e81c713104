import { toMs } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import { LruCache } from '../lru';
import { MEMORY_BUDGET } from '../memory-budget';
import { unpackSnapshot } from './archive';
import { getManifestKey, Manifest, POINTER_KEY, Pointer } from './manifest';
import { openSnapshot } from './open-snapshot';
import { BrokenPartError, createPartReader, parsePart } from './part';
import { readStoredPart } from './part-store';
import type { Snapshot } from './snapshot';
import { renewSnapshot } from './snapshot';
import { withTimeout } from './with-timeout';
import { countSwitches } from './write-pointer-store';

/** The sources of versions: the KV namespace and the embedded archive. */
export interface SnapshotSources {
  kv: KVNamespace;
  embedded: ArrayBuffer;
  /** True in production, which never shows the demonstration as the agency's site (docs/architecture.md). */
  refuseDemonstration: boolean;
  /** Minimum seconds between two reads of the pointer. */
  pollSeconds: number;
  /** Milliseconds after which a read from KV counts as failed. */
  timeoutMs: number;
}

const POINTER_TTL_SECONDS = 30;

/** An isolate that slept for hours would else answer from the version of then, and shared caches would keep that. */
const UNCONFIRMED_MS = toMs(PERIODS.unconfirmedVersion);

/**
 * Opens the versions an isolate can answer from. It serves one version until the pointer names
 * another or a property becomes public, reads the pointer in the background only, and falls back request by request: the live
 * version, the versions before it, the embedded one (docs/architecture.md, 'Catalogue in KV').
 */
export class SnapshotStore {
  #live: Snapshot | undefined;
  #lastCheckedAt = 0;
  /** How often this isolate had changed the version when the pointer was last read. */
  #knownSwitches = countSwitches();
  /** When the pointer was last read and named the live version. */
  #confirmedAt = 0;
  #pointer: Pointer | undefined;
  #openSnapshots = new Map<string, Snapshot>();
  #embedded: Snapshot | undefined;
  /** Whether KV answered that it holds no version, as a local site does that loaded none. */
  #isStoreEmpty = false;
  /** The texts of parts by content hash, shared by versions: a new version reuses unchanged buckets. */
  #partTexts = new LruCache<string, string>(MEMORY_BUDGET.partTexts, ({ length }) => length);

  /**
   * Returns the live version without waiting; the pointer is read in the background when it is due. Undefined if
   * it is unknown, has not been confirmed for minutes, or was changed by this isolate.
   */
  getLive(
    sources: SnapshotSources,
    context: Pick<ExecutionContext, 'waitUntil'>,
  ): Snapshot | undefined {
    if (this.#isOverdue(sources)) return undefined;
    if (this.#live && Date.now() - this.#lastCheckedAt >= sources.pollSeconds * 1000)
      context.waitUntil(this.#refresh(sources));
    return this.#live && this.#renew(this.#live);
  }

  /** Reads the pointer and returns the version that it names: for work that no visitor waits for. */
  async loadLive(sources: SnapshotSources): Promise<Snapshot | undefined> {
    await this.#refresh(sources);
    return this.#live && this.#renew(this.#live);
  }

  /** Whether the version that the pointer names could not be opened. */
  get isFallback(): boolean {
    return this.#pointer !== undefined && this.#live?.version !== this.#pointer.current;
  }

  isLive = (snapshot: Snapshot): boolean => snapshot === this.#live;

  /** Whether a snapshot stands in for the live version, which cannot be read: what it does not know may exist. */
  isStandIn = (snapshot: Snapshot): boolean =>
    !this.#isStoreEmpty &&
    (snapshot === this.#embedded || snapshot.version !== this.#pointer?.current);

  /** Whether what is answered now is of the version that the pointer named minutes ago at most. */
  get isConfirmed(): boolean {
    return Date.now() - this.#confirmedAt < 2 * UNCONFIRMED_MS;
  }

  #isOverdue = ({ pollSeconds }: SnapshotSources): boolean =>
    this.#knownSwitches !== countSwitches() ||
    Date.now() - this.#lastCheckedAt >= Math.max(UNCONFIRMED_MS, pollSeconds * 1000);

  /** Yields the snapshots to answer a request from, best first; ask for the next one only if one is broken. */
  async *loadCandidates(sources: SnapshotSources): AsyncGenerator<Snapshot> {
    if (!this.#live || this.#isOverdue(sources)) await this.#refresh(sources);
    const live = this.#live && this.#renew(this.#live);
    if (live) yield live;
    for (const version of this.#pointer?.previous ?? []) {
      const previous = await this.#open(version, sources).catch(logSnapshotError);
      if (previous && previous !== live) yield previous;
    }
    // Snapshots are compared, not versions: the embedded one may be of the live version, with parts of
    // its own that are intact where those in KV are not.
    const embedded = await this.#openEmbedded(sources).catch(logSnapshotError);
    if (embedded && embedded !== live) yield embedded;
  }

  /** Opens the version that the pointer names. If a read fails, the last good version stays live. */
  async #refresh(sources: SnapshotSources): Promise<void> {
    this.#lastCheckedAt = Date.now();
    this.#knownSwitches = countSwitches();
    try {
      const value = await withTimeout(
        sources.kv.get(POINTER_KEY, { cacheTtl: POINTER_TTL_SECONDS }),
        AbortSignal.timeout(sources.timeoutMs),
      );
      this.#isStoreEmpty = value === null;
      const pointer = parsePart(Pointer, JSON.parse(value ?? 'null'), 'pointer');
      this.#pointer = pointer;
      for (const version of [pointer.current, ...pointer.previous]) {
        const snapshot = await this.#open(version, sources).catch(logSnapshotError);
        if (!snapshot) continue;
        this.#live = snapshot;
        if (version === pointer.current) this.#confirmedAt = this.#lastCheckedAt;
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
    const existing = this.#openSnapshots.get(version);
    if (existing) return this.#renew(existing);
    const value = await withTimeout(
      kv.get(getManifestKey(version)),
      AbortSignal.timeout(timeoutMs),
    );
    const manifest = parsePart(Manifest, JSON.parse(value ?? 'null'), `manifest ${version}`);
    const readBytes = (hash: string) =>
      withTimeout(readStoredPart(kv, hash), AbortSignal.timeout(timeoutMs)).catch((error) => {
        if (error instanceof BrokenPartError) throw error;
        throw new BrokenPartError(`part ${hash} cannot be read`, { cause: error });
      });
    const snapshot = await openSnapshot(manifest, createPartReader(readBytes, this.#partTexts));
    this.#openSnapshots.set(version, snapshot);
    return snapshot;
  }

  async #openEmbedded(sources: SnapshotSources): Promise<Snapshot | undefined> {
    if (this.#embedded) return this.#renew(this.#embedded);
    const { manifest, parts } = await unpackSnapshot(sources.embedded);
    if (manifest.demonstration && sources.refuseDemonstration) return undefined;
    const readBytes = async (hash: string) => {
      const bytes = parts.get(hash);
      if (!bytes) throw new BrokenPartError(`embedded part ${hash} is missing`);
      return bytes;
    };
    this.#embedded = await openSnapshot(manifest, createPartReader(readBytes, this.#partTexts));
    return this.#embedded;
  }

  /** Returns an open snapshot as it is now, and keeps it in place of the older one. */
  #renew(snapshot: Snapshot): Snapshot {
    const renewed = renewSnapshot(snapshot, Date.now());
    if (renewed === snapshot) return snapshot;
    if (this.#live === snapshot) this.#live = renewed;
    if (this.#embedded === snapshot) this.#embedded = renewed;
    if (this.#openSnapshots.get(renewed.version) === snapshot)
      this.#openSnapshots.set(renewed.version, renewed);
    return renewed;
  }

  #evictExcept(versions: readonly string[]) {
    for (const version of this.#openSnapshots.keys()) {
      if (!versions.includes(version)) this.#openSnapshots.delete(version);
    }
  }
}

function logSnapshotError(error: unknown): undefined {
  console.warn(`snapshot: ${error instanceof Error ? error.message : error}`);
}
