import type { Page } from 'playwright-core';
import type { Feature } from '../../scripts/bench/first-uses';
import { signInAtDesk } from './desk-session';
import { FALLBACKS } from './fallbacks';
import { markDocument } from './list-page';
import { sharedSite } from './shared-site';
import { openWindow } from './windows';

const { origin } = sharedSite;

/** What a page names itself comes with it, from the same build; all other scripts come when they are needed. */
export const NEEDED_LATER = /\/assets\/(?!entry-|late-|pack-)[^/]+\.js/;

/** Opens a window for the first use of a feature. */
export async function openFeature({ name, path }: Feature, movesClock = false): Promise<Page> {
  const page = await openWindow({
    hasTouch: true,
    movesClock,
    viewport: { width: 1280, height: 800 },
    asksConsent: name.startsWith('consent'),
  });
  if (path.includes('/desk/')) await signInAtDesk(page, origin, 'nl');
  return page;
}

/** Opens the page of a feature, marked to tell it from another one, and uses the feature. */
export async function useFeature(page: Page, { path, touch }: Feature): Promise<void> {
  await page.goto(origin + path);
  await markDocument(page);
  await touch?.(page);
}

/** Expects that the page leads on, or stays as the server wrote it, where a script is gone or its data are stale. */
export async function expectFallback(page: Page, { name }: Feature, isScriptGone: boolean) {
  const [feature = ''] = name.split(':');
  const fallBack = FALLBACKS[feature];
  if (!fallBack) throw new Error(`what does ${feature} do without its files?`);
  await fallBack(page, isScriptGone);
}
