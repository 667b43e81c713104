import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runStaff } from '../../staff-tool';
import { changeFeed, FEED_MAP, writeFeedPictures } from './feed';
import { createImportFolder, MAPS } from './import-run';

const { paths, write, runImport, readCatalogue } = createImportFolder();

afterEach(() => vi.useRealTimers());
beforeEach(() => writeFeedPictures(write));

const importFeed = (content: string, ...options: string[]) =>
  runImport({ name: 'feed.json', content, map: FEED_MAP }, ...options);

describe('a faulty record of a listing that is live', () => {
  const FAULTY = changeFeed((_, index) => (index === 3 ? { price: 'op aanvraag' } : {}));
  const setDay = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) });

  test('keeps its last good form for seven days with --partial, and says so each time', async () => {
    setDay('2026-11-01T09:00Z');
    await importFeed(changeFeed(() => ({})));
    const before = await readCatalogue('property-details.json');
    for (const day of ['2026-11-02', '2026-11-05', '2026-11-08']) {
      setDay(`${day}T09:00Z`);
      const { report } = await importFeed(FAULTY, '--partial');
      expect(report).toMatchObject({ ok: true, listings: 10, errors: [{ field: 'Price' }] });
      expect(report.notes).toContainEqual({
        record: 'record 4 (4)',
        field: 'ID',
        message:
          'keeps its last good form, at most until 2026-11-09: its record is faulty since 2026-11-02',
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
    await importFeed(changeFeed(() => ({})));
    await importFeed(FAULTY, '--partial');
    await importFeed(changeFeed(() => ({})));
    setDay('2026-11-20T09:00Z');
    expect((await importFeed(FAULTY, '--partial')).report).toMatchObject({ listings: 10 });
  });

  test('its pictures stay although nothing else names them', async () => {
    await importFeed(changeFeed(() => ({ photos: ['foto-1.png'] })));
    const faulty = changeFeed((_, index) =>
      index === 0 ? { photos: ['foto-1.png'], price: 'x' } : { photos: ['foto-2.png'] },
    );
    for (let run = 0; run < 3; run++) await importFeed(faulty, '--partial');
    const [{ Pictures }] = await readCatalogue('property-details.json');
    const name = Pictures[0].Url.replace('/media/pictures/', '');
    expect(await readdir(join(paths.snapshot, 'pictures'))).toContain(name);
  });

  test('that was never there does not enter', async () => {
    expect((await importFeed(FAULTY, '--partial')).report).toMatchObject({ listings: 9 });
  });
});

test('a conversion may drop its field instead of refusing the record', async () => {
  const content = changeFeed(({ living }, index) => ({ living: index === 0 ? '179-179' : living }));
  const { report } = await importFeed(content);
  expect(report).toMatchObject({
    ok: true,
    unmappedValues: [{ field: 'SurfaceLiving', value: '179-179', result: 'left out' }],
  });
});

test('a record with a hundred thousand members, or nested a thousand deep, is named', async () => {
  const wide = Object.fromEntries(Array.from({ length: 200_000 }, (_, row) => [`m${row}`, 1]));
  const deep = '['.repeat(1000) + ']'.repeat(1000);
  const content = changeFeed((_, row) => (row === 0 ? { wide } : {})).replace(
    '"id":2',
    `"deep":${deep},"id":2`,
  );
  const { exitCode, report } = await importFeed(content);
  expect(exitCode).toBe(1);
  expect(report.errors).toMatchObject([
    { record: expect.stringContaining('record 2'), message: 'is nested deeper than 32' },
  ]);
});

test('many values of one field that no table holds are one line', async () => {
  const homes = Array.from(
    { length: 12 },
    (_, index) =>
      `<property><id>a-${index}</id><price>${100_000 + index}</price><price_freq>sale</price_freq><type>House</type><town>Spa</town></property>`,
  );
  const file = await write('a.xml', `<root>${homes.join('')}</root>`);
  const words = ['--map', join(MAPS, 'kyero.json'), '--to', paths.snapshot, '--force'];
  const { stdout } = await runStaff('snapshot', 'import', file, ...words);
  expect(stdout.match(/^ +PublishPrice .*$/gm)?.map((line) => line.replaceAll(/ +/g, ' '))).toEqual(
    [' PublishPrice "100000" and 11 others replaced 12 times'],
  );
});
