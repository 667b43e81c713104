import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { listPhotographs } from '../../../scripts/demo/pictures/photographs';
import { encodeListingIndex } from '../../../src/domain/catalogue/listing/encode-index';
import { findListingPage } from '../../../src/domain/catalogue/listing/listing';
import { decodeListingIndex } from '../../../src/domain/catalogue/listing/listing-index';
import type { ListingQuery } from '../../../src/domain/catalogue/listing/listing-query';
import { selectProperties } from '../../../src/domain/catalogue/listing/selection';
import type { Property } from '../../../src/domain/catalogue/property';
import { getCategories } from '../../../src/domain/catalogue/property-kind';
import { getPropertyState, isClosed } from '../../../src/domain/catalogue/property-state';
import { NO_ALL_IN_PRICES } from '../../../src/domain/costs/all-in-price';
import { getOwnMediaSizes } from '../../../src/domain/images/own-media';
import type { Configuration } from '../../../src/domain/site/configuration/configuration';

const readCatalogue = (file: string): Property[] =>
  JSON.parse(readFileSync(`data/catalogue/${file}.json`, 'utf8'));

const details = new Map(
  readCatalogue('property-details').map((detail) => [`${detail.ID} ${detail.language}`, detail]),
);
const properties = readCatalogue('properties').map((summary) => ({
  ...details.get(`${summary.ID} ${summary.language}`),
  ...summary,
}));
const dutch = properties.filter(({ language }) => language === 'nl');

const configuration: Configuration = JSON.parse(
  readFileSync('data/site/configuration.json', 'utf8'),
);

const projects: { ID: number; XLargePictureItem: { Url: string } }[] = JSON.parse(
  readFileSync('data/catalogue/projects.json', 'utf8'),
);

describe('on each page of a list in default order', () => {
  const index = decodeListingIndex(
    encodeListingIndex(
      dutch.map((nl) => ({
        nl,
        fr: properties.find(({ ID, language }) => ID === nl.ID && language === 'fr') ?? nl,
        closed: isClosed(getPropertyState(nl, configuration.listings)),
        underOption: false,
        allIn: NO_ALL_IN_PRICES,
        plans: [],
        categories: getCategories(nl),
      })) as unknown as Parameters<typeof encodeListingIndex>[0],
    ),
  );
  const lists: [string, ListingQuery][] = [
    ['for sale', { goal: 'sale' }],
    ['for rent', { goal: 'rent' }],
    ['building plots', { goal: 'sale', category: 4 }],
  ];
  const projectIds = new Set(projects.map(({ ID }) => ID));
  const getFirstPicture = (id: number, project: number | undefined) =>
    (project ? projects.find(({ ID }) => ID === project) : dutch.find(({ ID }) => ID === id))
      ?.XLargePictureItem?.Url ?? '';
  test.each(lists)('%s, no card shows the picture or the outside of another', (_, query) => {
    const selection = selectProperties(index, query);
    const order = { sort: 'date', language: 'nl' } as const;
    const { pages } = findListingPage(index, selection, order, 1, projectIds);
    expect(pages).toBeGreaterThan(0);
    for (let page = 1; page <= pages; page++) {
      const { ids, projects: cards } = findListingPage(index, selection, order, page, projectIds);
      const idsBySubject = new Map<string, number[]>();
      for (const id of ids) {
        const subject = getFirstPicture(id, cards.get(id)).replace('/avond.', '/voorgevel.');
        idsBySubject.set(subject, [...(idsBySubject.get(subject) ?? []), id]);
      }
      expect([...idsBySubject].filter(([, owners]) => owners.length > 1)).toEqual([]);
    }
  });
});

test('a back is never the first picture, and no picture is the mirrored copy of another', () => {
  const urls = dutch.map(({ XLargePictureItem }) => XLargePictureItem?.Url ?? '');
  expect(urls.filter((url) => /achtergevel|badkamer|grondplan|-2\//.test(url))).toEqual([]);
});

test('each plot, garage and camping shows its own ground; lots of one file may show one view', () => {
  const grounds = dutch.filter(({ WebID }) => [4, 7, 10].includes(WebID));
  const filesByPicture = new Map<string, Set<string>>();
  for (const { RecordFile, Pictures } of grounds)
    for (const { Url } of Pictures.filter(({ Kind }) => Kind === 'photo'))
      filesByPicture.set(Url, (filesByPicture.get(Url) ?? new Set()).add(`${RecordFile}`));
  expect(grounds.length).toBeGreaterThan(15);
  expect([...filesByPicture].filter(([, { size }]) => size > 1)).toEqual([]);
});

/** How far the skies of one hour lie apart at most; those of two hours lie further. */
const SAME_SKY = 27;

/** Returns the middle colour of a picture's upper edge, which a roof or a tree may cut. */
async function readSky(picture: string): Promise<number[]> {
  const edge = { left: 0, top: 0, width: 250, height: 14 };
  const pixels = await sharp(`data/media/${picture}-250.webp`)
    .removeAlpha()
    .extract(edge)
    .raw()
    .toBuffer();
  return [0, 1, 2].map((channel) => {
    const values = [...pixels].filter((_, index) => index % 3 === channel).sort((a, b) => a - b);
    return values[values.length >> 1] ?? 0;
  });
}

test('a garden and a terrace lie under the sky of their front, an evening is one', async () => {
  const files = listPhotographs().map(({ file }) => file);
  const pairs = files.flatMap((file) => {
    const [, house, view] = /^houses\/(.+)\/(achtergevel|terras|avond)$/.exec(file) ?? [];
    if (!house) return [];
    return [[file, view === 'avond' ? 'houses/landhuis/voorgevel' : `houses/${house}/voorgevel`]];
  });
  const distances = await Promise.all(
    pairs.map(async (pair) => {
      const [sky = [], front = []] = await Promise.all(pair.map(readSky));
      return [
        pair[0],
        Math.hypot(...sky.map((value, index) => value - (front[index] ?? 0))),
      ] as const;
    }),
  );
  expect(distances.length).toBeGreaterThan(20);
  expect(distances.filter(([, distance]) => distance > SAME_SKY)).toEqual([]);
});

test('a home shows at least six photographs, a bathroom among them', () => {
  const homes = dutch.filter(({ WebID }) => [1, 2, 3].includes(WebID));
  const poor = homes.filter(({ Pictures }) => {
    const photos = Pictures.filter(({ Kind }) => Kind === 'photo');
    return photos.length < 6 || !photos.some(({ Url }) => Url.includes('badkamer'));
  });
  expect(homes.length).toBeGreaterThan(80);
  expect(poor.map(({ ID }) => ID)).toEqual([]);
});

test('no listing shows a part of the frame of a banner', () => {
  const frames = new Map(
    listPhotographs().map(({ file, scene, shot }) => [`/media/${file}.webp`, `${scene}-${shot}`]),
  );
  const banners = [...frames].filter(
    ([url, frame]) => url.startsWith('/media/hero/') && !frame.startsWith('room-'),
  );
  expect(banners.length).toBeGreaterThan(3);
  const bannerFrames = new Set(banners.map(([, frame]) => frame));
  const shown = dutch.flatMap(({ ID, Pictures }) =>
    Pictures.filter(({ Url }) => bannerFrames.has(frames.get(Url) ?? '')).map(
      ({ Url }) => `${ID} ${Url}`,
    ),
  );
  expect(shown).toEqual([]);
});

test('every picture exists in every size that the site serves', () => {
  const urls = new Set(dutch.flatMap(({ Pictures }) => Pictures.map(({ Url }) => Url)));
  const files = [...urls].flatMap((url) => [
    url.replace('.webp', '-250.webp'),
    ...getOwnMediaSizes(url).map((size) => size.url),
  ]);
  expect(files.filter((file) => !existsSync(`data${file}`))).toEqual([]);
});
