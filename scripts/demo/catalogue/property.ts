import type { PropertyDetail, PropertySummary } from '../../../src/domain/catalogue/property.ts';
import { costsOf } from './costs.ts';
import { descriptionOf, excerptOf } from './description.ts';
import { documentsOf } from './documents.ts';
import type { Fields, Listing } from './listing.ts';
import { MARQUEES, stateOf } from './market.ts';
import { picturesOf } from './pictures.ts';
import {
  conditionOf,
  countsOf,
  energyOf,
  featuresOf,
  planningOf,
  surfacesOf,
} from './property-facts.ts';
import { random } from './seed.ts';
import { streetOf } from './streets.ts';
import { mobiscoreOf, pointsOf } from './surroundings.ts';
import { townOf } from './towns.ts';
import type { Kind, Lang } from './words.ts';
import { COUNTRIES, french, KINDS, MANAGERS } from './words.ts';

/** Where a listing stands in the catalogue: its place, and how many before it share its house. */
export interface Place {
  turn: number;
  sharing: number;
}

/** The listing's two records in this language: its summary and its detail. */
export function propertyOf(listing: Listing, lang: Lang, place: Place) {
  const summary = { ...summaryOf(listing, lang, place), ...only(listing, lang, SUMMARY_FIELDS) };
  const detail = { ...detailOf(listing, lang, place), ...without(listing, lang, SUMMARY_FIELDS) };
  return { summary: typographic(summary, lang), detail: typographic(detail, lang) };
}

function summaryOf(listing: Listing, lang: Lang, place: Place): PropertySummary {
  const town = townOf(listing.town);
  const country = COUNTRIES[town.country];
  const kind: Kind = KINDS[listing.kind];
  const { number, name } = MARQUEES[listing.marquee ?? 'none'];
  const [cover] = picturesOf(listing, lang, place.sharing);
  const address = streetOf(listing);
  return {
    ID: listing.id,
    language: lang,
    Goal: listing.goal,
    City: town.name,
    Zip: town.zip,
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
    PriceUnitText: listing.goal === 1 ? (lang === 'nl' ? '€/maand' : '€/mois') : '',
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

function detailOf(listing: Listing, lang: Lang, place: Place): PropertyDetail {
  const facts = listing.facts ?? {};
  const town = townOf(listing.town);
  const next = random(`place ${listing.id}`);
  const state = stateOf(listing);
  return {
    ID: listing.id,
    language: lang,
    UniqueCode: `HV-${listing.id}`,
    Manager: MANAGERS[town.manager] ?? '',
    ManagerID: town.manager,
    Status: state.status[lang],
    Availability: state.availability[lang],
    DatePosted: datePosted(listing.id),
    Latitude: degrees(town.latitude + (next() - 0.5) * 0.012),
    Longitude: degrees(town.longitude + (next() - 0.5) * 0.018),
    ...costsOf(listing, lang),
    ...surfacesOf(facts),
    ...countsOf(facts),
    ...featuresOf(listing),
    ShortDescription: excerptOf(listing, lang),
    Description: descriptionOf(listing, lang, place.turn),
    LocationDescription: town.text[lang],
    ...conditionOf(facts, lang),
    ...(KINDS[listing.kind].energy ? energyOf(listing) : {}),
    ...planningOf(listing, lang),
    PointsOfInterest: pointsOf(listing, lang),
    Mobiscore: mobiscoreOf(listing),
    Documents: documentsOf(listing, lang),
    Pictures: picturesOf(listing, lang, place.sharing),
  };
}

/** Listings are numbered as they come in, so the number tells the day. */
function datePosted(id: number): string {
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

const fieldsOf = (listing: Listing, lang: Lang): [string, unknown][] =>
  Object.entries({ ...listing.fields, ...listing[lang].fields });

const only = (listing: Listing, lang: Lang, names: readonly string[]): Fields =>
  Object.fromEntries(fieldsOf(listing, lang).filter(([name]) => names.includes(name)));

const without = (listing: Listing, lang: Lang, names: readonly string[]): Fields =>
  Object.fromEntries(fieldsOf(listing, lang).filter(([name]) => !names.includes(name)));

/** French typography on every text of a record. */
function typographic<Entry>(entry: Entry, lang: Lang): Entry {
  if (lang === 'nl') return entry;
  return JSON.parse(
    JSON.stringify(entry, (_, value) => (typeof value === 'string' ? french(value) : value)),
  );
}

const degrees = (value: number) => Math.round(value * 100_000) / 100_000;
