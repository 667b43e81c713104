import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../src/domain/format/durations';
import { compileFiles, storeLiveVersion } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { toText } from '../property/sale-kinds';
import { SUBSCRIBER } from '../sign-in/account-requests';
import {
  act,
  addSearch,
  HOUSE,
  loadSearch,
  PAGE,
  readPage,
  setUpSearchSite,
} from './saved-searches';

const { site, openSearches } = setUpSearchSite();

describe('the page', () => {
  test('shows a search in a sentence, with what fits and the list of it', async () => {
    await addSearch('one');
    const html = await readPage(await openSearches());
    expect(html).toContain('Ons huis');
    expect(html).toContain('Huis te koop in 6940');
    expect(html).toContain('1 pand past');
    expect(html).not.toContain('nieuw sinds');
    expect(html).toContain('/84213/');
    expect(html).toContain('href="/nl/te-koop/?city=6940&amp;type=1"');
  });

  test('marks what is new since the visit before, for an hour', async () => {
    await addSearch('one');
    const browser = await openSearches();
    await env.DB.prepare(`UPDATE saved_searches SET shown = '{"before":{},"now":{}}', seen_at = ?`)
      .bind(Date.UTC(2026, 4, 3, 10))
      .run();
    for (const _ of ['first look', 'once more'])
      expect(toText(await readPage(browser))).toContain(
        'waarvan 1 nieuw sinds uw bezoek van 3-5-2026',
      );
    await env.DB.prepare('UPDATE saved_searches SET seen_at = seen_at - ?').bind(HOUR_MS).run();
    expect(await readPage(browser)).not.toContain('nieuw sinds');
  });

  test('marks a price that has dropped', async () => {
    await addSearch('one');
    await env.DB.prepare('UPDATE saved_searches SET shown = ?')
      .bind('{"before":{"84213":400000},"now":{"84213":400000}}')
      .run();
    expect(await readPage(await openSearches())).toContain('Prijs gezakt');
  });

  test('follows a snapshot that is loaded', async () => {
    await addSearch('one', SUBSCRIBER.email, { ...HOUSE, priceMax: 900_000 });
    const browser = await openSearches();
    const files = createSmallSnapshot();
    for (const record of files['catalogue/properties.json'])
      if (record.ID === 84213) Object.assign(record, { PublishPrice: false });
    await storeLiveVersion(await compileFiles(files));
    // The new version is read in the background of a request.
    await expect.poll(() => readPage(browser)).toContain('Er past nu niets.');
    await env.SNAPSHOTS.delete('pointer');
  });

  test.each([
    [900_000, 'nu past 1 pand.'],
    [100_000, 'er past nu niets.'],
  ])('says what fits a paused search up to € %i: %s', async (priceMax, sentence) => {
    await addSearch('one', SUBSCRIBER.email, { ...HOUSE, priceMax });
    const browser = await openSearches();
    await act(browser, 'pause', { search: 'one' });
    expect(await readPage(browser)).toContain(`U krijgt hier geen mail over; ${sentence}`);
  });

  test('is private and found by nobody', async () => {
    const response = await (await openSearches()).get(PAGE);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  });

  test('offers what a higher price would add, and one press takes it', async () => {
    await addSearch('one', SUBSCRIBER.email, { ...HOUSE, priceMax: 360_000 });
    const browser = await openSearches();
    expect(await readPage(browser)).toContain('Tot €\u00a0396.000 komt er 1 pand bij.');
    await act(browser, 'widen', { search: 'one' });
    expect(JSON.parse(String((await loadSearch())?.criteria))).toMatchObject({ priceMax: 396_000 });
  });
});

describe('the feed of a search', () => {
  const readFeedPath = (html: string) =>
    /href="([^"]*\/feed\/[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

  test.each([
    ['of a list', HOUSE],
    ['of a region', { goal: 'sale', regions: ['luxembourg'] }],
  ])('%s holds what fits, for everybody who has its address', async (_, criteria) => {
    await addSearch('one', SUBSCRIBER.email, criteria);
    const path = readFeedPath(await readPage(await openSearches()));
    const response = await site(path);
    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
    const xml = await response.text();
    expect(xml).toContain('/property/84213/');
    expect(xml).not.toContain('/property/84300/');
    expect(xml).not.toMatch(/Ons huis|bo@/);
  });

  test.each(['%00', 'e30', 'eyJnb2FsIjoiYnV5In0', '*', 'x'.repeat(20_000)])(
    'with made-up criteria is the feed of a list',
    async (demand) => {
      const response = await site(`/nl/feed/?demand=${demand}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Te koop · ');
    },
  );
});
