/**
 * Writes a snapshot directory of many listings, made from data/: first its own listings, then copies
 * of them under new ids, each with another headline, city and price. Used to measure growth
 * (docs/goals.md, growth). The output is the same on every run.
 *
 *     node scripts/bench/scale-catalogue.ts 12000 DIR
 */
import { once } from 'node:events';
import type { WriteStream } from 'node:fs';
import { createWriteStream } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PropertyDetail } from '../../src/domain/catalogue/property-detail.ts';
import { isForSale } from '../../src/domain/catalogue/property-kind.ts';
import type { PropertySummary } from '../../src/domain/catalogue/property-summary.ts';
import type { CityCentre } from '../../src/domain/site/city-centre.ts';
import { buildCityRecords } from '../catalogue/city-records.ts';
import { createSeededRandom, pickInteger, pickItem } from '../demo/seeded-random.ts';

const DATA_DIRECTORY = join(import.meta.dirname, '../../data');
const FIRST_COPY_ID = 1_000_000;
const OFFSET_DEGREES = 0.02;

const [listingCount, directory] = [Number(process.argv[2]), process.argv[3]];
if (!Number.isInteger(listingCount) || listingCount < 1 || !directory) {
  console.error('Usage: node scripts/bench/scale-catalogue.ts COUNT DIR');
  process.exit(2);
}

const summaries = await readRecords<PropertySummary>('catalogue/properties.json');
const details = await readRecords<PropertyDetail>('catalogue/property-details.json');
const cities = await readRecords<CityCentre>('site/towns.json');
const ids = [...new Set(summaries.map(({ ID }) => ID))];
const copyCount = Math.max(0, listingCount - ids.length);

for (const folder of ['catalogue', 'site', 'documents', 'media']) {
  await cp(join(DATA_DIRECTORY, folder), join(directory, folder), { recursive: true });
}
// Written as they are made: a hundred thousand details are more than a gigabyte.
const summaryFile = openRecordFile('catalogue/properties.json');
const detailFile = openRecordFile('catalogue/property-details.json');
const located: Pick<
  PropertySummary,
  'City' | 'Zip' | 'CountryID' | 'CountryName' | 'language' | 'Goal'
>[] = [];
await writeListing(summaries, details);
for (let copyIndex = 0; copyIndex < copyCount; copyIndex++) {
  const id = pickItem(createSeededRandom(`listing ${copyIndex}`), ids);
  const copy = createListingCopy(id, copyIndex);
  await writeListing(copy.summaries, copy.details);
}
await summaryFile.end();
await detailFile.end();
await writeRecords('catalogue/citys.json', buildCityRecords(located));
await writeRecords('catalogue/citysSale.json', buildCityRecords(located.filter(isForSale)));
await writeRecords(
  'catalogue/citysRent.json',
  buildCityRecords(located.filter((summary) => !isForSale(summary))),
);

async function writeListing(
  listingSummaries: readonly PropertySummary[],
  listingDetails: readonly PropertyDetail[],
): Promise<void> {
  for (const summary of listingSummaries) {
    const { City, Zip, CountryID, CountryName, language, Goal } = summary;
    located.push({ City, Zip, CountryID, CountryName, language, Goal });
    await summaryFile.write(summary);
  }
  for (const detail of listingDetails) await detailFile.write(detail);
}

/** Opens a file of records, one a line, that is written record by record. */
function openRecordFile(file: string) {
  const stream: WriteStream = createWriteStream(join(directory ?? '', file));
  let separator = '[\n';
  return {
    async write(record: unknown): Promise<void> {
      const hasRoom = stream.write(`${separator}${JSON.stringify(record)}`);
      separator = ',\n';
      if (!hasRoom) await once(stream, 'drain');
    },
    async end(): Promise<void> {
      stream.end('\n]\n');
      await once(stream, 'finish');
    },
  };
}

/** Returns a copy of a listing with another id, city and price, without its project. */
function createListingCopy(id: number, copyIndex: number) {
  const random = createSeededRandom(`copy ${copyIndex}`);
  const ID = FIRST_COPY_ID + copyIndex;
  const originals = summaries.filter((summary) => summary.ID === id);
  const city = pickItem(random, filterSimilarCities(originals[0]));
  const share = pickInteger(random, 70, 130) / 100;
  const randomOffset = () => (random() - 0.5) * OFFSET_DEGREES;
  const position = {
    Latitude: city.Latitude + randomOffset(),
    Longitude: city.Longitude + randomOffset(),
  };
  return {
    summaries: originals.map(({ ProjectID, ...summary }) => ({
      ...summary,
      ID,
      City: city.Name,
      Zip: city.Zip,
      Price: roundPrice(summary.Price * share),
      TypeDescription: `${summary.TypeDescription} ${copyIndex + 1}`,
    })),
    details: details
      .filter((detail) => detail.ID === id)
      .map((detail) => ({ ...detail, ID, ...(detail.Latitude !== undefined && position) })),
  };
}

/**
 * Returns the cities under the same law and energy scale: those with a postcode of the same
 * thousand.
 */
function filterSimilarCities(summary: PropertySummary | undefined): CityCentre[] {
  return cities.filter(({ Zip }) => Zip.slice(0, -3) === summary?.Zip.slice(0, -3));
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
