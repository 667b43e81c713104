import { inTime } from '../../behaviours/in-time';
import { isOfThisPage } from '../../of-this-page';
import { readItem, writeItem } from '../../storage';

/** The pack that this browser keeps: its address, and when it was kept, in milliseconds. */
export interface KeptPack {
  url: string;
  keptAt: number;
}

/** What became of an attempt to keep the pack; 'outdated' if the site has a newer version than the page. */
export type KeepResult = 'kept' | 'full' | 'failed' | 'outdated';

/** The cookie policy names this key of localStorage. */
const PACK_KEY = 'visit-pack';
const WORKER_URL = '/assets/service-worker.js';

/** Trusted Types are missing in TypeScript's DOM types. */
interface PackPolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): typeof rules;
}

/** Whether the browser can keep pages. */
export const canKeepPacks = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** Returns the pack that this browser keeps; undefined if it keeps none. */
export function readKeptPack(): KeptPack | undefined {
  try {
    const { url, keptAt } = JSON.parse(readItem(PACK_KEY) ?? '{}') as Partial<KeptPack>;
    return typeof url === 'string' && url.startsWith('/') && typeof keptAt === 'number'
      ? { url, keptAt }
      : undefined;
  } catch {
    return undefined;
  }
}

export const getPageUrl = (): string => location.pathname + location.search;

/**
 * Keeps this page with its files and the page for no network, in a cache of its own; the one before goes only when all
 * of it has arrived. So what was kept is of one version, whole, or as it was.
 */
export async function keepPack(offlineUrl: string): Promise<KeepResult> {
  const keptAt = Date.now();
  const name = `${PACK_KEY} ${keptAt}`;
  try {
    const cache = await caches.open(name);
    const [page, offline] = await Promise.all([
      ...[getPageUrl(), offlineUrl].map((url) => inTime(fetch(url, { cache: 'reload' }))),
      cache.addAll(listFiles()),
    ]);
    if (!page?.ok || !offline?.ok) throw new Error('the pages are not to be had');
    if (!isOfThisPage((header) => page.headers.get(header))) {
      await caches.delete(name);
      return 'outdated';
    }
    const language = document.documentElement.lang;
    await cache.put('/-offline', offline.clone());
    await cache.put(`/${language}/-offline`, offline);
    await cache.put(getPageUrl(), page);
    await registerWorker();
    if (!writeItem(PACK_KEY, JSON.stringify({ url: getPageUrl(), keptAt } satisfies KeptPack)))
      throw new DOMException('', 'QuotaExceededError');
  } catch (problem) {
    await caches.delete(name);
    return (problem as Error).name === 'QuotaExceededError' ? 'full' : 'failed';
  }
  await deleteCaches((other) => other !== name);
  return 'kept';
}

/** Removes what was kept from this browser, with the script that answers it. */
export async function removePack(): Promise<void> {
  writeItem(PACK_KEY, undefined);
  await deleteCaches(() => true);
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
}

async function deleteCaches(isOld: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PACK_KEY) && isOld(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function registerWorker(): Promise<void> {
  const { trustedTypes } = window as { trustedTypes?: PackPolicyFactory };
  policy ??= trustedTypes?.createPolicy('pack', {
    createScriptURL: (url) => (url === WORKER_URL ? url : ''),
  });
  await navigator.serviceWorker.register(policy?.createScriptURL(WORKER_URL) ?? WORKER_URL, {
    scope: '/',
  });
  await navigator.serviceWorker.ready;
}

let policy: ReturnType<PackPolicyFactory['createPolicy']> | undefined;

/** Lists the files of this site that the page is made of: pictures, styles, fonts, and the scripts that have run. */
function listFiles(): string[] {
  const named = Array.from(
    document.querySelectorAll(
      'img[src], script[src], link:not([rel="alternate"], [rel="canonical"])',
    ),
    (element) => (element as HTMLImageElement).src || (element as HTMLLinkElement).href,
  );
  const loaded = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (new URL(name).pathname.startsWith('/assets/') ? [name] : []));
  const own = [...named, ...loaded].filter((url) => new URL(url).origin === location.origin);
  return [...new Set(own)].filter((url) => !url.includes('/page-views/'));
}
