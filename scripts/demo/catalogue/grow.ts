/**
 * Writes a snapshot's directory of many listings, made out of data/: its own ones, then copies of
 * them under new ids, each with its own headline, town and price. For trying how the site grows;
 * the same directory on every run.
 *
 *     node scripts/demo/catalogue/grow.ts 12000 DIR
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PropertyDetail, PropertySummary } from '../../../src/domain/catalogue/property.ts';
import type { Town } from '../../../src/domain/site/town.ts';
import { cityRecords } from './cities.ts';
import { between, pick, random } from './seed.ts';

const DATA = join(import.meta.dirname, '../../../data');
const FIRST_ID = 1_000_000;
const NEAR_DEGREES = 0.02;

const [count, directory] = [Number(process.argv[2]), process.argv[3]];
if (!Number.isInteger(count) || count < 1 || !directory) {
  console.error('Usage: node scripts/demo/catalogue/grow.ts COUNT DIR');
  process.exit(2);
}

const summaries = await readRecords<PropertySummary>('catalogue/properties.json');
const details = await readRecords<PropertyDetail>('catalogue/property-details.json');
const towns = await readRecords<Town>('site/towns.json');
const ids = [...new Set(summaries.map(({ ID }) => ID))];
const copied = Math.max(0, count - ids.length);

for (const folder of ['catalogue', 'site', 'documents']) {
  await cp(join(DATA, folder), join(directory, folder), { recursive: true });
}
const all = [...summaries];
const allDetails = [...details];
for (let turn = 0; turn < copied; turn++) {
  const copy = copyOf(pick(random(`listing ${turn}`), ids), turn);
  all.push(...copy.summaries);
  allDetails.push(...copy.details);
}
await writeRecords('catalogue/properties.json', all);
await writeRecords('catalogue/property-details.json', allDetails);
await writeRecords('catalogue/citys.json', cityRecords(all));
await writeRecords('catalogue/citysSale.json', cityRecords(all.filter(({ Goal }) => Goal === 0)));
await writeRecords('catalogue/citysRent.json', cityRecords(all.filter(({ Goal }) => Goal !== 0)));

/** A listing again: the same house by its words, elsewhere, at another price and on its own. */
function copyOf(id: number, turn: number) {
  const next = random(`copy ${turn}`);
  const ID = FIRST_ID + turn;
  const own = summaries.filter((summary) => summary.ID === id);
  const town = pick(next, townsLike(own[0]));
  const share = between(next, 70, 130) / 100;
  const near = () => (next() - 0.5) * NEAR_DEGREES;
  const place = { Latitude: town.Latitude + near(), Longitude: town.Longitude + near() };
  return {
    summaries: own.map(({ ProjectID, ...summary }) => ({
      ...summary,
      ID,
      City: town.Name,
      Zip: town.Zip,
      Price: rounded(summary.Price * share),
      TypeDescription: `${summary.TypeDescription} ${turn + 1}`,
    })),
    details: details
      .filter((detail) => detail.ID === id)
      .map((detail) => ({ ...detail, ID, ...(detail.Latitude !== undefined && place) })),
  };
}

/** Towns where the same law and the same energy scale hold: with a postcode of the same thousand. */
function townsLike(summary: PropertySummary | undefined): Town[] {
  return towns.filter(({ Zip }) => Zip.slice(0, -3) === summary?.Zip.slice(0, -3));
}

function rounded(price: number): number {
  const step = price < 10_000 ? 5 : 1000;
  return Math.round(price / step) * step;
}

async function readRecords<Item>(file: string): Promise<Item[]> {
  return JSON.parse(await readFile(join(DATA, file), 'utf8'));
}

async function writeRecords(file: string, records: readonly unknown[]): Promise<void> {
  const path = join(directory ?? '', file);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`);
}
