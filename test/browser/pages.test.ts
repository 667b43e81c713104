import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { findAxeViolations, loadAxeWithPages, WITHOUT_FRAME } from './axe';
import { listBrokenWords } from './broken-words';
import { findLanguageAddresses } from './language-addresses';
import { expectPageFits } from './page-fit';
import { listLostFixedParts, listSmallTargets } from './page-geometry';
import { PAGE_KINDS } from './page-kinds';
import { openWindow } from './windows';

/** Kinds whose wide layout shows other elements than the narrow one: menu, map beside a list, aside. */
const WIDE_LAYOUTS = [
  'home',
  'sale list',
  'property',
  'project',
  'properties side by side',
] as const;

/** Chromium's warning when the page before had the preloaded picture in memory already. */
const UNUSED_PRELOAD = /was preloaded using link preload but not used/;

// One window in each language for all of them: a new one costs as much as the page in it.
let windows: Record<'nl' | 'fr', Page>;
let complaints: string[] = [];
beforeAll(async () => {
  windows = { nl: await openSweptWindow('nl'), fr: await openSweptWindow('fr') };
  // The structure is the same in each language.
  await loadAxeWithPages(windows.nl);
});
beforeEach(() => {
  complaints = [];
});

async function openSweptWindow(person: string): Promise<Page> {
  const page = await openWindow({ person, showsPictures: true });
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !UNUSED_PRELOAD.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return page;
}

async function openAt(page: Page, width: number, address: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address, { waitUntil: 'load' });
}

test.each(Object.entries(PAGE_KINDS))(
  '%s is no wider than its window, also with large text, breaks no word, is pressed easily on a phone, and violates no policy and no rule of axe',
  async (kind, original) => {
    const addresses = await findLanguageAddresses(original);
    expect([...addresses.keys()]).toEqual(['nl', 'fr']);
    for (const [language, address] of addresses) {
      const page = windows[language as keyof typeof windows];
      await openAt(page, 360, address);
      expect(await listSmallTargets(page), address).toEqual([]);
      expect(await listBrokenWords(page), address).toEqual([]);
      expect(await listLostFixedParts(page), address).toEqual([]);
      if (language === 'nl') {
        const context = kind === 'home' ? undefined : WITHOUT_FRAME;
        expect(await findAxeViolations(page, context), address).toEqual([]);
      }
      await expectPageFits(page);
    }
    expect(complaints).toEqual([]);
  },
);

test.each(WIDE_LAYOUTS)(
  '%s, opened in a wide window, violates no policy and no rule of axe',
  async (kind) => {
    await openAt(windows.nl, 1280, inject('origin') + PAGE_KINDS[kind]);
    expect(await findAxeViolations(windows.nl)).toEqual([]);
    expect(await listLostFixedParts(windows.nl)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
