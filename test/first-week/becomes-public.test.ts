import { afterEach, expect, test, vi } from 'vitest';
import { parseBrusselsTime } from '../../src/domain/format/brussels-time';
import { DAY_MS, MINUTE_MS } from '../../src/domain/format/durations';
import type { TestSite } from '../features/forms/form-requests';
import { createTestSite } from '../fixtures';
import { CHALET, createFilesWithChalet } from './withheld-listing';

/** Days of summer and of winter time, and those on which one begins. */
const DAYS = ['2026-07-09', '2026-12-05', '2027-03-28', '2026-10-25'];
const PATH = `/nl/te-koop/hotton/verscholen-tussen-struikgewas/${CHALET}/`;
const LIST = '/nl/te-koop/';

/** What an isolate keeps between requests, each with a word that only the chalet has. */
const KEPT = [
  [LIST, 'struikgewas'],
  ['/nl/te-koop/?city=HOTTON', 'struikgewas'],
  ['/sitemap/properties-0.xml', 'struikgewas'],
] as const;

let site: TestSite;
afterEach(() => {
  vi.useRealTimers();
});

const getMidnight = (day: string) => parseBrusselsTime(`${day}T00:00`) ?? 0;

async function openSiteBefore(day: string): Promise<number> {
  const midnight = getMidnight(day);
  vi.useFakeTimers({ toFake: ['Date'], now: midnight - MINUTE_MS });
  site = await createTestSite({ embedded: createFilesWithChalet(day) });
  return midnight;
}

test.each(DAYS)('a property becomes public at midnight of %s in Brussels', async (day) => {
  const midnight = await openSiteBefore(day);
  expect((await site(PATH)).status).toBe(404);
  vi.setSystemTime(midnight - 1);
  expect((await site(PATH)).status).toBe(404);
  vi.setSystemTime(midnight);
  expect((await site(PATH)).status).toBe(200);
});

test('an isolate shows it in what it kept, without a load', async () => {
  const midnight = await openSiteBefore('2026-12-05');
  for (const [path, word] of KEPT)
    for (const _ of [1, 2, 3]) expect(await (await site(path)).text()).not.toContain(word);
  vi.setSystemTime(midnight);
  const found: string[] = [];
  for (const [path, word] of KEPT)
    if ((await (await site(path)).text()).includes(word)) found.push(path);
  expect(found).toEqual(KEPT.map(([path]) => path));
});

test('a browser that holds the list of the day before gets the new one', async () => {
  const midnight = await openSiteBefore('2026-12-05');
  const tag = (await site(LIST)).headers.get('ETag') ?? '';
  const ask = () => site(LIST, { headers: { 'If-None-Match': tag } });
  expect((await ask()).status).toBe(304);
  vi.setSystemTime(midnight);
  expect((await ask()).status).toBe(200);
});

test('data that browsers keep for a day has another address then', async () => {
  const midnight = await openSiteBefore('2026-12-05');
  const findAddress = async () =>
    /version=[0-9a-f]{12}-\d+/.exec(await (await site(`${LIST}?view=map`)).text())?.[0] ?? '';
  const before = await findAddress();
  expect(before).not.toBe('');
  vi.setSystemTime(midnight);
  expect(await findAddress()).not.toBe(before);
});

test('it is new on that day, whenever its file was made', async () => {
  const midnight = await openSiteBefore('2026-12-05');
  vi.setSystemTime(midnight + DAY_MS / 2);
  const newest = await (await site('/nl/te-koop/?sort=newest')).text();
  expect(newest.indexOf('struikgewas')).toBeLessThan(newest.indexOf('Villa met zicht'));
  expect(await (await site('/nl/te-koop/?state=new')).text()).toContain('struikgewas');
  expect(await (await site(PATH)).text()).toContain('5-12-2026');
});

test('no answer may be kept beyond midnight', async () => {
  await openSiteBefore('2026-12-05');
  for (const path of [
    PATH,
    '/nl/bestaat-niet/',
    '/sitemap/properties-0.xml',
    '/sitemap.xml',
    LIST,
  ]) {
    const control = (await site(path)).headers.get('Cache-Control') ?? '';
    for (const [, seconds] of control.matchAll(/max(?:age|-age)=(\d+)/g))
      expect([path, Number(seconds) <= 60]).toEqual([path, true]);
  }
});
