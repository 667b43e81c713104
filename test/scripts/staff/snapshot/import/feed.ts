import sharp from 'sharp';

/** A record of a feed, as its software writes it. */
export interface FeedRecord {
  id: number | string;
  title: string | undefined;
  text: string;
  town: string;
  zip: string;
  price: number | string | undefined;
  published: boolean | string;
  state: string;
  category: string;
  living: number | string;
  epc: string;
  latitude: number;
  longitude: number;
  photos: string[];
}

const TOWNS = [
  { town: 'Durbuy', zip: '6940', latitude: 50.353, longitude: 5.456 },
  { town: 'Bomal', zip: '6941', latitude: 50.375, longitude: 5.52 },
] as const;

/** Creates the records of a feed, from 1 to `count`. */
export const createFeed = (count: number): FeedRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Huis met tuin ${index + 1}`,
    text: `Een ruim huis met boomgaard, nummer ${index + 1}.`,
    ...(TOWNS[index % 2] ?? TOWNS[0]),
    price: 200_000 + index * 5_000,
    published: true,
    state: 'free',
    category: 'house',
    living: 120 + index,
    epc: 'C',
    photos: [`foto-${(index % 3) + 1}.png`],
  }));

/** Writes an answer with these records. */
export const writeFeed = (records: readonly object[], total = records.length): string =>
  JSON.stringify({ ok: true, total, homes: records });

const TEXT = { language: 'nl' } as const;

/** The map of the feed. */
export const FEED_MAP = {
  map: 1,
  source: {
    format: 'json',
    records: 'homes[*]',
    requires: [{ from: 'ok', is: ['true'] }],
  },
  id: { from: 'id' },
  languages: { nl: ['nl'], fr: ['fr'] },
  skip: [{ from: 'state', is: ['withdrawn'], because: 'withdrawn' }],
  fields: {
    Goal: { const: 0, as: 'integer' },
    WebID: { from: 'category', table: 'category', as: 'integer', required: true },
    MainTypeName: { const: { nl: 'Huis', fr: 'Maison' } },
    TypeDescription: { from: 'title', ...TEXT, required: true },
    Description: { from: 'text', ...TEXT },
    City: { from: 'town', as: 'upper', required: true },
    Zip: { from: 'zip', required: true },
    CountryID: { const: 10, as: 'integer' },
    Marquee: { from: 'state', table: 'state', as: 'integer', required: true },
    Price: { from: 'price', as: 'number' },
    PublishPrice: { from: 'published', as: 'flag', default: false },
    PublishAddress: { const: false, as: 'flag' },
    SurfaceLiving: { from: 'living', as: 'number', else: 'drop' },
    EPCLabelText: { from: 'epc' },
    Latitude: { from: 'latitude', as: 'number' },
    Longitude: { from: 'longitude', as: 'number' },
  },
  tables: { category: { house: 1, flat: 2 }, state: { free: 0, option: 2, sold: 3 } },
  pictures: { from: 'photos[*]' },
  guard: { total: 'total' },
};

/** Writes the pictures that the feed names, with a function that writes a file. */
export async function writeFeedPictures(
  write: (name: string, content: Uint8Array) => Promise<unknown>,
): Promise<void> {
  for (const [index, background] of ['#1f3d2b', '#7a1f1f', '#2b2b6e'].entries()) {
    const picture = sharp({ create: { width: 260, height: 200, channels: 3, background } });
    await write(`foto-${index + 1}.png`, await picture.png().toBuffer());
  }
}

/** Writes an answer in which each record is altered. */
export const changeFeed = (
  alter: (record: FeedRecord, index: number) => object,
  count = 10,
): string =>
  writeFeed(createFeed(count).map((record, index) => ({ ...record, ...alter(record, index) })));
