import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PORT = 8907;
const TURNS = 5;
/** How long one looks at a list, and rests on a card before it is pressed: in milliseconds. */
const LOOK = 1500;
const REST = 2000;

/**
 * List → property (goals.md): milliseconds from the press to the property's largest paint, made ready
 * while the pointer rests on its card or not. Spoken to by way of its tab: a Chromium that is watched
 * by the page, as Playwright does it, makes no page ready.
 */
export async function followed(
  chromium: string,
  list: string,
  { madeReady }: { madeReady: boolean },
): Promise<number[]> {
  const profile = await mkdtemp(join(tmpdir(), 'followed-'));
  const browser = spawn(
    chromium,
    [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'],
      ...[`--user-data-dir=${profile}`, `--remote-debugging-port=${PORT}`],
      ...['--window-size=1280,1000', 'about:blank'],
    ],
    { stdio: 'ignore', detached: true },
  );
  try {
    const { send, run } = await openTab();
    if (!madeReady) {
      await send('Network.enable');
      await send('Network.setBlockedURLs', { urls: ['*speculation-rules*'] });
    }
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      await send('Page.navigate', { url: list });
      await pause(LOOK);
      const [x, y] = (await run(`(${placeOf})(${turn})`)) as [number, number];
      const mouse = (type: string) =>
        send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
      await mouse('mouseMoved');
      await pause(REST);
      // What answers may be gone by then: the page it was said to.
      mouse('mousePressed');
      mouse('mouseReleased');
      await pause(REST);
      const paint = (await run(`(${largestPaint})()`)) as Paint;
      // Where the machine was too busy to make it ready, it is no measure of that.
      if (paint.madeReady === madeReady) times.push(paint.time);
    }
    return times;
  } finally {
    await ended(browser);
    await rm(profile, { recursive: true, force: true });
  }
}

/** In the list: where the headline of the card with this number stands, once it is in view. */
function placeOf(number: number): [number, number] {
  const link = document.querySelectorAll('.card__headline a')[number];
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y } = link?.getBoundingClientRect() ?? { x: 0, y: 0 };
  return [x + 20, y + 10];
}

interface Paint {
  /** Milliseconds. */
  time: number;
  madeReady: boolean;
}

/** In the property's page: when its largest part was painted, since it was shown. */
function largestPaint(): Promise<Paint> {
  return new Promise((done) => {
    const [shown] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart?: number;
    })[];
    const since = shown?.activationStart ?? 0;
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1)?.startTime ?? Number.NaN;
      done({ time: last - since, madeReady: since > 0 });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

type Parameters = Record<string, unknown>;

/** The first tab: `send` says something to the page that it shows, `run` has it calculate. */
async function openTab() {
  const socket = new WebSocket(await tabAddress());
  await new Promise((opened) => socket.addEventListener('open', opened));
  const waiting = new Map<number, (answer: Parameters) => void>();
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
  const send = (method: string, params: Parameters = {}, sessionId = shown) =>
    new Promise<Parameters>((answered) => {
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

async function tabAddress(): Promise<string> {
  for (let left = 120; left > 0; left--) {
    const tabs = await fetch(`http://127.0.0.1:${PORT}/json/list?for_tab`).then(
      (answer) =>
        answer.json() as Promise<{ type: string; url: string; webSocketDebuggerUrl: string }[]>,
      () => [],
    );
    // Its page is there too, and one that is spoken to makes none ready.
    const tab = tabs.find(({ type, url }) => type === 'tab' && url === 'about:blank');
    if (tab) return tab.webSocketDebuggerUrl;
    await pause(250);
  }
  throw new Error('Chromium opens no tab');
}

const pause = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds));

async function ended(browser: ChildProcess): Promise<void> {
  const gone = new Promise((done) => browser.once('exit', done));
  if (browser.pid) process.kill(-browser.pid, 'SIGKILL');
  await gone;
}
