import { afterEach, expect, test, vi } from 'vitest';
import { addDays } from '../../../../../src/domain/format/brussels-day';
import type { FeedRecord } from './feed';
import { createFeed, FEED_MAP, writeFeed, writeFeedPictures } from './feed';
import { createImportFolder } from './import-run';

const { write, runImport, readCatalogue } = createImportFolder();
afterEach(() => vi.useRealTimers());

/** What goes wrong with the feed on a day: what it delivers, and what is told of it. */
interface Accident {
  name: string;
  deliver(records: readonly FeedRecord[]): string | Uint8Array;
  /** The one line that tells it: record, field and message. */
  told: RegExp;
  /** Whether the others are imported, because one record alone is faulty. */
  isOneRecord?: true;
}

const each =
  (alter: (record: FeedRecord, index: number) => object) => (records: readonly FeedRecord[]) =>
    writeFeed(records.map((record, index) => ({ ...record, ...alter(record, index) })));
const first = (change: Partial<FeedRecord>) => each((_, index) => (index === 0 ? change : {}));

const ACCIDENTS: readonly Accident[] = [
  { name: 'an empty file', deliver: () => '', told: /is not valid JSON/ },
  {
    name: 'a transfer that was cut',
    deliver: (records) => writeFeed(records).slice(0, 900),
    told: /is not valid JSON/,
  },
  {
    name: 'an error page',
    deliver: () => '<html>503</html>',
    told: /is a web page/,
  },
  {
    name: 'an answer that refuses',
    deliver: () => '{"ok":false,"total":0,"homes":[]}',
    told: /ok is "false"/,
  },
  { name: 'no records', deliver: () => writeFeed([]), told: /holds 0 records/ },
  {
    name: 'the first page only',
    deliver: (records) => writeFeed(records.slice(0, 14), records.length),
    told: /says in total/,
  },
  {
    name: 'most homes gone',
    deliver: (records) => writeFeed(records.slice(0, 5)),
    told: /5 listings of \d+ are left/,
  },
  {
    name: 'price renamed',
    deliver: each(({ price }) => ({ price: undefined, ask: price })),
    told: /Price no record holds price/,
  },
  { name: 'prices emptied', deliver: each(() => ({ price: '' })), told: /Price .*had it, 0 of/ },
  {
    name: 'prices in cents',
    deliver: each(({ price }) => ({ price: Number(price) * 100 })),
    told: /Price is another one/,
  },
  {
    name: 'prices hidden',
    deliver: each(() => ({ published: false })),
    told: /Price .*had it, 0 of/,
  },
  { name: 'pictures lost', deliver: each(() => ({ photos: [] })), told: /Pictures .*0 of/ },
  {
    name: 'half of the pictures lost',
    deliver: each(({ photos }, index) => ({ photos: index % 2 ? photos : [] })),
    told: /Pictures .*had it/,
  },
  { name: 'texts lost', deliver: each(() => ({ text: '' })), told: /Description .*0 of/ },
  {
    name: 'all sold',
    deliver: each(() => ({ state: 'sold' })),
    told: /Marquee is another one/,
  },
  { name: 'a new state', deliver: first({ state: 'auction' }), told: /auction/, isOneRecord: true },
  {
    name: 'a price in words',
    deliver: first({ price: 'op aanvraag' }),
    told: /Price "op aanvraag"/,
    isOneRecord: true,
  },
  { name: 'no headline', deliver: first({ title: '' }), told: /TypeDescr/, isOneRecord: true },
  {
    name: 'a home twice',
    deliver: (records) => writeFeed([...records, ...records.slice(0, 1)]),
    told: /there twice/,
    isOneRecord: true,
  },
  {
    name: 'coordinates lost',
    deliver: each(() => ({ latitude: null })),
    told: /Latitude .*0 of/,
  },
];

/** The feed on a day: homes come, are sold and leave, and prices change. */
const createDay = (day: number): FeedRecord[] =>
  createFeed(20 + day)
    .slice(Math.floor(day / 3))
    .map((record) => ({
      ...record,
      ...(Number(record.id) % 7 === day % 7 && { price: Number(record.price) - 1_000 }),
      ...(Number(record.id) < day / 2 && { state: 'sold' }),
    }));

test('thirty days with twenty accidents: none is published, and each is told once', async () => {
  await writeFeedPictures(write);
  const run = async (content: string | Uint8Array, day: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${addDays('2026-11-01', day)}T06:00Z`) });
    return runImport({ name: 'feed.json', content, map: FEED_MAP }, '--partial');
  };
  const told: string[] = [];
  let published = 0;
  for (let day = 0; day < 30; day++) {
    const records = createDay(day);
    // Every third day is without an accident.
    const accident = day % 3 === 0 ? undefined : ACCIDENTS[day - Math.ceil(day / 3)];
    const content = accident ? accident.deliver(records) : writeFeed(records);
    const before = day === 0 ? [] : await readCatalogue('properties.json');
    const { exitCode, report } = await run(content, day);
    if (accident) {
      const lines = report.errors.map((fault: Record<string, string>) =>
        [fault.record, fault.field, fault.message].join(' '),
      );
      expect(lines, accident.name).toEqual([expect.stringMatching(accident.told)]);
      told.push(accident.name);
    } else expect(report.errors).toEqual([]);
    const isPublished = !accident || accident.isOneRecord === true;
    expect(exitCode, accident?.name).toBe(isPublished ? 0 : 1);
    const after = await readCatalogue('properties.json');
    if (!isPublished) expect(after).toEqual(before);
    if (isPublished) {
      published += 1;
      // The one faulty home has its last good form: all are there, whole.
      expect(after).toHaveLength(records.length * 2);
    }
    const details = await readCatalogue('property-details.json');
    for (const [row, summary] of after.entries()) {
      expect(summary).toMatchObject({
        PublishPrice: true,
        TypeDescription: expect.stringMatching('Huis met tuin'),
      });
      expect(summary.Price).toBeGreaterThan(100_000);
      expect(summary.Price).toBeLessThan(1_000_000);
      expect(details[row].Pictures).toHaveLength(1);
      expect(details[row].Description).toMatch(/boomgaard/);
    }
  }
  expect(told).toEqual(ACCIDENTS.map(({ name }) => name));
  expect(published).toBe(14);
});
