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
 * asked only when the network fails, so that no list and no price of yesterday is ever shown as today's.
 */
const worker = self as unknown as WorkerScope;
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => answerNavigation(request)));
  // Data that a page's script asks for is never answered from what was kept.
  else if (request.destination !== '')
    event.respondWith(fetch(request).catch(() => findKept(request.url, Response.error())));
});

/** Returns the kept page of exactly this address, else the page that says that there is no network, in its language. */
async function answerNavigation({ url }: Request): Promise<Response> {
  const language = new URL(url).pathname.split('/')[1];
  return findKept(url, await findKept(`/${language}/-offline`, await findKept('/-offline')));
}

async function findKept(url: string, other = Response.error()): Promise<Response> {
  return (await caches.match(url, { ignoreVary: true })) ?? other;
}
