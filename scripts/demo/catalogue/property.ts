import type { PropertyDetail } from '../../../src/domain/catalogue/property-detail.ts';
import type { PropertySummary } from '../../../src/domain/catalogue/property-summary.ts';
import { MONTHLY_UNITS } from '../../../src/domain/catalogue/rent-period.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { getCity } from './cities.ts';
import { buildCostFields } from './costs.ts';
import type { DemoProperty, PropertyFields } from './demo-listing.ts';
import { buildDescription, buildExcerpt } from './description.ts';
import { buildDocuments } from './documents.ts';
import { getInterior } from './interiors.ts';
import { buildStateTexts, MARQUEES } from './marquees-and-regions.ts';
import type { PictureName } from './picture-sets.ts';
import { buildPictures } from './pictures.ts';
import { buildPlanningFields } from './planning-facts.ts';
import {
  buildConditionFields,
  buildCountFields,
  buildEnergyFields,
  buildFeatureFields,
  buildSurfaceFields,
} from './property-facts.ts';
import { createAddress } from './streets.ts';
import { buildMobiscore, buildPointsOfInterest } from './surroundings.ts';
import type { DemoLanguage, PropertyKind } from './vocabulary.ts';
import { COUNTRIES, insertFrenchSpaces, MANAGER_NAMES, PROPERTY_KINDS } from './vocabulary.ts';

/** A listing's index in the catalogue, and its first picture. */
export interface CataloguePosition {
  index: number;
  cover: PictureName;
}

/** Returns the listing's summary and detail in this language. */
export function buildPropertyRecords(
  listing: DemoProperty,
  lang: DemoLanguage,
  position: CataloguePosition,
) {
  const summary = {
    ...buildSummary(listing, lang, position),
    ...pickOwnFields(listing, lang, SUMMARY_FIELDS),
  };
  const detail = {
    ...buildDetail(listing, lang, position),
    ...omitOwnFields(listing, lang, SUMMARY_FIELDS),
  };
  return {
    summary: applyFrenchTypography(summary, lang),
    detail: applyFrenchTypography(detail, lang),
  };
}

function buildSummary(
  listing: DemoProperty,
  lang: DemoLanguage,
  position: CataloguePosition,
): PropertySummary {
  const city = getCity(listing.city);
  const country = COUNTRIES[city.country];
  const kind: PropertyKind = PROPERTY_KINDS[listing.kind];
  const { number, name } = MARQUEES[listing.marquee ?? 'none'];
  const [cover] = buildPictures(listing.house, position.cover, lang, getInterior(listing));
  const address = createAddress(listing);
  return {
    ID: listing.id,
    language: lang,
    Goal: listing.goal,
    City: city.name,
    Zip: city.zip,
    TypeDescription: listing[lang].title,
    WebID: kind.webId,
    ...(kind.webIds ? { WebIDs: kind.webIds } : {}),
    MainTypeName: kind[lang],
    RecordFile: `${Math.floor(listing.id / 1000)}/${String(listing.id % 1000).padStart(3, '0')}`,
    Marquee: listing.marquee || listing.goal === 0 ? number : 4,
    MarqueeName: name(listing.goal)[lang],
    ...(cover
      ? {
          SmallPictureItem: {
            Url: cover.Url.replace('.webp', '-250.webp'),
            Width: 250,
            Height: 188,
            ID: listing.id * 10 + 1,
            Name: `${listing.id}_${cover.Url.split('/').pop()?.replace('.webp', '.jpg')}`,
          },
          XLargePictureItem: { Url: cover.Url },
        }
      : {}),
    Price: listing.price,
    PublishPrice: !listing.hidden?.includes('price'),
    PriceUnit: 0,
    PriceUnitText: listing.goal === 1 ? MONTHLY_UNITS[lang] : '',
    PublishAddress: !listing.hidden?.includes('address'),
    Street: address.street,
    HouseNumber: address.number,
    BoxNr: address.box,
    CountryID: country.id,
    CountryName: country[lang],
    EnergyPerformance: listing.facts?.energy ?? 0,
    EPCLabelText: listing.facts?.label ?? '',
  };
}

function buildDetail(
  listing: DemoProperty,
  lang: DemoLanguage,
  position: CataloguePosition,
): PropertyDetail {
  const facts = listing.facts ?? {};
  const city = getCity(listing.city);
  const random = createSeededRandom(`place ${listing.id}`);
  const state = buildStateTexts(listing);
  const mobiscore = buildMobiscore(listing);
  return {
    ID: listing.id,
    language: lang,
    UniqueCode: `HV-${listing.id}`,
    Manager: MANAGER_NAMES[city.manager] ?? '',
    ManagerID: city.manager,
    Status: state.status[lang],
    Availability: state.availability[lang],
    DatePosted: computeDatePosted(listing.id),
    Latitude: roundDegrees(city.latitude + (random() - 0.5) * 0.012),
    Longitude: roundDegrees(city.longitude + (random() - 0.5) * 0.018),
    ...buildCostFields(listing, lang),
    ...buildSurfaceFields(facts),
    ...buildCountFields(facts),
    ...buildFeatureFields(listing),
    ShortDescription: buildExcerpt(listing, lang),
    Description: buildDescription(listing, lang, position.index),
    LocationDescription: city.text[lang],
    ...buildConditionFields(facts, lang),
    ...(PROPERTY_KINDS[listing.kind].energy ? buildEnergyFields(listing) : {}),
    ...buildPlanningFields(listing, lang),
    PointsOfInterest: buildPointsOfInterest(listing, lang),
    ...(mobiscore ? { Mobiscore: mobiscore } : {}),
    Documents: buildDocuments(listing, lang),
    Pictures: buildPictures(listing.house, position.cover, lang, getInterior(listing)),
  };
}

/**
 * Returns the day of posting: listings are numbered as they come in, so it follows from the number.
 */
function computeDatePosted(id: number): string {
  const [low, high, from, to] =
    id <= 84213
      ? [79900, 84213, Date.UTC(2025, 5, 2), Date.UTC(2026, 10, 14)]
      : [84213, 84240, Date.UTC(2026, 10, 14), Date.UTC(2026, 10, 20)];
  const day = from + ((id - low) / (high - low)) * (to - from);
  return new Date(day).toISOString().slice(0, 10);
}

const SUMMARY_FIELDS: readonly string[] = [
  'WebIDs',
  'MainTypeName',
  'RecordFile',
  'Marquee',
  'MarqueeName',
  'ProjectID',
  'PriceUnit',
  'PriceUnitText',
  'Street',
  'HouseNumber',
  'BoxNr',
  'EPCLabelText',
];

const listOwnFields = (listing: DemoProperty, lang: DemoLanguage): [string, unknown][] =>
  Object.entries({ ...listing.fields, ...listing[lang].fields });

const pickOwnFields = (
  listing: DemoProperty,
  lang: DemoLanguage,
  names: readonly string[],
): PropertyFields =>
  Object.fromEntries(listOwnFields(listing, lang).filter(([name]) => names.includes(name)));

const omitOwnFields = (
  listing: DemoProperty,
  lang: DemoLanguage,
  names: readonly string[],
): PropertyFields =>
  Object.fromEntries(listOwnFields(listing, lang).filter(([name]) => !names.includes(name)));

/** Applies French typography to every text of a record. */
function applyFrenchTypography<Entry>(entry: Entry, lang: DemoLanguage): Entry {
  if (lang === 'nl') return entry;
  return JSON.parse(
    JSON.stringify(entry, (_, value) =>
      typeof value === 'string' ? insertFrenchSpaces(value) : value,
    ),
  );
}

const roundDegrees = (value: number) => Math.round(value * 100_000) / 100_000;
