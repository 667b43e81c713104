import type { PlantedFault } from './planted-faults';

/** The records of a test that carry faults: every thirtieth of a thousand. */
const getFaultyPosition = (index: number) => index * 30 + 20;

/** Creates the rows of a test: `count` good ones, with the faults planted in some of them. */
function plant(
  count: number,
  faults: readonly PlantedFault[],
  create: (index: number) => Record<string, string>,
): Record<string, string>[] {
  const rows = Array.from({ length: count }, (_, index) => create(index));
  for (const [index, { change }] of faults.entries())
    Object.assign(rows[getFaultyPosition(index)] ?? {}, change);
  return rows;
}

/** The places of the planted faults, as a report names them: record, and field. */
export const listPlanted = (faults: readonly PlantedFault[], kind = 'record') =>
  faults.map(({ field }, index) => `${kind} ${getFaultyPosition(index) + 1} ${field}`);

const TABLE_ROW = {
  Goal: 'koop',
  Category: 'Huis',
  State: 'vrij',
  DatePosted: '3-11-2026',
  Zip: '6940',
  City: 'Durbuy',
  Country: '',
  PublishAddress: 'nee',
  Price: '245.000',
  PublishPrice: '',
  Type_nl: 'Hoeve',
  Type_fr: 'Fermette',
  Headline_nl: 'Hoeve met weide; vlak bij Durbuy',
  Headline_fr: 'Fermette avec pré, près de Durbuy',
  Description_nl: 'Met een boomgaard.',
  Description_fr: 'Avec un verger.',
  Latitude: '50,35',
  SurfaceLiving: '168,5',
  NumberOfBedRooms: '3',
  EnergyPerformance: '198',
  EPCLabel: 'C',
};

/** Creates a table in the columns of data/import-maps/table.json; its ids count from 70001. */
export function createTable(
  count: number,
  faults: readonly PlantedFault[] = [],
  change: Record<string, string> = {},
): string {
  const rows = plant(count, faults, (index) => ({
    ID: String(70_001 + index),
    ...TABLE_ROW,
    ...change,
  }));
  return formatTable(rows);
}

export function formatTable(rows: readonly Record<string, string>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const formatCell = (text = '') =>
    /[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return [columns, ...rows.map((row) => columns.map((name) => row[name]))]
    .map((cells) => cells.map(formatCell).join(';'))
    .join('\r\n');
}

const KYERO_ELEMENTS = {
  price: '315000',
  price_freq: 'sale',
  type: 'Country House',
  town: 'Durbuy',
  country: 'Belgium',
  longitude: '5.4561',
  latitude: '50.3523',
  beds: '5',
  baths: '2',
  pool: '0',
  built: '262',
  plot: '4100',
  consumption: 'D',
  nl: 'Landhuis met zicht op de Ourthe &amp; een oude boomgaard achter het huis.',
  en: 'Country house above the Ourthe.',
};

/** Creates a Kyero file; its ids are hv-1, hv-2 … */
export function createKyero(
  count: number,
  faults: readonly PlantedFault[] = [],
  images = '',
): string {
  const rows = plant(count, faults, (index) => ({ id: `hv-${index + 1}`, ...KYERO_ELEMENTS }));
  return `<?xml version="1.0" encoding="utf-8"?>
<root><kyero><feed_version>3</feed_version></kyero>
${rows.map((row) => formatProperty(row, images)).join('\n')}
</root>`;
}

const formatProperty = (row: Record<string, string>, images: string) =>
  `<property><id>${row.id}</id><date>2026-11-10 08:00:00</date><ref>R</ref>
<price>${row.price}</price><price_freq>${row.price_freq}</price_freq><type>${row.type}</type>
<town>${row.town}</town><country>${row.country}</country>
<location><longitude>${row.longitude}</longitude><latitude>${row.latitude}</latitude></location>
<beds>${row.beds}</beds><baths>${row.baths}</baths><pool>${row.pool}</pool>
<surface_area><built>${row.built}</built><plot>${row.plot}</plot></surface_area>
<energy_rating><consumption>${row.consumption}</consumption></energy_rating>
<desc><nl>${row.nl}</nl><en>${row.en}</en></desc>${images}</property>`;
