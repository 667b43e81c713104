import { decodeHTML } from 'entities';
import { expect, test } from 'vitest';
import type { PropertyCardRecord } from '../../../src/domain/catalogue/property-card';
import { renderPropertyCards } from '../../../src/views/cards/property-cards';
import { createTestContext, createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

const IDS = [1, 2, 3, 4, 5];
const PICTURE = { Url: 'https://cdn.huis-vallee.example/photos/1/front.jpg' };

/** Renders the cards of five copies of the first property of the small snapshot, each with a picture and with `changes`. */
async function renderFiveCards(
  options?: { aboveFold: boolean },
  changes: Partial<PropertyCardRecord> = {},
) {
  const ctx = await createTestContext('/nl/te-koop/');
  const { catalogue } = ctx.snapshot;
  const [card] = await catalogue.loadCards([catalogue.index.columns.id[0] ?? 0], 'nl');
  if (!card) throw new Error('the small snapshot has no property');
  const loadCards = async (ids: readonly number[]) =>
    ids.map((ID) => ({ ...card, ID, XLargePictureItem: PICTURE, ...changes }));
  const { configuration } = ctx.snapshot.site;
  const listings = { ...configuration.listings, marqueeIgnore: [3] };
  const site = { ...ctx.snapshot.site, configuration: { ...configuration, listings } };
  const snapshot = { ...ctx.snapshot, site, catalogue: { ...catalogue, loadCards } };
  return renderPropertyCards({ ...ctx, snapshot } as typeof ctx, IDS, options);
}

const getImages = (cards: readonly { html: string }[]) =>
  cards.map(({ html }) => /<img [^>]*>/.exec(html)?.[0] ?? '');

test('above the fold the first picture loads at once and first of all, the others when they come near', async () => {
  const cards = await renderFiveCards({ aboveFold: true });
  const images = getImages(cards);
  expect(images.map((image) => image.includes('loading="lazy"'))).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
  expect(images.map((image) => image.includes('fetchPriority="high"'))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(cards.map(({ firstPicture }) => firstPicture !== undefined)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a list has its first picture fetched before fonts, in the same sizes as its card', async () => {
  const embedded = createSmallSnapshot();
  for (const listing of embedded['catalogue/properties.json'])
    Object.assign(listing, { XLargePictureItem: { Url: '/media/houses/hoeve/voorgevel.webp' } });
  const page = await (await (await createTestSite({ embedded }))('/nl/te-koop/')).text();
  const preload = /<link rel="preload" as="image"[^>]*>/.exec(page)?.[0] ?? '';
  const image = /<article.*?(<img [^>]*>)/s.exec(page)?.[1] ?? '';
  const read = (tag: string, name: RegExp) => name.exec(tag)?.[1];
  expect(read(preload, /imageSrcSet="([^"]*)"/)).toBe(read(image, /srcSet="([^"]*)"/));
  expect(read(preload, /imageSizes="([^"]*)"/)).toBe(read(image, /sizes="([^"]*)"/));
  expect(preload).toContain('fetchPriority="high"');
  expect(page.indexOf(preload)).toBeLessThan(page.indexOf('as="font"'));
});

test('elsewhere every picture is lazy, and no card has a preload link', async () => {
  const cards = await renderFiveCards();
  expect(getImages(cards).every((image) => image.includes('loading="lazy"'))).toBe(true);
  expect(cards.some(({ html }) => html.includes('<link'))).toBe(false);
});

const PLOT = {
  WebID: 4,
  WebIDs: '4',
  Goal: 0,
  Price: 92_000,
  PublishPrice: true,
  Marquee: 0,
  SurfaceGround: 1015,
};

test.each<[string, Partial<PropertyCardRecord>, string | undefined]>([
  ['a plot', PLOT, '€ 91/m²'],
  ['woodland', { ...PLOT, Price: 41_000, SurfaceGround: 34_800 }, '€ 1,18/m²'],
  ['a plot of an unknown area', { ...PLOT, SurfaceGround: undefined }, undefined],
  ['a plot with its price on request', { ...PLOT, PublishPrice: false }, undefined],
  ['a plot whose status stands in the place of its price', { ...PLOT, Marquee: 3 }, undefined],
  ['land to let', { ...PLOT, Goal: 1 }, undefined],
  ['a house', { ...PLOT, WebID: 1, WebIDs: '1' }, undefined],
])('%s says what a square metre costs, and no plot names a certificate', async (_, home, rate) => {
  const [card] = await renderFiveCards(undefined, { SaleKind: 'private', ...home });
  const text = decodeHTML(card?.html ?? '').replaceAll('\u00a0', ' ');
  expect(/€ [\d.,]+\/m²/.exec(text)?.[0]).toBe(rate);
  if (home.WebID === 4 && home.Goal === 0) expect(text).not.toContain('EPC');
});
