/**
 * Writes the demonstration catalogue (decision 36): data/catalogue/, data/site/towns.json and
 * data/documents/. The same bytes on every run.
 *
 *     node scripts/demo/catalogue/catalogue.ts
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { categoryRecords } from './categories.ts';
import { cityRecords } from './cities.ts';
import { documentFiles } from './documents.ts';
import { LANGS } from './listing.ts';
import { LISTINGS } from './listings/all.ts';
import { projectRecords } from './project.ts';
import { propertyOf } from './property.ts';
import { TOWNS } from './towns.ts';

const DATA = join(import.meta.dirname, '../../../data');

const sharing = (turn: number) =>
  LISTINGS.slice(0, turn).filter(({ house }) => house === LISTINGS[turn]?.house).length;

const records = LISTINGS.flatMap((listing, turn) =>
  LANGS.map((lang) => propertyOf(listing, lang, { turn, sharing: sharing(turn) })),
);
const summaries = records.map(({ summary }) => summary);
const places = [...TOWNS.values()].map(({ name, zip, latitude, longitude }) => ({
  Name: name,
  Zip: zip,
  Latitude: latitude,
  Longitude: longitude,
}));

await writeJson('catalogue/properties.json', summaries);
await writeJson(
  'catalogue/property-details.json',
  records.map(({ detail }) => detail),
);
await writeJson('catalogue/projects.json', projectRecords());
await writeJson('catalogue/webIDs.json', categoryRecords());
await writeJson('catalogue/citys.json', cityRecords(summaries));
await writeJson(
  'catalogue/citysSale.json',
  cityRecords(summaries.filter(({ Goal }) => Goal === 0)),
);
await writeJson(
  'catalogue/citysRent.json',
  cityRecords(summaries.filter(({ Goal }) => Goal !== 0)),
);
await writeJson('catalogue/neighbourhoods.json', []);
await writeJson('site/towns.json', places);

await rm(join(DATA, 'documents'), { recursive: true, force: true });
for (const [file, bytes] of documentFiles()) await write(join('documents', file), bytes);

async function writeJson(file: string, value: unknown) {
  await write(file, `${JSON.stringify(value, null, 2)}\n`);
}

async function write(file: string, content: string | Uint8Array) {
  const path = join(DATA, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
