import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { delay } from './delay';

const DEBUGGING_PORT = 8907;
const NAVIGATION_COUNT = 5;
/** How long one looks at a list, and rests on a card before it is pressed: in milliseconds. */
const LIST_DWELL_MS = 1500;
const HOVER_MS = 2000;

/**
 * List → property (docs/goals.md): milliseconds from the press to the property's largest paint, made ready
 * while the pointer rests on its card or not. Spoken to by way of its tab: a Chromium that is watched
 * by the page, as Playwright does it, makes no page ready.
 */
export async function measurePropertyNavigation(
  chromium: string,
  list: string,
  { madeReady }: { madeReady: boolean },
): Promise<number[]> {
  const profile = await mkdtemp(join(tmpdir(), 'followed-'));
  const browser = spawn(
    chromium,
    [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'],
      ...[`--user-data-dir=${profile}`, `--remote-debugging-port=${DEBUGGING_PORT}`],
      ...['--window-size=1280,1000', 'about:blank'],
    ],
    { stdio: 'ignore', detached: true },
  );
  try {
    const { send, run } = await openDevToolsTab();
    if (!madeReady) {
      await send('Network.enable');
      await send('Network.setBlockedURLs', { urls: ['*speculation-rules*'] });
    }
    const times: number[] = [];
    for (let turn = 0; turn < NAVIGATION_COUNT; turn++) {
      await send('Page.navigate', { url: list });
      await delay(LIST_DWELL_MS);
      const [x, y] = (await run(`(${findHeadlinePosition})(${turn})`)) as [number, number];
      const mouse = (type: string) =>
        send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
      await mouse('mouseMoved');
      await delay(HOVER_MS);
      // What answers may be gone by then: the page it was said to.
      mouse('mousePressed');
      mouse('mouseReleased');
      await delay(HOVER_MS);
      const paint = (await run(`(${readLargestPaint})()`)) as LargestPaint;
      // Where the machine was too busy to make it ready, it is no measure of that.
      if (paint.prerendered === madeReady) times.push(paint.time);
    }
    return times;
  } finally {
    await killBrowser(browser);
    await rm(profile, { recursive: true, force: true });
  }
}

/** In the list: where the headline of the card with this number stands, once it is in view. */
function findHeadlinePosition(number: number): [number, number] {
  const link = document.querySelectorAll('.card__headline a')[number];
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y } = link?.getBoundingClientRect() ?? { x: 0, y: 0 };
  return [x + 20, y + 10];
}

interface LargestPaint {
  /** Milliseconds. */
  time: number;
  prerendered: boolean;
}

/** In the property's page: when its largest part was painted, since it was shown. */
function readLargestPaint(): Promise<LargestPaint> {
  return new Promise((done) => {
    const [shown] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart?: number;
    })[];
    const since = shown?.activationStart ?? 0;
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1)?.startTime ?? Number.NaN;
      done({ time: last - since, prerendered: since > 0 });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

type CdpParams = Record<string, unknown>;

/** The first tab: `send` says something to the page that it shows, `run` has it calculate. */
async function openDevToolsTab() {
  const socket = new WebSocket(await findTabSocketUrl());
  await new Promise((opened) => socket.addEventListener('open', opened));
  const waiting = new Map<number, (answer: CdpParams) => void>();
  /** The page that is shown, and one that may be made ready behind it. */
  let [shown, ready]: (string | undefined)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, result, method, params } = JSON.parse(String(data));
    if (id) waiting.get(id)?.(result ?? {});
    else if (method === 'Target.attachedToTarget') {
      if (params.targetInfo.subtype === 'prerender') ready = params.sessionId;
      else if (params.targetInfo.type === 'page') shown = params.sessionId;
    } else if (method === 'Target.detachedFromTarget' && params.sessionId === shown) shown = ready;
  });
  const send = (method: string, params: CdpParams = {}, sessionId = shown) =>
    new Promise<CdpParams>((answered) => {
      const id = waiting.size + 1;
      waiting.set(id, answered);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', attach);
  const run = async (expression: string) => {
    const how = { expression, awaitPromise: true, returnByValue: true };
    const { result } = (await send('Runtime.evaluate', how)) as { result?: { value?: unknown } };
    return result?.value;
  };
  return { send, run };
}

async function findTabSocketUrl(): Promise<string> {
  for (let left = 120; left > 0; left--) {
    const tabs = await fetch(`http://127.0.0.1:${DEBUGGING_PORT}/json/list?for_tab`).then(
      (answer) =>
        answer.json() as Promise<{ type: string; url: string; webSocketDebuggerUrl: string }[]>,
      () => [],
    );
    // Its page is there too, and one that is spoken to makes none ready.
    const tab = tabs.find(({ type, url }) => type === 'tab' && url === 'about:blank');
    if (tab) return tab.webSocketDebuggerUrl;
    await delay(250);
  }
  throw new Error('Chromium opens no tab');
}

async function killBrowser(browser: ChildProcess): Promise<void> {
  const gone = new Promise((done) => browser.once('exit', done));
  if (browser.pid) process.kill(-browser.pid, 'SIGKILL');
  await gone;
}
