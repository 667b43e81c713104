import { inTime } from '../../behaviours/in-time';

/** What this script needs of its global scope, which TypeScript's DOM types leave out. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}
interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/**
 * Answers what a visitor keeps for a visit where there is no network: the pack itself and the page that says so. It is
 * asked only when the network fails or hangs, so that no list and no price of yesterday is ever shown as today's.
 */
const worker = self as unknown as WorkerScope;
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  // Data that a page's script asks for is never answered from what was kept.
  if (request.mode === 'navigate' || request.destination !== '') event.respondWith(answer(request));
});

/** Answers by the network; in its place by what was kept at exactly this address, a page else by that for no network. */
async function answer(request: Request): Promise<Response> {
  const kept = await findKept(request.url);
  if (kept) return inTime(fetch(request)).catch(() => kept);
  return fetch(request).catch(() =>
    request.mode === 'navigate' ? findOfflinePage(request) : Response.error(),
  );
}

/** Returns the page that says that there is no network, in the language of an address. */
async function findOfflinePage({ url }: Request): Promise<Response> {
  const language = new URL(url).pathname.split('/')[1];
  return (
    (await findKept(`/${language}/-offline`)) ?? (await findKept('/-offline')) ?? Response.error()
  );
}

/** Returns what was kept at an address; undefined if nothing was, or if the browser cannot read it. */
const findKept = (url: string): Promise<Response | undefined> =>
  caches.match(url, { ignoreVary: true }).catch(() => undefined);
