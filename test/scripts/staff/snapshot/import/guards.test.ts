import { beforeEach, describe, expect, test } from 'vitest';
import { changeFeed, createFeed, FEED_MAP, writeFeed, writeFeedPictures } from './feed';
import { createImportFolder } from './import-run';
import { createSmallMap } from './small-map';

const { write, runImport, readCatalogue } = createImportFolder();

beforeEach(() => writeFeedPictures(write));

const importFeed = (content: string, ...options: string[]) =>
  runImport({ name: 'feed.json', content, map: FEED_MAP }, ...options);

const OPTIONAL_STATE = { ...FEED_MAP.fields.Marquee, required: false, default: 0 };

describe('an export that lost something', () => {
  test.each<[string, string, string]>([
    [
      'price renamed',
      changeFeed(({ price }) => ({ price: undefined, ask: price })),
      'Price: no record holds price',
    ],
    [
      'prices emptied',
      changeFeed(() => ({ price: '' })),
      'Price: 10 of 10 listings had it, 0 of 10 have it',
    ],
    [
      'three of ten prices emptied',
      changeFeed(({ price }, index) => ({ price: index < 3 ? null : price })),
      'Price: 10 of 10 listings had it, 7 of 10 have it',
    ],
    [
      'prices no longer published',
      changeFeed(() => ({ published: false })),
      'Price: 10 of 10 listings had it, 0 of 10 have it',
    ],
    [
      'pictures emptied',
      changeFeed(() => ({ photos: [] })),
      'Pictures: 10 of 10 listings had it, 0 of 10 have it',
    ],
    [
      'texts emptied',
      changeFeed(() => ({ text: '' })),
      'Description: 10 of 10 listings had it, 0 of 10 have it',
    ],
    [
      'surfaces that are none',
      changeFeed(() => ({ living: 'ruim' })),
      'SurfaceLiving: 10 of 10 listings had it, 0 of 10 have it',
    ],
    [
      'surfaces in ares',
      changeFeed(({ living }) => ({ living: Number(living) / 100 })),
      'SurfaceLiving: is another one in 10 of 10 listings',
    ],
    [
      'coordinates exchanged',
      changeFeed(({ latitude, longitude }) => ({ latitude: longitude, longitude: latitude })),
      'Latitude: 10 of 10 listings had it, 0 of 10 have it',
    ],
    [
      'listings renumbered',
      changeFeed(({ id }) => ({ id: Number(id) + 500 })),
      'listings: 0 of 10 are left, and 10 have ids that are new: the source may have renumbered them',
    ],
    [
      'towns that nobody knows',
      changeFeed(() => ({ town: 'Zone 4', zip: '0000' })),
      'City: 10 of 10 listings had it, 0 of 10 have it',
    ],
    [
      'prices in cents',
      changeFeed(({ price }) => ({ price: Number(price) * 100 })),
      'Price: is another one in 10 of 10 listings',
    ],
    [
      'all sold at once',
      changeFeed(() => ({ state: 'sold' })),
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
      changeFeed(({ state }) => ({ state: undefined, status: state })),
      'Marquee',
    ],
  ])('%s: it is refused by name and figure, and nothing changes', async (_, content, message) => {
    await importFeed(changeFeed(() => ({})));
    const before = await readCatalogue('properties.json');
    const { exitCode, report } = await importFeed(content);
    expect(exitCode).toBe(1);
    expect(JSON.stringify([report.message, report.errors])).toContain(message);
    expect(await readCatalogue('properties.json')).toEqual(before);
  });

  test('is imported with --force', async () => {
    await importFeed(changeFeed(() => ({})));
    const { report } = await importFeed(
      changeFeed(() => ({ text: '' })),
      '--force',
    );
    expect(report).toMatchObject({ ok: true, listings: 10 });
    expect(report.changes.poorer).toEqual([{ field: 'Description', before: 10, now: 0 }]);
  });

  test('is imported where the map allows it', async () => {
    await importFeed(changeFeed(() => ({})));
    const map = { ...FEED_MAP, guard: { maxLost: { Description: 1 } } };
    const content = changeFeed(() => ({ text: '' }));
    expect((await runImport({ name: 'feed.json', content, map })).report.ok).toBe(true);
  });

  test('that lost the price of one home is none', async () => {
    await importFeed(changeFeed(() => ({}), 4));
    const content = changeFeed(({ price }, index) => ({ price: index === 1 ? null : price }), 4);
    expect((await importFeed(content)).report).toMatchObject({
      ok: true,
      changes: { prices: [{ id: 2, before: 205_000, now: null }] },
    });
  });
});

test('an export without the state that no listing has is honest, until most records have held it', async () => {
  const map = { ...FEED_MAP, fields: { ...FEED_MAP.fields, Marquee: OPTIONAL_STATE } };
  const deliver = (states: readonly (string | undefined)[]) =>
    runImport({
      name: 'feed.json',
      content: changeFeed((_, index) => ({ state: states[index] })),
      map,
    });
  for (const states of [[], ['sold'], []]) expect((await deliver(states)).report.ok).toBe(true);
  await deliver(Array(5).fill('free'));
  const { exitCode, report } = await deliver([]);
  expect(exitCode).toBe(1);
  expect(report.errors).toMatchObject([
    { field: 'Marquee', message: 'no record holds state' },
    { field: 'skip', message: 'no record holds state' },
  ]);
});

test('pictures that the server no longer gives refuse the import', async () => {
  await importFeed(changeFeed(() => ({})));
  const content = changeFeed(({ photos }) => ({ photos: photos.map((name) => `weg-${name}`) }));
  const { exitCode, report } = await importFeed(content);
  expect(exitCode).toBe(1);
  expect(report.message).toContain('Pictures: 10 of 10 listings had it, 0 of 10 have it');
  const [{ Pictures }] = await readCatalogue('property-details.json');
  expect(Pictures).toHaveLength(1);
});

test('what an import changes is told by listing', async () => {
  await importFeed(changeFeed(() => ({})));
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

test('texts that are left in one of two languages are lost, also where the other stands in', async () => {
  const importTitles = (french: string) =>
    runImport({
      name: 'a.csv',
      content: `id;title_nl;title_fr;zip;town;price\n1;Huis;${french};6940;Durbuy;1000\n2;Hoeve;${french};6940;Durbuy;1000\n`,
      map: createSmallMap({
        source: { format: 'csv' },
        languages: { nl: ['nl', 'fr'], fr: ['fr', 'nl'] },
        fields: { TypeDescription: { from: 'title_{language}', required: true } },
      }),
    });
  expect(await importTitles('Maison')).toMatchObject({ exitCode: 0 });
  const { exitCode, report } = await importTitles('');
  expect(exitCode).toBe(1);
  expect(report.errors).toMatchObject([
    { field: 'texts in fr', message: '2 of 2 listings had it, 0 of 2 have it' },
  ]);
});
