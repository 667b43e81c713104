import { expect, test } from 'vitest';
import { renderPropertyCards } from '../../../src/views/cards/property-cards';
import { createTestContext } from '../../fixtures';

const IDS = [1, 2, 3, 4, 5];
const PICTURE = { Url: 'https://cdn.huis-vallee.example/photos/1/front.jpg' };

/** Renders the cards of five copies of the first property of the small snapshot, each with a picture. */
async function renderFiveCards(options?: { aboveFold: boolean }) {
  const ctx = await createTestContext('/nl/te-koop/');
  const { catalogue } = ctx.snapshot;
  const [card] = await catalogue.loadCards([catalogue.index.columns.id[0] ?? 0], 'nl');
  if (!card) throw new Error('the small snapshot has no property');
  const loadCards = async (ids: readonly number[]) =>
    ids.map((ID) => ({ ...card, ID, XLargePictureItem: PICTURE }));
  const snapshot = { ...ctx.snapshot, catalogue: { ...catalogue, loadCards } };
  return renderPropertyCards({ ...ctx, snapshot } as typeof ctx, IDS, options);
}

const getImages = (cards: readonly { html: string }[]) =>
  cards.map(({ html }) => /<img [^>]*>/.exec(html)?.[0] ?? '');

test('above the fold the pictures of the first row load at once, the first one with high priority', async () => {
  const images = getImages(await renderFiveCards({ aboveFold: true }));
  expect(images.map((image) => image.includes('loading="lazy"'))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  expect(images.map((image) => image.includes('fetchPriority="high"'))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('elsewhere every picture is lazy, and no card has a preload link', async () => {
  const cards = await renderFiveCards();
  expect(getImages(cards).every((image) => image.includes('loading="lazy"'))).toBe(true);
  expect(cards.some(({ html }) => html.includes('<link'))).toBe(false);
});
