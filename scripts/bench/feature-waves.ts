import type { Browser, BrowserContextOptions, CDPSession } from 'playwright-core';
import { withBenchBrowser } from './bench-browser';
import { DESK_USES } from './desk-uses';
import type { Feature } from './first-uses';
import { FEATURES } from './first-uses';
import { startSignedInSite } from './signed-in-site';

const ORIGIN = 'http://localhost:8908';

/** A line on which a wave of requests is much longer than what the machine does between two of them. */
const LINE = { offline: false, latency: 300, downloadThroughput: 1e6, uploadThroughput: 1e6 };

/** Waves of requests from the first touch of a feature to its result (docs/goals.md, speed). */
const MAX_WAVES = 2;

/**
 * Prints how many waves of requests each feature takes from its first touch to its result: a request that began after
 * another had ended belongs to the next wave. Returns true if one takes more than two.
 */
export const measureFeatureWaves = async (): Promise<boolean> =>
  (await withBenchBrowser('Waves of requests', measureFeatures)) ?? false;

async function measureFeatures(browser: Browser): Promise<boolean> {
  console.log('\nFirst use of a feature: waves of requests, requests, KB as sent, ms');
  const { staff, stop } = await startSignedInSite(ORIGIN);
  const over: string[] = [];
  try {
    for (const feature of [...FEATURES, ...DESK_USES])
      if (await isTooLong(browser, feature, DESK_USES.includes(feature) ? [staff] : []))
        over.push(feature.name);
  } finally {
    await stop();
  }
  return over.length > 0;
}

/** Measures a feature and prints its row; returns whether it takes more waves than it may. */
async function isTooLong(browser: Browser, feature: Feature, cookies: StoredCookies) {
  const { chain, requests, bytes, ms } = await measureFeature(browser, feature, cookies);
  const isLong = chain.length > MAX_WAVES;
  const numbers = [chain.length, requests, Math.round(bytes / 1024), Math.round(ms)];
  const row = numbers.map((number) => String(number).padStart(6)).join('');
  console.log(`  ${feature.name.padEnd(36)}${row}${isLong ? '  OVER 2:' : ''}`);
  if (isLong) for (const { url } of chain) console.log(`      ${url.slice(ORIGIN.length)}`);
  return isLong;
}

type StoredCookies = (BrowserContextOptions['storageState'] & object)['cookies'];

interface SeenRequest {
  url: string;
  /** As DevTools calls it: 'Script', 'Image'. */
  type: string;
  start: number;
  end: number;
  bytes: number;
}

async function measureFeature(browser: Browser, feature: Feature, cookies: StoredCookies) {
  const { path, touch, seeResult, name, showsPicture = false } = feature;
  const declined = { name: 'consent', value: 'necessary|9999999999999' };
  const localStorage = name.startsWith('consent') ? [] : [declined];
  const context = await browser.newContext({
    baseURL: ORIGIN,
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    storageState: { cookies, origins: [{ origin: ORIGIN, localStorage }] },
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', LINE);
  const seen = recordRequests(devTools);
  try {
    await page.goto(path, { waitUntil: touch ? 'networkidle' : 'load' });
    const [first, startMs] = [seen.size, Date.now()];
    await touch?.(page);
    await seeResult(page);
    const requests = [...seen.values()];
    const used = (touch ? requests.slice(first) : findAfterFirstScript(requests)).filter(
      (request) => isOfFeature(request, showsPicture),
    );
    return {
      chain: findLongestChain(used),
      requests: used.length,
      bytes: used.reduce((sum, { bytes }) => sum + bytes, 0),
      ms: Date.now() - startMs,
    };
  } finally {
    await context.close();
  }
}

/** Returns what was asked for after a page's first script had come, but for the second, which every page has. */
function findAfterFirstScript(requests: readonly SeenRequest[]): SeenRequest[] {
  const script = requests.find(({ url }) => url.includes('/assets/entry-'));
  return requests.filter(
    ({ url, start }) => script && start >= script.end && !/\/assets\/(late|deferred)-/.test(url),
  );
}

/**
 * Whether a request was waited for: it has come when the result is seen, over the line. Nobody waits for fonts, nor for
 * pictures beside the result.
 */
const isOfFeature = ({ end, bytes, type }: SeenRequest, showsPicture: boolean): boolean =>
  end > 0 && bytes > 0 && type !== 'Ping' && type !== 'Font' && (showsPicture || type !== 'Image');

/** Records all requests of a page and its frames by their number, with times in s. */
function recordRequests(devTools: CDPSession): ReadonlyMap<string, SeenRequest> {
  const seen = new Map<string, SeenRequest>();
  devTools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = '' }) =>
    seen.set(requestId, { url: request.url, type, start: timestamp, end: 0, bytes: 0 }),
  );
  devTools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength });
  });
  return seen;
}

/** Finds the longest chain of requests, each of which began after the one before had ended. */
function findLongestChain(requests: readonly SeenRequest[]): readonly SeenRequest[] {
  const chains = new Map<SeenRequest, readonly SeenRequest[]>();
  for (const request of requests.toSorted((one, other) => one.start - other.start)) {
    const before = [...chains].filter(([{ end }]) => end <= request.start);
    const [longest = []] = before
      .map(([, chain]) => chain)
      .toSorted((one, other) => other.length - one.length);
    chains.set(request, [...longest, request]);
  }
  const [longest = []] = [...chains.values()].toSorted((one, other) => other.length - one.length);
  return longest;
}
