import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { BrowserOptions } from './chromium';
import { openBrowser } from './chromium';

export interface WindowOptions extends BrowserContextOptions, BrowserOptions {
  /** The page asks about cookies; other visitors have declined before, so that nothing lies over the page. */
  asksConsent?: boolean;
  /** The test moves the clock of its pages; a context that has such a clock keeps it. */
  movesClock?: boolean;
  /** Name of one of several people whose windows are open at the same time, each in its own context. */
  person?: string;
}

/** Options of a window in which things move; others ask for reduced motion. */
export const WITH_MOTION: WindowOptions = { reducedMotion: 'no-preference' };

/** To compress a page takes the test server longer than to render it. */
const PLAIN: BrowserContextOptions = { extraHTTPHeaders: { 'Accept-Encoding': 'identity' } };

/** Contexts of this test worker, by the options of their windows. */
const openedContexts = new Map<string, Promise<BrowserContext>>();

/**
 * Opens a window for a visitor who was never here, and returns its page. It asks for reduced motion unless
 * a test is about motion: waiting for animations takes a tenth of a run. Windows with the same options,
 * apart from their size, take turns in one context for all files of a test worker, since a new context costs as
 * much CPU time as the page in it: opening a window closes the one before and erases all that was stored.
 */
export async function openWindow({
  keepsPages,
  showsPictures,
  asksConsent = false,
  movesClock = false,
  person,
  viewport,
  reducedMotion = 'reduce',
  ...options
}: WindowOptions = {}): Promise<Page> {
  const context = await openContext(
    { person, movesClock },
    { keepsPages, showsPictures },
    { ...options, reducedMotion },
  );
  const earlierPages = context.pages();
  const page = await context.newPage();
  await Promise.all(earlierPages.map((earlier) => earlier.close()));
  await eraseStorage(page);
  if (viewport) await page.setViewportSize(viewport);
  if (movesClock) await page.clock.install();
  if (!asksConsent) await declineConsent(page);
  return page;
}

/** Describes each open page by its address and what it offers to assistive technology. */
export async function describeWindows(): Promise<string> {
  const contexts = await Promise.all(openedContexts.values());
  const pages = contexts.flatMap((context) => context.pages());
  return (await Promise.all(pages.map(describePage))).join('\n\n');
}

async function describePage(page: Page): Promise<string> {
  const snapshot = page.locator('body').ariaSnapshot({ timeout: 5000 });
  return `${page.url()}\n${await snapshot.catch(({ message }) => message)}`;
}

/** Closes the windows of a test file; the files of a test worker share its contexts. */
export async function closeWindows(): Promise<void> {
  const contexts = await Promise.all(openedContexts.values());
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => page.close()));
}

function openContext(
  owner: { person: string | undefined; movesClock: boolean },
  browserOptions: BrowserOptions,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const key = JSON.stringify([owner, browserOptions, options]);
  const context =
    openedContexts.get(key) ??
    openBrowser(browserOptions).then((browser) => browser.newContext({ ...PLAIN, ...options }));
  openedContexts.set(key, context);
  return context;
}

/** Erases the cookies and the storage of all sites in the context of a page. */
async function eraseStorage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
  await session.detach();
}

/**
 * Stores the refusal as the documents of a window load. Playwright's `storageState` opens a page of its own
 * for that, which costs as much as the page under test.
 */
const declineConsent = (page: Page) =>
  page.addInitScript(() => {
    // An empty page has no storage, nor does another site's frame; the map's frame shares that of its page.
    if (window === top && origin !== 'null')
      localStorage.setItem('consent', 'necessary|9999999999999');
  });
