import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawShareCard } from '../../../../scripts/staff/snapshot/share-card/draw-card';
import { buildPalette, DEFAULT_COLORS } from '../../../../src/domain/site/palette';
import { setUpLocalSnapshot } from './local-snapshot';

const local = setUpLocalSnapshot();
const { runLocalStaff, withStores } = local;
const palette = buildPalette(DEFAULT_COLORS);
const draw = (name: string, lines = [name]) => drawShareCard({ agency: { name }, palette, lines });

/** Lists the stored cards. */
const listCards = () =>
  withStores(async ({ files }) =>
    (await files.list()).objects.filter(({ key }) => key.endsWith('.png')),
  );

test('a load stores the card, a second one of the same agency keeps it', async () => {
  expect((await runLocalStaff('snapshot', 'load', local.snapshot)).exitCode).toBe(0);
  const [card, ...others] = await listCards();
  expect(others).toEqual([]);
  const stored = await withStores(async ({ files }) => {
    const object = await files.get(card?.key ?? '');
    return { type: object?.httpMetadata?.contentType, bytes: await object?.arrayBuffer() };
  });
  expect(stored.type).toBe('image/png');
  expect(await sharp(stored.bytes).metadata()).toMatchObject({
    format: 'png',
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
