import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FeedRecord } from './feed';
import { createFeed, FEED_MAP, writeFeed } from './feed';
import { createImportFolder } from './import-run';

const { paths, write, runImport, readCatalogue } = createImportFolder();

beforeEach(async () => {
  for (const [index, background] of ['#1f3d2b', '#7a1f1f', '#2b2b6e'].entries())
    await write(
      `foto-${index + 1}.png`,
      await sharp({ create: { width: 300, height: 200, channels: 3, background } })
        .png()
        .toBuffer(),
    );
});
afterEach(() => vi.useRealTimers());

const importFeed = (content: string, ...options: string[]) =>
  runImport({ name: 'feed.json', content, map: FEED_MAP }, ...options);
const change = (alter: (record: FeedRecord, index: number) => object, count = 10) =>
  writeFeed(createFeed(count).map((record, index) => ({ ...record, ...alter(record, index) })));

describe('an export that lost something', () => {
  test.each<[string, string, string]>([
    [
      'price renamed',
      change(({ price }) => ({ price: undefined, ask: price })),
      'Price: no record holds price',
    ],
    [
      'prices emptied',
      change(() => ({ price: '' })),
      'Price: 10 of 10 listings had it, 0 of 10 have it',
    ],
    [
      'three of ten prices emptied',
      change(({ price }, index) => ({ price: index < 3 ? null : price })),
      'Price: 10 of 10 listings had it, 7 of 10 have it',
    ],
    [
      'prices no longer published',
      change(() => ({ published: false })),
      'Price: 10 of 10 listings had it, 0 of 10 have it',
    ],
    [
      'pictures emptied',
      change(() => ({ photos: [] })),
      'Pictures: 10 of 10 listings had it, 0 of 10 have it',
    ],
    [
      'texts emptied',
      change(() => ({ text: '' })),
      'Description: 10 of 10 listings had it, 0 of 10 have it',
    ],
    [
      'labels emptied',
      change(() => ({ epc: '' })),
      'EPCLabelText: 10 of 10 listings had it, 0 of 10 have it',
    ],
    [
      'surfaces that are none',
      change(() => ({ living: 'ruim' })),
      'SurfaceLiving: 10 of 10 listings had it, 0 of 10 have it',
    ],
    [
      'towns that nobody knows',
      change(() => ({ town: 'Zone 4', zip: '0000' })),
      'City: 10 of 10 listings had it, 0 of 10 have it',
    ],
    [
      'prices in cents',
      change(({ price }) => ({ price: Number(price) * 100 })),
      'Price: is another one in 10 of 10 listings',
    ],
    [
      'all sold at once',
      change(() => ({ state: 'sold' })),
      'Marquee: is another one in 10 of 10 listings',
    ],
    [
      'one page of two',
      writeFeed(createFeed(6), 10),
      'records: says in total that it has 10 records, and holds 6',
    ],
    [
      'no count at all',
      JSON.stringify({ ok: true, homes: createFeed(10) }),
      'records: does not say in total how many records it has',
    ],
    [
      'the state by which homes are left out renamed',
      change(({ state }) => ({ state: undefined, status: state })),
      'Marquee',
    ],
  ])('%s: it is refused by name and figure, and nothing changes', async (_, content, message) => {
    await importFeed(change(() => ({})));
    const before = await readCatalogue('properties.json');
    const { exitCode, report } = await importFeed(content);
    expect(exitCode).toBe(1);
    expect(JSON.stringify([report.message, report.errors])).toContain(message);
    expect(await readCatalogue('properties.json')).toEqual(before);
  });

  test('is imported with --force', async () => {
    await importFeed(change(() => ({})));
    const { report } = await importFeed(
      change(() => ({ text: '' })),
      '--force',
    );
    expect(report).toMatchObject({ ok: true, listings: 10 });
    expect(report.changes.poorer).toEqual([{ field: 'Description', before: 10, now: 0 }]);
  });

  test('is imported where the map allows it', async () => {
    await importFeed(change(() => ({})));
    const map = { ...FEED_MAP, guard: { maxLost: { Description: 1 } } };
    const content = change(() => ({ text: '' }));
    expect((await runImport({ name: 'feed.json', content, map })).report.ok).toBe(true);
  });

  test('that lost the price of one home is none', async () => {
    await importFeed(change(() => ({}), 4));
    const content = change(({ price }, index) => ({ price: index === 1 ? null : price }), 4);
    expect((await importFeed(content)).report).toMatchObject({
      ok: true,
      changes: { prices: [{ id: 2, before: 205_000, now: null }] },
    });
  });
});

test('pictures that the server no longer gives refuse the import', async () => {
  await importFeed(change(() => ({})));
  const content = change(({ photos }) => ({ photos: photos.map((name) => `weg-${name}`) }));
  const { exitCode, report } = await importFeed(content);
  expect(exitCode).toBe(1);
  expect(report.message).toContain('Pictures: 10 of 10 listings had it, 0 of 10 have it');
  const [{ Pictures }] = await readCatalogue('property-details.json');
  expect(Pictures).toHaveLength(1);
});

test('what an import changes is told by listing', async () => {
  await importFeed(change(() => ({})));
  const records = createFeed(11)
    .slice(1)
    .map((record) => ({
      ...record,
      ...(record.id === 2 && { price: 190_000 }),
      ...(record.id === 3 && { state: 'option' }),
    }));
  const { report } = await importFeed(writeFeed(records));
  expect(report.changes).toEqual({
    entered: [{ id: 11, name: 'Huis met tuin 11, DURBUY' }],
    left: [{ id: 1, name: 'Huis met tuin 1, DURBUY' }],
    prices: [{ id: 2, name: 'Huis met tuin 2, BOMAL', before: 205_000, now: 190_000 }],
    states: [{ id: 3, name: 'Huis met tuin 3, DURBUY', before: 'for-sale', now: 'under-option' }],
    poorer: [],
  });
});

describe('a faulty record of a listing that is live', () => {
  const FAULTY = change((_, index) => (index === 3 ? { price: 'op aanvraag' } : {}));
  const setDay = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) });

  test('keeps its last good form for seven days with --partial, and says so each time', async () => {
    setDay('2026-11-01T09:00Z');
    await importFeed(change(() => ({})));
    const before = await readCatalogue('property-details.json');
    for (const day of ['2026-11-02', '2026-11-05', '2026-11-08']) {
      setDay(`${day}T09:00Z`);
      const { report } = await importFeed(FAULTY, '--partial');
      expect(report).toMatchObject({ ok: true, listings: 10, errors: [{ field: 'Price' }] });
      expect(report.notes).toContainEqual({
        record: 'record 4 (4)',
        field: 'ID',
        message: 'keeps its last good form until 2026-11-09: its record is faulty since 2026-11-02',
      });
      expect(await readCatalogue('property-details.json')).toEqual(before);
    }
    setDay('2026-11-09T09:00Z');
    const { report } = await importFeed(FAULTY, '--partial');
    expect(report).toMatchObject({ ok: true, listings: 9, changes: { left: [{ id: 4 }] } });
    expect(report.notes).toContainEqual(
      expect.objectContaining({ message: 'leaves: its record is faulty since 2026-11-02' }),
    );
  });

  test('begins its days anew after it was sound', async () => {
    setDay('2026-11-01T09:00Z');
    await importFeed(change(() => ({})));
    await importFeed(FAULTY, '--partial');
    await importFeed(change(() => ({})));
    setDay('2026-11-20T09:00Z');
    expect((await importFeed(FAULTY, '--partial')).report).toMatchObject({ listings: 10 });
  });

  test('its pictures stay although nothing else names them', async () => {
    await importFeed(change(() => ({ photos: ['foto-1.png'] })));
    const faulty = change((_, index) =>
      index === 0 ? { photos: ['foto-1.png'], price: 'x' } : { photos: ['foto-2.png'] },
    );
    for (let run = 0; run < 3; run++) await importFeed(faulty, '--partial');
    const [{ Pictures }] = await readCatalogue('property-details.json');
    const name = Pictures[0].Url.replace('/media/pictures/', '');
    await expect(rm(join(paths.snapshot, 'pictures', name))).resolves.toBeUndefined();
  });

  test('that was never there does not enter', async () => {
    expect((await importFeed(FAULTY, '--partial')).report).toMatchObject({ listings: 9 });
  });
});

test('a conversion may drop its field instead of refusing the record', async () => {
  const content = change(({ living }, index) => ({ living: index === 0 ? '179-179' : living }));
  const { report } = await importFeed(content);
  expect(report).toMatchObject({
    ok: true,
    unmappedValues: [{ field: 'SurfaceLiving', value: '179-179', result: 'left out' }],
  });
});
