import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { delay } from './delay';

const DEBUGGING_PORT = 8907;
const NAVIGATION_COUNT = 5;
/** Milliseconds before the pointer moves to a card, and before it presses the card. */
const LIST_DWELL_MS = 1500;
const HOVER_MS = 2000;

/**
 * Measures navigation from a list to a property (docs/goals.md): milliseconds from the press to the
 * property's largest paint, prerendered while the pointer rests on its card, or not. Drives Chromium
 * through its tab: with a debugger on the page, as in Playwright, Chromium does not prerender.
 */
export async function measurePropertyNavigation(
  chromium: string,
  list: string,
  { isPrerendered }: { isPrerendered: boolean },
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
    if (!isPrerendered) {
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
      // Not awaited: the page that would answer may be gone by then.
      mouse('mousePressed');
      mouse('mouseReleased');
      await delay(HOVER_MS);
      const paint = (await run(`(${readLargestPaint})()`)) as LargestPaint;
      // A busy machine may not have prerendered the page in time: such a navigation is left out.
      if (paint.prerendered === isPrerendered) times.push(paint.time);
    }
    return times;
  } finally {
    await killBrowser(browser);
    await rm(profile, { recursive: true, force: true });
  }
}

/** Runs in the list: scrolls to the headline of a card and returns its position in the window. */
function findHeadlinePosition(index: number): [number, number] {
  const link = document.querySelectorAll('.card__headline a')[index];
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y } = link?.getBoundingClientRect() ?? { x: 0, y: 0 };
  return [x + 20, y + 10];
}

interface LargestPaint {
  /** Milliseconds. */
  time: number;
  prerendered: boolean;
}

/** Runs in the property's page: returns the time of its largest paint since it became visible. */
function readLargestPaint(): Promise<LargestPaint> {
  return new Promise((done) => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as (PerformanceNavigationTiming & {
      activationStart?: number;
    })[];
    const activation = navigation?.activationStart ?? 0;
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1)?.startTime ?? Number.NaN;
      done({ time: last - activation, prerendered: activation > 0 });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

type CdpParams = Record<string, unknown>;

/** Connects to the first tab: `send` sends a command to its visible page, `run` evaluates an expression there. */
async function openDevToolsTab() {
  const socket = new WebSocket(await findTabSocketUrl());
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const waiting = new Map<number, (answer: CdpParams) => void>();
  /** Sessions of the visible page and of one that is prerendered behind it. */
  let [visible, prerendered]: (string | undefined)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, result, method, params } = JSON.parse(String(data));
    if (id) waiting.get(id)?.(result ?? {});
    else if (method === 'Target.attachedToTarget') {
      if (params.targetInfo.subtype === 'prerender') prerendered = params.sessionId;
      else if (params.targetInfo.type === 'page') visible = params.sessionId;
    } else if (method === 'Target.detachedFromTarget' && params.sessionId === visible)
      visible = prerendered;
  });
  const send = (method: string, params: CdpParams = {}, sessionId = visible) =>
    new Promise<CdpParams>((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', attach);
  const run = async (expression: string) => {
    const parameters = { expression, awaitPromise: true, returnByValue: true };
    const { result } = (await send('Runtime.evaluate', parameters)) as {
      result?: { value?: unknown };
    };
    return result?.value;
  };
  return { send, run };
}

async function findTabSocketUrl(): Promise<string> {
  for (let attempts = 120; attempts > 0; attempts--) {
    const tabs = await fetch(`http://127.0.0.1:${DEBUGGING_PORT}/json/list?for_tab`).then(
      (answer) =>
        answer.json() as Promise<{ type: string; url: string; webSocketDebuggerUrl: string }[]>,
      () => [],
    );
    // The list also names the tab's page; with a debugger on it Chromium does not prerender.
    const tab = tabs.find(({ type, url }) => type === 'tab' && url === 'about:blank');
    if (tab) return tab.webSocketDebuggerUrl;
    await delay(250);
  }
  throw new Error('Chromium opens no tab');
}

async function killBrowser(browser: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => browser.once('exit', resolve));
  if (browser.pid) process.kill(-browser.pid, 'SIGKILL');
  await exited;
}
