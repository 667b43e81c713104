import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { goBack } from './go-back';
import { openWindow, WITH_MOTION } from './windows';

const LIST = '/nl/te-koop/?sort=price&page=2';

async function openPage(path: string, { keepsPages = false } = {}): Promise<Page> {
  const page = await openWindow({ keepsPages, viewport: { width: 1280, height: 900 } });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto(inject('origin') + path);
  return page;
}

/** Whether the page shown is the one that was left, as it was. */
const isRestoredFromCache = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'persisted') === true);

const locateResults = (page: Page) => page.locator('.results-nav');

describe('from a list', () => {
  test('a property shows its position in the results and links to its neighbours', async () => {
    const page = await openPage(LIST);
    const titles = await page.locator('.card__headline').allTextContents();
    await page.locator('.card__headline a').first().click();
    await locateResults(page).getByText('25 van').waitFor();
    await page.getByRole('link', { name: `Volgend pand: ${titles[1]}` }).click();
    await locateResults(page).getByText('26 van').waitFor();
    expect(await page.locator('h1').textContent()).toBe(titles[1]);
    await page.getByRole('link', { name: `Vorig pand: ${titles[0]}` }).click();
    await locateResults(page).getByText('25 van').waitFor();
  });

  test('the link to the results restores them, also after several neighbours', async () => {
    const page = await openPage(LIST, { keepsPages: true });
    const card = page.locator('.card__headline a').nth(17);
    await card.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await card.click();
    // Cards before it may stand for several properties, all of which count.
    const line = (await locateResults(page).textContent()) ?? '';
    const place = Number(/(\d+) van/.exec(line)?.[1]);
    expect(place).toBeGreaterThanOrEqual(42);
    await page.locator('.results-nav [rel="next"]').click();
    await locateResults(page)
      .getByText(`${place + 1} van`)
      .waitFor();
    await page.getByRole('link', { name: 'Terug naar de resultaten' }).click();
    await page.waitForURL(`**${LIST}`, { waitUntil: 'commit' });
    await expect.poll(() => isRestoredFromCache(page)).toBe(true);
    // To the pixel or the next: the press itself may have moved the card into sight.
    expect(await page.evaluate(() => scrollY)).toBeCloseTo(top, -1);
  });

  test('a visitor from elsewhere sees no results line', async () => {
    const page = await openPage('/property/84213/');
    await page.locator('.similar .card__headline a').first().click();
    await page.waitForURL((url) => !url.pathname.endsWith('/84213/'));
    await page.waitForLoadState('networkidle');
    expect(await locateResults(page).count()).toBe(0);
  });
});

describe('the picture of a card', () => {
  /** What moves from one page to the next, once the page at `link` is shown. */
  async function movedTo(link: string, start = LIST): Promise<string[]> {
    const page = await openWindow(WITH_MOTION);
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready.catch(() => undefined);
        const moved = viewTransition ? document.getAnimations() : [];
        const names = moved.map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        Object.assign(window, { moved: names.filter((name) => name?.startsWith('::view')) });
      });
    });
    await page.goto(inject('origin') + start);
    await page.waitForFunction(() => Reflect.has(window, 'moved'));
    const from = page.url();
    await page.locator(link).first().click();
    await page.waitForURL((url) => url.href !== from);
    const moved = await page.waitForFunction(() => Reflect.get(window, 'moved'));
    const names = (await moved.jsonValue()) as string[];
    return names;
  }

  test('turns into the first picture of its property, without other animations', async () => {
    const names = await movedTo('.card__headline a');
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.endsWith('(photo)'))).toEqual([]);
  });

  test('turns into it from another property too, whose own picture then stays', async () => {
    const names = await movedTo('.similar .card__headline a', '/property/84213/');
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.endsWith('(photo)'))).toEqual([]);
  });

  test('is the only transition: other navigations have none', async () => {
    expect(await movedTo('.footer a[href="/nl/te-huur/"]')).toEqual([]);
  });
});

test('going back and forward, each kind of page comes back as it was', async () => {
  const page = await openPage('/nl/ons-team/', { keepsPages: true });
  const addresses = [page.url()];
  for (const path of ['/nl/', '/fr/a-vendre/', '/property/84213/', '/nl/favorieten/?ids=84213']) {
    await page.goto(inject('origin') + path);
    addresses.push(page.url());
  }
  const expectRestored = async (address: string) => {
    expect(page.url()).toBe(address);
    await expect.poll(() => isRestoredFromCache(page), { message: address }).toBe(true);
  };
  for (const address of addresses.toReversed().slice(1)) {
    await goBack(page, 'commit');
    await expectRestored(address);
  }
  for (const address of addresses.slice(1)) {
    await page.goForward({ waitUntil: 'commit' });
    await expectRestored(address);
  }
});

test('the browser reads the speculation rules under the page’s policy', async () => {
  const page = await openPage('/nl/te-koop/');
  const session = await page.context().newCDPSession(page);
  const read = new Promise<{ sourceText: string; errorType?: string }>((resolve) => {
    session.on('Preload.ruleSetUpdated', ({ ruleSet }) => resolve(ruleSet));
  });
  await session.send('Preload.enable');
  const { sourceText, errorType } = await read;
  expect(errorType).toBeUndefined();
  expect(sourceText).toContain('"moderate"');
});

test('a preview is never prerendered and prerenders nothing', async () => {
  const { headers } = await fetch(`${inject('origin')}/preview/nl/te-koop/`);
  expect(headers.get('Speculation-Rules')).toBeNull();
});
