import { expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

const AGENCY_CARD = `${'a1'.repeat(16)}.1200-agency.jpg`;
const PICTURE = '/media/houses/villa.webp';

/** Returns the picture and its size that the villa's page names for social networks. */
async function readVillaImage(change: object) {
  const files = createSmallSnapshot();
  for (const record of files['catalogue/properties.json'].slice(0, 2))
    Object.assign(record, { XLargePictureItem: { Url: PICTURE } }, change);
  const fetchPage = await createTestSite({ embedded: files, shareCard: AGENCY_CARD });
  const list = await (await fetchPage('/nl/te-koop/?closed=1')).text();
  const path = /href="(\/nl\/[^"]*\/84213\/)"/.exec(list)?.[1] ?? '';
  const html = await (await fetchPage(path)).text();
  const read = (name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];
  return { url: read('og:image'), width: read('og:image:width') };
}

test('a page names the card of what it says now', async () => {
  const before = await readVillaImage({ Price: 379_000 });
  expect(before).toEqual({
    url: expect.stringMatching(/\/media\/pictures\/[0-9a-f]{32}\.1200\.jpg$/),
    width: '1200',
  });
  expect((await readVillaImage({ Price: 365_000 })).url).not.toBe(before.url);
});

test('a price that is not published changes no card', async () => {
  const hidden = { PublishPrice: false };
  expect(await readVillaImage({ ...hidden, Price: 365_000 })).toEqual(
    await readVillaImage({ ...hidden, Price: 379_000 }),
  );
});

test('a sold home has its photograph alone, the same at every price', async () => {
  const sold = { Marquee: 1, MarqueeName: 'Verkocht' };
  const before = await readVillaImage({ ...sold, Price: 379_000 });
  expect(before.width).toBe('1200');
  expect(await readVillaImage({ ...sold, Price: 365_000 })).toEqual(before);
});

test('a picture of another host is named as it is', async () => {
  const { url, width } = await readVillaImage({
    XLargePictureItem: { Url: 'https://pictures.example/villa.jpg' },
  });
  expect([url?.includes('pictures.example'), width]).toEqual([true, undefined]);
});
