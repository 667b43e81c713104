import embedded from '../dist/build/embedded.bin';
import { createApp } from './app';
import { openPreview } from './app-middleware';
import type { Environment } from './env';
import { parseEnvironment } from './env';
import { answerHealth, createHealthResponse } from './features/watch/health-store';
import { HEALTH_PATH } from './features/watch/watched';
import { runJobs } from './jobs';
import { isAccountPath } from './platform/accounts/account-paths';
import { PageCache } from './platform/page-cache';
import { passToPlatform } from './platform/sharing/pass-to-platform';
import { shareWithNobody } from './platform/sharing/share';
import { watchSender } from './platform/sharing/watch-sender';
import { joinBoundBuckets } from './platform/snapshot/join-buckets-store';
import { BrokenPartError } from './platform/snapshot/part';
import { servePicture } from './platform/snapshot/picture-store';
import { resolveRequest } from './platform/snapshot/snapshot';
import { SnapshotStore } from './platform/snapshot/snapshot-store';
import { createUnavailableResponse } from './platform/unavailable-response';

/**
 * Creates the worker: it answers from the page cache, else from the best version that can be read.
 * `archive` is the packed snapshot it falls back to when KV holds none.
 */
export function createWorker(archive: ArrayBuffer) {
  const app = createApp();
  const snapshots = new SnapshotStore();
  const pages = new PageCache();
  let parsed: ReturnType<typeof parseEnvironment> | undefined;

  async function answer(
    request: Request,
    env: Record<string, unknown>,
    context: ExecutionContext,
  ): Promise<Response> {
    // The environment does not change during an isolate's life: parsed once.
    parsed ??= parseEnvironment(joinBoundBuckets(env));
    const { url } = request;
    // Parsed only if it may be the one: a page from the cache takes little longer than parsing its address.
    const isHealthCheck = url.includes(HEALTH_PATH) && new URL(url).pathname === HEALTH_PATH;
    if (!parsed.ok)
      return isHealthCheck
        ? createHealthResponse(false)
        : createMisconfiguredResponse(request, parsed.missing);
    const { environment } = parsed;
    const sources = createSnapshotSources(environment, archive);
    const findAgencyCard = async () => {
      for await (const { site } of snapshots.loadCandidates(sources)) return site.shareCard;
      return undefined;
    };
    const picture = await servePicture(request, environment.FILES, context, findAgencyCard);
    if (picture) return picture;
    if (isHealthCheck) {
      const snapshot = await snapshots.loadLive(sources);
      const { isFallback } = snapshots;
      return answerHealth(environment, { snapshot, isFallback }, bindWaitUntil(context));
    }
    const live = snapshots.getLive(sources, context);
    const cachedPage = live && pages.match(request, live.edition);
    if (cachedPage) return cachedPage;

    const sender = watchSender(request);
    let tried: Parameters<typeof app.fetch>[1];
    for await (const snapshot of snapshots.loadCandidates(sources)) {
      const kept = !live && snapshots.isLive(snapshot) && pages.match(request, snapshot.edition);
      if (kept) return kept;
      try {
        const found = { snapshot, route: resolveRequest(request, snapshot) };
        const shown = found.route.previewKey
          ? await openPreview(request, found, environment)
          : found;
        const isStandIn = snapshots.isStandIn(snapshot);
        tried = { ...environment, ...shown, isStandIn, isAway: false };
        const response = await app.fetch(request, tried, context);
        if (sender.isRead) shareWithNobody(response);
        // A page of an older version answers this request only, a page of an account this person only.
        if (!snapshots.isLive(snapshot)) {
          shareWithNobody(response);
          return response;
        }
        return isAccountPath(shown.route.original)
          ? response
          : await pages.store(request, snapshot.edition, response);
      } catch (error) {
        // Only this request falls back: the version still serves all pages without the broken part.
        if (!(error instanceof BrokenPartError)) throw error;
        console.error(`version ${snapshot.version}: ${error.message}`);
      }
    }
    if (tried) return app.fetch(request, { ...tried, isAway: true }, context);
    return createUnavailableResponse(request, NO_SNAPSHOT_MESSAGE);
  }

  return {
    async fetch(request, env, context) {
      const { url } = request;
      return passToPlatform(await answer(request, env, context), url, snapshots.isConfirmed);
    },

    async scheduled({ cron }, env, context) {
      parsed ??= parseEnvironment(joinBoundBuckets(env));
      if (!parsed.ok) throw new Error(parsed.missing.join('\n'));
      const { environment } = parsed;
      const sources = createSnapshotSources(environment, archive);
      const snapshot = await snapshots.loadLive(sources);
      const { cache } = context;
      await runJobs(cron, { ...environment, snapshot, cache, waitUntil: bindWaitUntil(context) });
    },
  } satisfies ExportedHandler<Record<string, unknown>>;
}

export default createWorker(embedded);

/** Lets work go on behind the answer. */
const bindWaitUntil = (context: ExecutionContext) => (work: Promise<unknown>) =>
  context.waitUntil(work);

/** Milliseconds a visitor waits for KV at most; then the embedded snapshot is served. */
const KV_TIMEOUT_MS = 2000;

const createSnapshotSources = (environment: Environment, embedded: ArrayBuffer) => ({
  kv: environment.SNAPSHOTS,
  embedded,
  refuseDemonstration: environment.ENVIRONMENT === 'production',
  pollSeconds: environment.SNAPSHOT_POLL_S,
  timeoutMs: KV_TIMEOUT_MS,
});

function createMisconfiguredResponse(request: Request, missing: string[]): Promise<Response> {
  const text = `This site is not configured completely.\n${missing.join('\n')}\n`;
  console.error(text);
  return createUnavailableResponse(request, text);
}

const NO_SNAPSHOT_MESSAGE =
  'This site has no catalogue to show yet: load a snapshot (npm run staff -- snapshot load).\n';
