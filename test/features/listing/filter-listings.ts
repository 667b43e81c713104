import { beforeAll, expect } from 'vitest';
import { encodeListingIndex } from '../../../src/domain/catalogue/listing/encode-index';
import type { IndexedProperty } from '../../../src/domain/catalogue/listing/indexed-property';
import { decodeListingIndex } from '../../../src/domain/catalogue/listing/listing-index';
import type { Property } from '../../../src/domain/catalogue/property';
import { computeAllInPrices } from '../../../src/domain/costs/all-in-price';
import { datesOn } from '../../../src/domain/costs/cost-rules';
import type { SnapshotFiles } from '../../fixtures';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

/** The fields of a listing that the rules below read; the price is a number, published or not. */
export interface FilterListing {
  ID: number;
  Goal: number;
  City: string;
  Zip: string;
  WebID: number;
  Marquee: number;
  Price: number;
  PublishPrice: boolean;
  /** 0 here: without a label in its text, a listing has no label. */
  EnergyPerformance: 0;
  EPCLabelText: string;
  DatePosted: string;
  NumberOfBedRooms: number;
  NumberOfBathRooms: number;
  NumberOfGarages: number;
  NumberOfParkings: number;
  NumberOfExternalParkings: number;
  SurfaceLiving: number;
  SurfaceGround: number;
  HasGarden: boolean;
  HasTerrace: boolean;
  HasGarage: boolean;
  HasLift: boolean;
  HasPool: boolean;
  MaximumPersons: number;
  Domicile: string;
  DomicileSource: string;
  DomicileDate: string;
  HolidayLetting: string;
  HolidayLettingSource: string;
  HolidayLettingDate: string;
  CountryID: number;
  PublishAddress: boolean;
  Latitude: number;
  Longitude: number;
}

export const CITIES = [
  ['DURBUY', '6940'],
  ['DURBUY', '6941'],
  ['ÉREZÉE', '6997'],
  ['SPA', '4900'],
] as const;
export const TESTED_EPC_LABELS = ['', 'A++', 'A', 'B', 'C', 'D', 'F', 'G'];

/** Thirty homes that differ in every field that a filter reads. */
export const FILTER_LISTINGS: FilterListing[] = Array.from({ length: 30 }, (_, n) => {
  const [City, Zip] = CITIES[n % CITIES.length] ?? CITIES[0];
  return {
    ID: 90_000 + n,
    Goal: n % 5 === 4 ? 1 : 0,
    City,
    Zip,
    WebID: n % 3 === 2 ? 3 : 1,
    Marquee: n % 7 === 6 ? 3 : n % 11 === 10 ? 1 : 0,
    Price: n % 5 === 4 ? 450 + 50 * n : 60_000 + 17_000 * n,
    PublishPrice: n % 6 !== 5,
    EnergyPerformance: 0,
    EPCLabelText: TESTED_EPC_LABELS[n % TESTED_EPC_LABELS.length] ?? '',
    DatePosted: new Date(Date.UTC(2026, 0, 1 + 3 * ((n * 7) % 30))).toISOString().slice(0, 10),
    NumberOfBedRooms: n % 7,
    NumberOfBathRooms: 1 + (n % 3),
    NumberOfGarages: n % 8 === 3 ? 2 : 0,
    NumberOfParkings: n % 3,
    NumberOfExternalParkings: n % 2,
    SurfaceLiving: 40 + 13 * ((n * 11) % 30),
    SurfaceGround: n % 4 === 0 ? 0 : 200 * n,
    HasGarden: n % 2 === 0,
    HasTerrace: n % 3 === 0,
    HasGarage: n % 4 === 1,
    HasLift: n % 5 === 2,
    HasPool: n % 6 === 1,
    MaximumPersons: n % 9,
    ...{ Domicile: ['yes', 'no', 'permit', 'unknown'][n % 4] ?? '', DomicileSource: 'Gemeente' },
    ...{ DomicileDate: '2026-10-12', HolidayLettingDate: '2026-10-12' },
    HolidayLetting: ['permit', 'no', 'yes', 'unknown'][n % 4] ?? '',
    HolidayLettingSource: 'Gemeente',
    CountryID: 10,
    PublishAddress: n % 5 !== 3,
    Latitude: 50.2 + 0.01 * n,
    Longitude: 5.3 + 0.01 * ((n * 7) % 30),
  };
});
/** Creates the thirty homes as the rules read them, and their index. */
export function createFilterIndex() {
  const homes = FILTER_LISTINGS.map((fields): IndexedProperty => {
    const nl = {
      ...fields,
      language: 'nl',
      TypeDescription: '',
      MainTypeName: '',
    } as unknown as Property;
    const [closed, underOption] = [nl.Marquee === 1, nl.Marquee === 3];
    const allIn = computeAllInPrices(nl, { marqueeIgnore: [] }, datesOn('2026-11-28'));
    return { nl, fr: nl, categories: [nl.WebID], closed, underOption, allIn, plans: [] };
  });
  const towns = homes.map(({ nl }) => ({ Name: nl.City, Zip: nl.Zip, Latitude: 50, Longitude: 5 }));
  return { homes, index: decodeListingIndex(encodeListingIndex(homes, towns)) };
}

const SUMMARY_FIELDS = [
  'Goal',
  'City',
  'Zip',
  'WebID',
  'Marquee',
  'Price',
  'PublishPrice',
  'EnergyPerformance',
  'EPCLabelText',
  'CountryID',
  'PublishAddress',
];

/** Creates the files of a site with the thirty homes. */
export function createFilterFiles(): SnapshotFiles {
  const files = createSmallSnapshot();
  const readRecords = (file: string) =>
    files[file].filter(({ ID }: { ID: number }) => ID === 84213);
  const summaries = readRecords('catalogue/properties.json');
  const details = readRecords('catalogue/property-details.json');
  files['catalogue/properties.json'] = FILTER_LISTINGS.flatMap((offer) =>
    summaries.map((summary: object) => ({ ...summary, ...pickFields(offer, true) })),
  );
  files['catalogue/property-details.json'] = FILTER_LISTINGS.flatMap((offer) =>
    details.map((detail: object) => ({ ...detail, ...pickFields(offer, false), Documents: [] })),
  );
  const cities = files['catalogue/citys.json'];
  files['catalogue/citys.json'] = CITIES.flatMap(([Name, Zip]) =>
    cities.map((city: object) => ({ ...city, Name, Zip })),
  );
  files['site/towns.json'] = CITIES.map(([Name, Zip]) => ({
    Name,
    Zip,
    Latitude: 50,
    Longitude: 5,
  }));
  return files;
}

const pickFields = (offer: FilterListing, summary: boolean) =>
  Object.fromEntries(
    Object.entries(offer).filter(
      ([field]) => field === 'ID' || SUMMARY_FIELDS.includes(field) === summary,
    ),
  );

/** Before the tests of a file: a site with the thirty homes. */
export function setUpFilterSite() {
  let fetchPage: (path: string) => Promise<Response>;
  beforeAll(async () => {
    fetchPage = await createTestSite({ embedded: createFilterFiles() });
  });

  /** Fetches the list of a query: the ids on its page in order, the number of all matches, the HTML. */
  async function fetchListing(
    query: string,
  ): Promise<{ ids: number[]; total: number; html: string }> {
    const response = await fetchPage(`/nl/te-koop/${query}`);
    expect(response.status, query).toBe(200);
    const html = await response.text();
    const isEmpty = html.includes('class="lead listing__empty');
    // What a list with few matches shows besides them is none of them.
    const [matches = ''] = html.split('class="besides"');
    const ids = isEmpty ? [] : [...matches.matchAll(/Ref\. (\d+)/g)].map(([, id]) => Number(id));
    const total = Number(/data-part="count"[^>]*>(\d+) /.exec(html)?.[1]);
    return { ids, total, html };
  }

  return { fetchListing };
}
