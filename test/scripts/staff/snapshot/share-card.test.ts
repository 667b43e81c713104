import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawShareCard } from '../../../../scripts/staff/snapshot/share-card/draw-card';
import { cutPaperInto, drawPaper } from '../../../../scripts/staff/snapshot/share-card/page-card';
import { listOwnFiles } from '../../../../src/domain/images/own-media';
import { buildPalette, DEFAULT_COLORS } from '../../../../src/domain/site/palette';
import { setUpLocalSnapshot } from './local-snapshot';

const local = setUpLocalSnapshot();
const { runLocalStaff, withStores } = local;
const palette = buildPalette(DEFAULT_COLORS);
const draw = (name: string, lines = [name]) => drawShareCard({ agency: { name }, palette, lines });

/** Lists the stored cards. */
const listCards = () =>
  withStores(async ({ files }) =>
    (await files.list()).objects.filter(({ key }) => key.endsWith('-agency.jpg')),
  );

test('a load stores the card, a second one of the same agency keeps it', async () => {
  expect((await runLocalStaff('snapshot', 'load', local.snapshot)).exitCode).toBe(0);
  const [card, ...others] = await listCards();
  expect(others).toEqual([]);
  const stored = await withStores(async ({ files }) => {
    const object = await files.get(card?.key ?? '');
    return { type: object?.httpMetadata?.contentType, bytes: await object?.arrayBuffer() };
  });
  expect(stored.type).toBe('image/jpeg');
  expect(await sharp(stored.bytes).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(stored.bytes?.byteLength).toBeLessThan(60_000);
  await local.writeVillaPrice(379_000);
  await runLocalStaff('snapshot', 'load', local.snapshot);
  expect((await listCards()).map(({ key }) => key)).toEqual([card?.key]);
});

test('another name is another card', async () => {
  const card = await draw('Maas & Zoon');
  expect(card).not.toContain('<text');
  expect(await draw('Maas & Dochter')).not.toBe(card);
});

test('a name that is too wide is set smaller', async () => {
  expect(await draw('Immo')).toContain('scale(1.000)');
  expect(await draw('Vastgoedkantoor Van den Abeele-Vermeulen & Dochters')).toMatch(
    /scale\(0\.\d+\)/,
  );
});

test('there is no card of a name that the typeface cannot write', async () => {
  expect(await draw('Имо')).toBeUndefined();
});

/** Gives the villa a photograph of the snapshot and this price, and loads. */
async function loadWithPhotograph(price: number, published = true, ending = '.1200.jpg') {
  await local.writeSnapshot((files) => {
    for (const record of files['catalogue/properties.json'].slice(0, 2))
      Object.assign(record, {
        Price: price,
        PublishPrice: published,
        SmallPictureItem: undefined,
        XLargePictureItem: { Url: '/media/houses/villa.webp' },
      });
  });
  const folder = join(local.snapshot, 'media/houses');
  await mkdir(folder, { recursive: true });
  for (const file of listOwnFiles('/media/houses/villa.webp'))
    await writeFile(join(local.snapshot, file), await photograph.clone().webp().toBuffer());
  const load = await runLocalStaff('snapshot', 'load', local.snapshot);
  expect(load.exitCode).toBe(0);
  return withStores(async ({ files }) =>
    (await files.list()).objects.map(({ key }) => key).filter((key) => key.endsWith(ending)),
  );
}

const photograph = sharp({
  create: { width: 1360, height: 1020, channels: 3, background: '#69a' },
});

test('each price has a card of its own, which a load makes and keeps while a version needs it', async () => {
  const [card = '', ...others] = await loadWithPhotograph(379_000);
  expect(others).toEqual([]);
  const bytes = await withStores(async ({ files }) => (await files.get(card))?.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes?.byteLength).toBeLessThan(300_000);
  const after = await loadWithPhotograph(365_000);
  expect(after).toHaveLength(2);
  expect(after).toContain(card);
});

test('mails have one small JPEG of a photograph, whatever the price', async () => {
  const pictures = await loadWithPhotograph(379_000, true, '.800.jpg');
  expect(pictures).toHaveLength(1);
  const bytes = await withStores(async ({ files }) =>
    (await files.get(pictures[0] ?? ''))?.arrayBuffer(),
  );
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 450 });
  expect(await loadWithPhotograph(365_000, true, '.800.jpg')).toEqual(pictures);
});

test('an unpublished price is in no card: two of them give the same', async () => {
  const one = await loadWithPhotograph(379_000, false);
  expect(await loadWithPhotograph(365_000, false)).toEqual(one);
});

test('place and price are cut as paper into the lower left corner', async () => {
  const colors = { paper: '#f7f3ec', ink: '#1e262b', ember: '#a63f17' };
  const paper = await drawPaper({ place: 'Durbuy', price: '€ 379.000' }, colors);
  const card = await cutPaperInto(await photograph.clone().webp().toBuffer(), paper ?? '');
  const readPixel = async (left: number, top: number) => {
    const pixel = sharp(card).extract({ left, top, width: 1, height: 1 });
    return [...(await pixel.raw().toBuffer())].map((value) => Math.round(value / 8));
  };
  expect(await readPixel(4, 618)).toEqual([31, 30, 30]);
  expect(await readPixel(1190, 4)).toEqual([13, 19, 21]);
  expect(await drawPaper({ place: 'Дурбюи', price: '' }, colors)).toBeUndefined();
});
