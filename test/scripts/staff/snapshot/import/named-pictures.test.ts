import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { AD, HEADER, JSON_MAP } from './everyday-files';
import { createImportFolder } from './import-run';
import { createSmallMap } from './small-map';
import { createTable } from './sources';

const { paths, write, runImport, readCatalogue } = createImportFolder();

test('twelve names of one picture are one picture, of all twelve listings, and the same in each run', async () => {
  const picture = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#345' },
  })
    .png()
    .toBuffer();
  const names = Array.from({ length: 12 }, (_, index) => `same-${index + 1}.png`);
  await Promise.all(names.map((name) => write(name, picture)));
  const rows = names.map(
    (name, index) => `${index + 1};Huis;Durbuy;6940;245000;${name}|${name.toUpperCase()}`,
  );
  const file = {
    name: 'a.csv',
    content: [`${HEADER};photos`, ...rows].join('\n'),
    map: createSmallMap({
      source: { format: 'csv', delimiter: ';' },
      pictures: { from: 'photos', split: '|' },
    }),
  };
  const seen = [];
  for (const _ of [1, 2]) {
    expect((await runImport(file)).report).toMatchObject({
      ok: true,
      notes: [],
      written: { pictures: 24 },
    });
    const details = await readCatalogue('property-details.json');
    seen.push({ details, files: await readdir(join(paths.snapshot, 'pictures')) });
    for (const { Pictures } of details) expect(Pictures).toHaveLength(1);
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[0]?.files.every((name) => name.endsWith('.webp'))).toBe(true);
});

test.each([
  ['in other case', 'FOTO.PNG', 'foto.png'],
  ['with accents composed otherwise', 'caf\u00e9.png', 'cafe\u0301.png'],
  ['without its accents', 'entr\u00e9e.png', 'entree.png'],
])('a picture %s is found, and a list without [*] is one', async (_, named, stored) => {
  await write(
    stored,
    await sharp({ create: { width: 400, height: 300, channels: 3, background: '#345' } })
      .png()
      .toBuffer(),
  );
  const { report } = await runImport({
    name: 'a.json',
    content: JSON.stringify({ ads: [{ ...AD, photos: [named] }] }),
    map: { ...JSON_MAP, pictures: { from: 'photos' } },
  });
  expect(report).toMatchObject({ ok: true, notes: [], written: { pictures: 1 } });
});

test('a picture that cannot be read is named as what it is', async () => {
  await write('a.heic', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'));
  const huge = {
    create: { width: 10_000, height: 9_000, channels: 3, background: '#fff' },
  } as const;
  await write('b.png', await sharp(huge).png().toBuffer());
  const { report } = await runImport({
    name: 'a.json',
    content: JSON.stringify({ ads: [{ ...AD, photos: ['a.heic', 'b.png'] }] }),
    map: { ...JSON_MAP, pictures: { from: 'photos[*]' } },
  });
  expect(report.notes.map(({ message }: { message: string }) => message)).toEqual([
    'a.heic is left out: is a HEIC picture of a telephone, which browsers do not show: export it as JPEG',
    'b.png is left out: has more than 80 megapixels: export it smaller',
  ]);
});

test('a picture that cannot be had is named without the password of its address', async () => {
  const content = createTable(1, [], { Pictures: 'ftp://agency:secret@pictures.example/a.jpg' });
  const { report } = await runImport({ name: 'a.csv', content, map: 'table.json' });
  expect(report.notes).toContainEqual(
    expect.objectContaining({
      message: expect.stringMatching(/^ftp:\/\/…@pictures\.example\/a\.jpg is left out: /),
    }),
  );
  expect(JSON.stringify(report)).not.toContain('secret');
});
