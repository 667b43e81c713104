/**
 * Writes the demonstration catalogue (decision 36): data/catalogue/, data/site/towns.json and
 * data/documents/. The same bytes on every run.
 *
 *     node scripts/demo/catalogue/catalogue.ts
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isForSale } from '../../../src/domain/catalogue/property-kind.ts';
import { buildCategoryRecords } from '../../catalogue/category-records.ts';
import { buildCityRecords } from '../../catalogue/city-records.ts';
import { refuseBannerFrames } from './banner-frames.ts';
import { DEMO_CITIES } from './cities.ts';
import { assignCovers } from './covers.ts';
import { DEMO_LANGUAGES } from './demo-listing.ts';
import { buildDocumentFiles } from './documents.ts';
import { DEMO_LISTINGS } from './listings/all.ts';
import { buildProjectRecords } from './project.ts';
import { buildPropertyRecords } from './property.ts';
import { refuseSharedPictures } from './shared-pictures.ts';

const DATA_DIRECTORY = join(import.meta.dirname, '../../../data');

refuseBannerFrames(DEMO_LISTINGS);
const covers = assignCovers(DEMO_LISTINGS);
refuseSharedPictures(DEMO_LISTINGS, covers);

const records = DEMO_LISTINGS.flatMap((listing, index) =>
  DEMO_LANGUAGES.map((lang) =>
    buildPropertyRecords(listing, lang, {
      index,
      cover: covers.get(listing.id) ?? 'voorgevel',
    }),
  ),
);
const summaries = records.map(({ summary }) => summary);
const cityRecords = [...DEMO_CITIES.values()].map(({ name, zip, latitude, longitude }) => ({
  Name: name,
  Zip: zip,
  Latitude: latitude,
  Longitude: longitude,
}));

await writeDataJson('catalogue/properties.json', summaries);
await writeDataJson(
  'catalogue/property-details.json',
  records.map(({ detail }) => detail),
);
await writeDataJson('catalogue/projects.json', buildProjectRecords());
await writeDataJson('catalogue/webIDs.json', buildCategoryRecords());
await writeDataJson('catalogue/citys.json', buildCityRecords(summaries));
await writeDataJson('catalogue/citysSale.json', buildCityRecords(summaries.filter(isForSale)));
await writeDataJson(
  'catalogue/citysRent.json',
  buildCityRecords(summaries.filter((summary) => !isForSale(summary))),
);
await writeDataJson('catalogue/neighbourhoods.json', []);
await writeDataJson('site/towns.json', cityRecords);

await rm(join(DATA_DIRECTORY, 'documents'), { recursive: true, force: true });
for (const [file, bytes] of buildDocumentFiles())
  await writeDataFile(join('documents', file), bytes);

async function writeDataJson(file: string, value: unknown) {
  await writeDataFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

async function writeDataFile(file: string, content: string | Uint8Array) {
  const path = join(DATA_DIRECTORY, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
