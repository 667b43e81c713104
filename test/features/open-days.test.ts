import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listOpenDays, readOpenDays } from '../../src/domain/catalogue/open-day';
import { createTestSite } from '../fixtures';
import {
  changeRecords,
  DETAILS,
  findProblems,
  PROPERTIES,
} from '../platform/snapshot/checked-files';
import { createSmallSnapshot } from '../platform/snapshot/small-snapshot';

const VILLA = '/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/84213/';
const DAYS = '5-12-2026: 10-12, 14-16 | 12-12-2026: 14-16';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

async function openSite(OpenDays: string, change: object = {}) {
  const files = createSmallSnapshot();
  changeRecords(files, DETAILS, 84213, { OpenDays });
  changeRecords(files, PROPERTIES, 84213, change);
  const site = await createTestSite({ embedded: files });
  return async (path: string) => {
    const response = await site(path);
    return { status: response.status, text: await response.text() };
  };
}

describe('days that are to come', () => {
  test.each([
    ['/nl/kijkdagen/', 'zaterdag 5 december 2026', 'Kijkdagen'],
    ['/fr/portes-ouvertes/', 'samedi 5 décembre 2026', 'Portes ouvertes'],
  ])('%s lists them, with data for search engines', async (path, day, title) => {
    const { text } = await (await openSite(DAYS))(path);
    for (const part of [day, `<h1>${title}</h1>`, '"@type":"Event"']) expect(text).toContain(part);
    expect(text).toContain('"startDate":"2026-12-05T10:00+01:00"');
    expect(text.match(/"@type":"Event"/g)).toHaveLength(3);
    expect(text).not.toContain('noindex');
  });

  test('are on the page of the home, on its card, and in the sitemap', async () => {
    const read = await openSite(DAYS);
    const { text } = await read(VILLA);
    expect(text).toContain('Kijkdag, u hoeft geen afspraak te maken:');
    expect(text).toContain('"endDate":"2026-12-12T16:00+01:00"');
    expect((await read('/nl/te-koop/')).text).toContain('<span class="tag">Kijkdag</span>');
    expect((await read('/sitemap/pages.xml')).text).toContain('/nl/kijkdagen/');
  });

  test('are in a calendar of all, and in a file of one home', async () => {
    const read = await openSite(DAYS);
    const { text } = await read('/nl/kijkdagen/agenda/');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(text).toContain('DTSTART:20261205T090000Z');
    expect((await read('/nl/kijkdagen/agenda/?property=84213')).text).toContain(
      'DTEND:20261212T150000Z',
    );
    for (const query of ['?property=84300', '?property=1', '?property=x'])
      expect((await read(`/nl/kijkdagen/agenda/${query}`)).status, query).toBe(404);
  });
});

test('a day is there until midnight in Brussels, and gone then', async () => {
  vi.setSystemTime(Date.parse('2026-12-12T22:59:59.999Z'));
  const read = await openSite(DAYS);
  expect((await read('/nl/kijkdagen/')).text).toContain('zaterdag 12 december 2026');
  expect((await read('/nl/kijkdagen/')).text).not.toContain('5 december');
  vi.setSystemTime(Date.parse('2026-12-12T23:00:00Z'));
  const later = await openSite(DAYS);
  const { text } = await later('/nl/kijkdagen/');
  expect(text).toContain('Er staan nu geen kijkdagen gepland.');
  expect(text).toContain('noindex');
  expect((await later(VILLA)).text).not.toContain('Kijkdag');
  expect((await later('/nl/te-koop/')).text).not.toContain('Kijkdag');
});

test('a sold home has none', async () => {
  const read = await openSite(DAYS, { Marquee: 1, MarqueeName: 'Verkocht' });
  expect((await read('/nl/kijkdagen/')).text).toContain('Er staan nu geen kijkdagen gepland.');
  expect((await read(VILLA)).text).not.toContain('"Event"');
});

test('an address that is not published is in no list, calendar or data', async () => {
  const street = { Street: 'Chemin du Secret', HouseNumber: '7' };
  const read = await openSite(DAYS, { ...street, PublishAddress: false });
  for (const path of ['/nl/kijkdagen/', '/nl/kijkdagen/agenda/', VILLA])
    expect((await read(path)).text, path).not.toContain('Secret');
});

test.each([
  ['', []],
  ['5-12-2026: 12-10', 'backwards'],
  ['5-12-2026: 10-10', 'backwards'],
  ['5-12-2026: 10-12 | 5-12-2026: 11-13', 'twice'],
  ['5-12-2026', 'unreadable'],
  ['5-12-2026 – 6-12-2026: 10-12', 'unreadable'],
  ['zaterdag: 10-12', 'unreadable'],
  ['31-2-2027: 10-12', 'unreadable'],
  ['28-3-2027: 2u30-4', 'unreadable'],
])('%j is read as %j', (text, read) => {
  expect(readOpenDays(text)).toEqual(read);
  expect(listOpenDays({ OpenDays: text })).toEqual([]);
});

test('hours in summer are those of summer', () => {
  const [openDay] = readOpenDays('4-7-2027: 10-12');
  expect(openDay).toMatchObject({ startsAt: Date.parse('2027-07-04T08:00:00Z') });
});

test.each([
  ['5-12-2026: 12-10', 'hours end before they begin'],
  ['morgen', 'is shown nowhere'],
  ['1-11-2026: 10-12', 'is over'],
])('a load warns of %j', (OpenDays, message) => {
  const { warnings, errors } = findProblems((files) =>
    changeRecords(files, DETAILS, 84213, { OpenDays }),
  );
  expect(errors).toEqual([]);
  expect(warnings).toContainEqual(expect.stringMatching(`84213 nl OpenDays.*${message}`));
});
