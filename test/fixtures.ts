import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { resolveRoute } from '../src/domain/routing/resolve-route';
import type { RequestContext } from '../src/platform/request-context';
import { createRequestContext } from '../src/platform/request-context';
import { packSnapshot } from '../src/platform/snapshot/archive';
import type { CompiledSnapshot } from '../src/platform/snapshot/build/compile';
import { compileSnapshot } from '../src/platform/snapshot/build/compile';
import type { CompilableSource } from '../src/platform/snapshot/build/source';
import { getManifestKey, getSnapshotPartKey, POINTER_KEY } from '../src/platform/snapshot/manifest';
import { SnapshotStore } from '../src/platform/snapshot/snapshot-store';
import { createWorker } from '../src/worker';
import { LOW_COST_TEXT } from './low-cost';
import { checkSnapshot } from './platform/snapshot/check-snapshot';
import { createSmallSnapshot } from './platform/snapshot/small-snapshot';

/** The raw files of a snapshot, which tests change. */
export type SnapshotFiles = ReturnType<typeof createSmallSnapshot>;

/** What the staff tool makes: lightningcss and typefaces do not run in workerd. */
type MadeParts = Pick<CompilableSource, 'safeCss' | 'shareCard'>;

/** Compiles these files into a version. @throws if the staff tool's check refuses them. */
export async function compileFiles(
  files: SnapshotFiles,
  made: MadeParts = {},
): Promise<CompiledSnapshot> {
  const { source, findings } = checkSnapshot(files, new Set(Object.keys(DOCUMENT_HASHES)), []);
  if (!source) throw new Error(JSON.stringify(findings, null, 2));
  return compileSnapshot({ ...source, ...made }, DOCUMENT_HASHES, new Date(0));
}

/** The documents that the small snapshot names, with placeholder content hashes. */
const DOCUMENT_HASHES = { 'plans/84213.pdf': '0'.repeat(32) };

/** Stores all parts of a version in KV, makes it live, with `previous` as versions to fall back to; returns its name. */
export async function storeLiveVersion(
  version: CompiledSnapshot,
  previous: string[] = [],
): Promise<string> {
  const { manifest, parts } = version;
  for (const [hash, bytes] of parts)
    await env.SNAPSHOTS.put(getSnapshotPartKey(hash), bytes as Uint8Array<ArrayBuffer>);
  await env.SNAPSHOTS.put(getManifestKey(manifest.version), JSON.stringify(manifest));
  await env.SNAPSHOTS.put(POINTER_KEY, JSON.stringify({ current: manifest.version, previous }));
  return manifest.version;
}

/** Variables of a site that reads the pointer at every request: for tests of a version that changes. */
export const WITH_LIVE_POINTER = { SNAPSHOT_POLL_S: 0 };

/** Variables of a site that reads the pointer once, since each read takes a millisecond. */
const WITH_FIXED_POINTER = { SNAPSHOT_POLL_S: 1e9 };

/** Creates a new isolate of the worker, which reads the pointer once; `embedded` is its fallback. */
export async function createTestSite({
  embedded = createSmallSnapshot(),
  safeCss = {},
  shareCard,
  archive,
  variables = {},
}: {
  embedded?: SnapshotFiles;
  /** The packed fallback, instead of `embedded`. */
  archive?: ArrayBuffer | undefined;
  variables?: Record<string, unknown>;
} & MadeParts = {}) {
  const worker = createWorker(archive ?? (await packFiles(embedded, { safeCss, shareCard })));
  // Production refuses less than the full cost (decision 103).
  const cheapPasswords = variables.ENVIRONMENT !== 'production' && { PASSWORD_COST: LOW_COST_TEXT };
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const context = createExecutionContext();
    const request = new Request(new URL(path, 'http://localhost:8787'), {
      redirect: 'manual',
      ...init,
    });
    const response = await worker.fetch(
      request as Parameters<typeof worker.fetch>[0],
      { ...env, ...WITH_FIXED_POINTER, ...cheapPasswords, ...variables },
      context,
    );
    await waitOnExecutionContext(context);
    return response;
  };
}

/** Archives by the files in them: most tests embed the same. */
const archives = new Map<string, ArrayBuffer>();

/** Compiles these files and packs them, as a build does with the snapshot that it embeds. */
async function packFiles(files: SnapshotFiles, made: MadeParts = {}): Promise<ArrayBuffer> {
  const key = JSON.stringify([files, made]);
  const known = archives.get(key);
  if (known) return known;
  const { buffer } = await packSnapshot(await compileFiles(files, made));
  archives.set(key, buffer as ArrayBuffer);
  return buffer as ArrayBuffer;
}

/** Creates the request context of a path, as a view receives it. */
export async function createTestContext(
  path: string,
  files: SnapshotFiles = createSmallSnapshot(),
): Promise<RequestContext> {
  const sources = { kv: env.SNAPSHOTS, embedded: await packFiles(files) };
  for await (const snapshot of new SnapshotStore().loadCandidates({
    ...sources,
    refuseDemonstration: false,
    pollSeconds: 0,
    timeoutMs: 2000,
  }))
    return createRequestContext(
      snapshot,
      resolveRoute(snapshot.routeTable, path),
      'https://www.huis-vallee.example',
    );
  throw new Error('no version');
}
