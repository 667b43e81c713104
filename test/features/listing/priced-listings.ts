import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

/** Fields of a listing, in its summary or its detail; by default those of a house in Durbuy. */
type Fields = Record<string, unknown>;

export type PricedListing = readonly [id: number, summary: Fields, detail?: Fields];

const VAT = { VATPercentage: 21, GroundPart: 35_560 };

/** A listing of each kind that costs tell apart, in each region: all of them are asked for in each plan. */
export const LISTINGS: readonly PricedListing[] = [
  [90_001, { Price: 335_000 }],
  [90_002, { Price: 199_999.5 }],
  [90_003, { Price: 335_000, Zip: '3600' }],
  [90_004, { Price: 215_000, Zip: '3600' }],
  [90_005, { Price: 450_000, Zip: '1050' }],
  [90_006, { Price: 650_000, Zip: '1050' }],
  [90_007, { Price: 142_000 }, { AreaApplication: 'Recreatiegebied' }],
  [90_008, { Price: 254_000 }, { ...VAT, VATValue: 53_340 }],
  [90_009, { Price: 254_000 }, { ...VAT, VATBuilding: 45_872.4 }],
  [90_010, { Price: 254_000, Zip: '3600' }, { ...VAT, VATBuilding: 45_872.4 }],
  [90_011, { Price: 85_000, WebID: 4 }, { AreaApplication: 'Woongebied' }],
  [90_012, { Price: 145_000, WebID: 4, Zip: '3600' }, { AreaApplication: 'Woongebied' }],
  [90_013, { Price: 29_500, WebID: 4 }, { AreaApplication: 'Bosgebied' }],
  [90_014, { Price: 120_000, WebID: 5 }],
];
/** These have no price all-in, each for a reason that the list names. */
export const WITHOUT: readonly PricedListing[] = [
  [90_021, { Price: 98_000 }, { JudicialDecision: 1, StartPrice: 98_000 }],
  [90_022, { Price: 145_000 }, { LifeAnnuityType: 'Bezet', MonthlyRent: 620 }],
  [90_025, { Price: 145_000 }, { LifeAnnuityType: 'Vrij', MonthlyRent: 620 }],
  [90_023, { Price: 300_000, PublishPrice: false }],
  [90_024, { Price: 300_000, CountryID: 50, Zip: '9710' }],
];

const NAMES = { 4: 'Grond', 5: 'Kantoren' } as const;

/** Creates the small snapshot with these listings instead of its own. */
export function createPricedFiles(listings: readonly PricedListing[]) {
  const files = createSmallSnapshot();
  const repeat = (file: string, pick: (summary: Fields, detail?: Fields) => Fields | undefined) =>
    listings.flatMap(([ID, summary, detail]) =>
      files[file]
        .filter((record: Fields) => record.ID === 84213)
        .map((record: Fields) => ({ ...record, Documents: [], ...pick(summary, detail), ID })),
    );
  const summaries = repeat('catalogue/properties.json', (summary) => summary);
  files['catalogue/properties.json'] = summaries.map(({ Documents: _, ...record }) => record);
  files['catalogue/property-details.json'] = repeat(
    'catalogue/property-details.json',
    (_, detail) => ({ AreaApplication: 'Woongebied', ...detail }),
  );
  const cities = files['catalogue/citys.json'];
  files['catalogue/citys.json'] = ['6940', '3600', '1050', '9710'].flatMap((Zip) =>
    cities.map((city: object) => ({ ...city, Zip })),
  );
  for (const [webId, Name] of Object.entries(NAMES))
    files['catalogue/webIDs.json'].push(
      ...['nl', 'fr'].map((language) => ({
        ...files['catalogue/webIDs.json'][0],
        ...{ ID: Number(webId), WebID: webId, Name, language },
      })),
    );
  return files;
}
