/**
 * Writes a snapshot's directory of many listings, made out of data/: its own ones, then copies of
 * them under new ids, each with its own headline, town and price. For trying how the site grows;
 * the same directory on every run.
 *
 *     node scripts/demo/catalogue/scale-catalogue.ts 12000 DIR
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PropertyDetail, PropertySummary } from '../../../src/domain/catalogue/property.ts';
import type { Town } from '../../../src/domain/site/town.ts';
import { buildCityRecords } from './cities.ts';
import { createSeededRandom, pickInteger, pickItem } from './seeded-random.ts';

const DATA_DIRECTORY = join(import.meta.dirname, '../../../data');
const FIRST_COPY_ID = 1_000_000;
const OFFSET_DEGREES = 0.02;

const [listingCount, directory] = [Number(process.argv[2]), process.argv[3]];
if (!Number.isInteger(listingCount) || listingCount < 1 || !directory) {
  console.error('Usage: node scripts/demo/catalogue/scale-catalogue.ts COUNT DIR');
  process.exit(2);
}

const summaries = await readRecords<PropertySummary>('catalogue/properties.json');
const details = await readRecords<PropertyDetail>('catalogue/property-details.json');
const towns = await readRecords<Town>('site/towns.json');
const ids = [...new Set(summaries.map(({ ID }) => ID))];
const copyCount = Math.max(0, listingCount - ids.length);

for (const folder of ['catalogue', 'site', 'documents']) {
  await cp(join(DATA_DIRECTORY, folder), join(directory, folder), { recursive: true });
}
const allSummaries = [...summaries];
const allDetails = [...details];
for (let turn = 0; turn < copyCount; turn++) {
  const copy = createListingCopy(pickItem(createSeededRandom(`listing ${turn}`), ids), turn);
  allSummaries.push(...copy.summaries);
  allDetails.push(...copy.details);
}
await writeRecords('catalogue/properties.json', allSummaries);
await writeRecords('catalogue/property-details.json', allDetails);
await writeRecords('catalogue/citys.json', buildCityRecords(allSummaries));
await writeRecords(
  'catalogue/citysSale.json',
  buildCityRecords(allSummaries.filter(({ Goal }) => Goal === 0)),
);
await writeRecords(
  'catalogue/citysRent.json',
  buildCityRecords(allSummaries.filter(({ Goal }) => Goal !== 0)),
);

/** A listing again: the same house by its words, elsewhere, at another price and on its own. */
function createListingCopy(id: number, turn: number) {
  const next = createSeededRandom(`copy ${turn}`);
  const ID = FIRST_COPY_ID + turn;
  const own = summaries.filter((summary) => summary.ID === id);
  const town = pickItem(next, filterSimilarTowns(own[0]));
  const share = pickInteger(next, 70, 130) / 100;
  const near = () => (next() - 0.5) * OFFSET_DEGREES;
  const place = { Latitude: town.Latitude + near(), Longitude: town.Longitude + near() };
  return {
    summaries: own.map(({ ProjectID, ...summary }) => ({
      ...summary,
      ID,
      City: town.Name,
      Zip: town.Zip,
      Price: roundPrice(summary.Price * share),
      TypeDescription: `${summary.TypeDescription} ${turn + 1}`,
    })),
    details: details
      .filter((detail) => detail.ID === id)
      .map((detail) => ({ ...detail, ID, ...(detail.Latitude !== undefined && place) })),
  };
}

/** Towns where the same law and the same energy scale hold: with a postcode of the same thousand. */
function filterSimilarTowns(summary: PropertySummary | undefined): Town[] {
  return towns.filter(({ Zip }) => Zip.slice(0, -3) === summary?.Zip.slice(0, -3));
}

function roundPrice(price: number): number {
  const step = price < 10_000 ? 5 : 1000;
  return Math.round(price / step) * step;
}

async function readRecords<Item>(file: string): Promise<Item[]> {
  return JSON.parse(await readFile(join(DATA_DIRECTORY, file), 'utf8'));
}

async function writeRecords(file: string, records: readonly unknown[]): Promise<void> {
  const path = join(directory ?? '', file);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`);
}
