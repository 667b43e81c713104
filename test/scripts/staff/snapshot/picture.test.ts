import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseReport, runStaff } from '../staff-tool';
import { ANSWERS } from './first-answers';

let root: string;
let count = 0;
let folder: string;
let snapshot: string;
let answers: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'picture-test-'));
  answers = join(root, 'answers.json');
  await writeFile(answers, JSON.stringify(ANSWERS));
});
afterAll(() => rm(root, { recursive: true, force: true }));
beforeEach(async () => {
  folder = join(root, String(++count));
  snapshot = join(folder, 'snapshot');
  await mkdir(folder, { recursive: true });
  await runStaff('snapshot', 'init', snapshot, '--answers', answers);
});

const createPhoto = (width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#7a4f1f' } });

async function addPicture(name: string, bytes: Uint8Array | string, ...options: string[]) {
  await writeFile(join(folder, name), bytes);
  const result = await runStaff(
    'snapshot',
    'picture',
    snapshot,
    join(folder, name),
    '--json',
    ...options,
  );
  return { exitCode: result.exitCode, report: parseReport(result) };
}
const readStored = async () => {
  const files = (await readdir(join(snapshot, 'pictures'))).filter((file) => !file.includes('-'));
  return Promise.all(files.map((file) => sharp(join(snapshot, 'pictures', file)).metadata()));
};

test('a picture is stored in the sizes of the site, turned and without metadata', async () => {
  const photo = await createPhoto(1600, 1200)
    .jpeg()
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitude: '50/1 21/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { exitCode, report } = await addPicture('an.jpg', photo);
  expect(exitCode).toBe(0);
  const [{ block }] = report.pictures;
  expect(block).toMatchObject({
    url: expect.stringMatching(/^\/media\/pictures\/[0-9a-f]{32}\.1200\.webp$/),
    originalname: 'an.jpg',
    mimetype: 'image/webp',
    width: 1200,
    height: 1600,
  });
  const [stored] = await readStored();
  expect(stored).toMatchObject({ width: 1200, height: 1600, format: 'webp' });
  expect(stored?.exif).toBeUndefined();
  expect(await readdir(join(snapshot, 'pictures'))).toHaveLength(5);
});

test('the block is what a record of the site takes, and the check finds the picture', async () => {
  const { report } = await addPicture('an.jpg', await createPhoto().jpeg().toBuffer());
  const configurationFile = join(snapshot, 'site/configuration.json');
  const configuration = JSON.parse(await readFile(configurationFile, 'utf8'));
  configuration.header.logo.image = report.pictures[0].block;
  await writeFile(configurationFile, JSON.stringify(configuration));
  const check = () => runStaff('snapshot', 'check', snapshot, '--json').then(parseReport);
  expect(await check()).toMatchObject({ ok: true, errors: [], warnings: [] });
  await rm(join(snapshot, 'pictures'), { recursive: true });
  expect(await check()).toMatchObject({
    ok: false,
    errors: [
      {
        file: 'site/configuration.json',
        record: 'configuration',
        field: 'header.logo.image.url',
        message: expect.stringMatching(
          /^names pictures\/.* and 5 of its sizes, which is not there: add it/,
        ),
      },
    ],
  });
});

test('a folder is taken file by file; what is refused is named, and the rest is stored', async () => {
  const portraits = join(folder, 'portraits');
  await mkdir(portraits);
  await writeFile(join(portraits, 'an.jpg'), await createPhoto().jpeg().toBuffer());
  await writeFile(join(portraits, 'tekst.jpg'), 'geen foto');
  const result = await runStaff('snapshot', 'picture', snapshot, portraits, '--listing', '--json');
  expect(result.exitCode).toBe(1);
  const report = parseReport(result);
  expect(report).toMatchObject({
    message: '1 picture refused, 1 stored.',
    errors: [{ record: join(portraits, 'tekst.jpg'), message: 'is not a picture' }],
  });
  expect(report.pictures[0].block).toEqual({
    Url: expect.stringContaining('/media/pictures/'),
    Width: 1600,
    Height: 1200,
  });
});

describe('a difficult picture', () => {
  test('in the colours of print is stored in those of screens', async () => {
    const print = await createPhoto().toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    expect((await addPicture('druk.jpg', print)).exitCode).toBe(0);
    expect(await readStored()).toMatchObject([{ space: 'srgb' }]);
  });

  test('that moves is kept as its first', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 600, height: 400, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect((await addPicture('beweegt.gif', moving)).exitCode).toBe(0);
    expect((await readStored())[0]?.pages ?? 1).toBe(1);
  });

  test.each<[string, () => Promise<Uint8Array | string>, string[], string]>([
    [
      'of more than 20 MB',
      async () => new Uint8Array(24_000_000),
      [],
      'is 24 MB, more than the 20 MB',
    ],
    ['that is none', async () => 'geen foto', [], 'is not a picture'],
    [
      'that is damaged',
      async () => (await createPhoto().jpeg().toBuffer()).subarray(0, 900),
      [],
      'is a damaged picture',
    ],
    [
      'that is a drawing',
      async () => '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
      [],
      'is a picture of the kind svg',
    ],
    ['that is small', () => createPhoto(120, 90).png().toBuffer(), [], 'is only 120 pixels wide'],
    ...[
      '<script>alert(1)</script>',
      '<rect onload="alert(1)"/>',
      '<image href="https://elsewhere.example/a.png"/>',
      '<image xlink:href="file:///etc/passwd"/>',
      '<foreignObject/>',
      '<a href="javascript:alert(1)"/>',
    ].map((inner): [string, () => Promise<string>, string[], string] => [
      `that is a logo with ${inner}`,
      async () =>
        `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="300" height="90">${inner}</svg>`,
      ['--logo'],
      'is a drawing with a script or with parts of other files: export it as PNG',
    ]),
  ])('%s is refused with the reason', async (_, create, options, message) => {
    const { exitCode, report } = await addPicture('fout.jpg', await create(), ...options);
    expect(exitCode).toBe(1);
    expect(report.errors[0].message).toContain(message);
  });
});

test('a folder that is no snapshot, and a file that is not there, are wrong usage', async () => {
  const photo = join(folder, 'an.jpg');
  await writeFile(photo, await createPhoto().jpeg().toBuffer());
  expect((await runStaff('snapshot', 'picture', folder, photo)).exitCode).toBe(2);
  expect((await runStaff('snapshot', 'picture', snapshot, join(folder, 'weg.jpg'))).exitCode).toBe(
    2,
  );
});
