import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeTestStores, openTestStores, parseReport, runStaff } from '../../staff-tool';
import { createImportFolder } from './import-run';
import { createTable } from './sources';

const { paths, write, runImport, readCatalogue } = createImportFolder();

let photo: Buffer;
let otherPhoto: Buffer;
beforeAll(async () => {
  [photo, otherPhoto] = (await Promise.all(
    ['#1f3d2b', '#7a1f1f'].map((background) =>
      sharp({ create: { width: 1200, height: 800, channels: 3, background } })
        .jpeg()
        .withExif({ IFD3: { GPSLatitude: '50/1 21/1 0/1' } })
        .toBuffer(),
    ),
  )) as [Buffer, Buffer];
});
afterAll(closeTestStores);

const createSource = (pictures: string) => ({
  map: 'table.json',
  name: 'a.csv',
  content: createTable(1, [], { Pictures: pictures }),
});
const listPictures = () => readdir(join(paths.snapshot, 'pictures')).then((names) => names.sort());

test('pictures are measured and stored in the sizes of the site, without their metadata', async () => {
  await write('huis.jpg', photo);
  const { report } = await runImport(createSource('huis.jpg'));
  expect(report).toMatchObject({ ok: true, notes: [], written: { pictures: 1 } });
  const [{ SmallPictureItem, XLargePictureItem }] = await readCatalogue('properties.json');
  const [{ Pictures }] = await readCatalogue('property-details.json');
  expect(SmallPictureItem).toMatchObject({ Width: 250, Height: 167, Name: '70001.webp' });
  expect(Pictures).toEqual([{ Url: XLargePictureItem.Url, Width: 1200, Height: 800 }]);
  const files = await listPictures();
  expect(files.map((file) => file.replace(/^[0-9a-f]{32}\.1200/, ''))).toEqual([
    '-250.webp',
    '-400.webp',
    '-600.webp',
    '-800.webp',
    '.webp',
  ]);
  const original = await sharp(join(paths.snapshot, 'pictures', files.at(-1) ?? '')).metadata();
  expect(original).toMatchObject({ width: 1200, height: 800 });
  expect(original.exif).toBeUndefined();
});

test('a picture that cannot be had is named, and the listing stays', async () => {
  await write('huis.jpg', photo);
  await write('tekst.jpg', 'geen foto');
  await write('klein.png', await sharp(photo).resize(100).png().toBuffer());
  const named = [
    'weg.jpg',
    'tekst.jpg',
    'klein.png',
    '../geheim.jpg',
    'file:///etc/hostname',
    'http://127.0.0.1:9/a.jpg',
    'huis.jpg',
  ];
  const { exitCode, report } = await runImport(createSource(named.join('|')));
  expect(exitCode).toBe(0);
  const messages = report.notes.map(({ message }: { message: string }) => message);
  expect(messages).toEqual([
    'weg.jpg is left out: is not there',
    'tekst.jpg is left out: is not a picture',
    'klein.png is left out: is only 100 pixels wide',
    '../geheim.jpg is left out: is outside the folder of the file',
    'file:///etc/hostname is left out: only http and https are fetched',
    'http://127.0.0.1:9/a.jpg is left out: the address is in a private network',
  ]);
  const [{ Pictures }] = await readCatalogue('property-details.json');
  expect(Pictures).toHaveLength(1);
});

test('a picture that changed replaces the one before', async () => {
  const file = await write('huis.jpg', photo);
  await runImport(createSource('huis.jpg'));
  const before = await listPictures();
  await writeFile(file, otherPhoto);
  await runImport(createSource('huis.jpg'));
  // What is not needed any more stays for one import: an export that is whole again needs it.
  expect(await listPictures()).toHaveLength(10);
  await runImport(createSource('huis.jpg'));
  const after = await listPictures();
  expect(after).toHaveLength(5);
  expect(after.some((name) => before.includes(name))).toBe(false);
});

test('a zip holds the table and its pictures', async () => {
  const zip = zipSync({
    'export/a.csv': new TextEncoder().encode(createSource('fotos/huis.jpg').content),
    'export/fotos/huis.jpg': new Uint8Array(photo),
  });
  const { report } = await runImport({ map: 'table.json', name: 'a.zip', content: zip });
  expect(report).toMatchObject({ ok: true, listings: 1, written: { pictures: 1 } });
});

test('a zip that holds more data than an export is refused before it is unpacked', async () => {
  const zip = zipSync({ 'a.csv': new TextEncoder().encode(createSource('').content) });
  const entry = Buffer.from(zip).indexOf('PK\u0001\u0002');
  new DataView(zip.buffer).setUint32(entry + 24, 0xf000_0000, true);
  const { exitCode, report } = await runImport({ map: 'table.json', name: 'a.zip', content: zip });
  expect(exitCode).toBe(1);
  const refusal = 'holds more data than the 200 MB that are read';
  expect(report.message).toContain(refusal);
  const suggested = await runStaff('snapshot', 'import', await write('a.zip', zip), '--suggest');
  expect([suggested.exitCode, suggested.stderr]).toEqual([1, expect.stringContaining(refusal)]);
});

test('documents of the listing are stored by their content', async () => {
  await write('plan.pdf', '%PDF-1.7 a plan');
  await write('virus.exe', 'MZ');
  const { report } = await runImport({
    map: 'table.json',
    name: 'a.csv',
    content: createTable(1, [], { Documents: 'plan.pdf|virus.exe' }),
  });
  expect(report.notes).toMatchObject([
    { field: 'Documents', message: 'virus.exe is left out: is not a PDF, JPEG or PNG' },
  ]);
  const [{ Documents }] = await readCatalogue('property-details.json');
  expect(Documents).toEqual([
    { Name: 'Document 1', File: expect.stringMatching(/^import\/[0-9a-f]{32}\.pdf$/) },
  ]);
});

test('a load brings the pictures to R2 and removes those that no version needs', async () => {
  const state = join(paths.folder, 'state');
  const load = async (pictures: string) => {
    await runImport(createSource(pictures));
    const result = await runStaff(
      'snapshot',
      'load',
      paths.snapshot,
      '--persist-to',
      state,
      '--json',
    );
    return parseReport(result);
  };
  const { files } = await openTestStores(state);
  const listStored = async () => (await files.list({ prefix: 'pictures/' })).objects.length;
  await write('huis.jpg', photo);
  await write('tuin.jpg', otherPhoto);
  // Five sizes, one for mails, the card of the agency, that of the home in each language, those of pages and articles.
  expect(await load('huis.jpg')).toMatchObject({ ok: true, written: { pictures: 16 } });
  expect(await load('huis.jpg|tuin.jpg')).toMatchObject({ ok: true, written: { pictures: 5 } });
  expect(await listStored()).toBe(21);
  await files.delete((await files.list({ prefix: 'pictures/' })).objects[0]?.key ?? '');
  expect(await load('huis.jpg|tuin.jpg')).toMatchObject({ ok: true, written: { pictures: 1 } });
});

test('a snapshot that names a picture which is not there is refused', async () => {
  await write('huis.jpg', photo);
  await runImport(createSource('huis.jpg'));
  const [missing = ''] = await listPictures();
  await rm(join(paths.snapshot, 'pictures', missing));
  const { exitCode, stdout } = await runStaff('snapshot', 'check', paths.snapshot, '--json');
  expect(exitCode).toBe(1);
  expect(JSON.parse(stdout).errors).toMatchObject([
    {
      file: 'catalogue/property-details.json',
      record: '70001 nl',
      field: 'Pictures.0.Url',
      message: `names pictures/${missing}, which is not there: add it with \`snapshot picture\`, or name another`,
    },
  ]);
});
