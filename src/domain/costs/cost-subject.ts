import type { Property } from '../catalogue/property';
import { getCategories, isBuildingPlot } from '../catalogue/property-kind';
import { getSaleKind } from '../catalogue/sale-kind';
import { getSaleKindRules } from '../catalogue/sale-kind-rules';
import { isDwelling } from '../law/legal-rules';
import { isHolidayHome } from '../law/recreation-zone';
import type { Region } from '../law/region';
import { findRegion } from '../law/region';
import type { Cents } from './cents';
import { toCents } from './cents';
import type { VatBasis } from './vat-basis';
import { findVatBasis } from './vat-basis';

/** People who live in a property that is sold for a life annuity; undefined if the property does not say. */
type Occupancy = 'usufruct' | 'habitation' | 'vacant';

interface LifeAnnuity {
  monthlyPayment: Cents;
  /** The longest duration in years; undefined if there is none. */
  years: number | undefined;
  /** The age of the youngest seller. */
  age: number | undefined;
  occupancy: Occupancy | undefined;
}

/** A property for sale, as far as its costs depend on it. */
export interface CostSubject {
  kind:
    | 'home'
    | 'holiday-home'
    | 'new-home'
    | 'plot'
    | 'farmland'
    | 'annuity'
    /** No home as a whole, but people live in a part of it: flats, a shop with rooms above. */
    | 'let-building'
    | 'other';
  /** Whether all of it is a home, part of it may be (a building to let), or nothing. */
  homes: 'all' | 'part' | 'none';
  /** Undefined abroad. */
  region: Region | undefined;
  /** The asking price without VAT; for a life annuity the sum at signing. */
  price: Cents;
  vat: VatBasis | undefined;
  annuity: LifeAnnuity | undefined;
}

/** Describes a property whose buyer's costs can be computed; undefined for any other. */
export function describeCostSubject(property: Property): CostSubject | undefined {
  if (getSaleKindRules(property).costs !== 'buyer' || !(property.Price > 0)) return undefined;
  const vat = findVatBasis(property);
  const annuity = getSaleKind(property) === 'life-annuity' ? describeAnnuity(property) : undefined;
  return {
    kind: annuity ? 'annuity' : vat ? 'new-home' : findKind(property),
    homes: findHomes(property),
    region: findRegion(property),
    price: toCents(property.Price),
    vat,
    annuity,
  };
}

function findKind(property: Property): CostSubject['kind'] {
  const zone = property.AreaApplication ?? '';
  if (isBuildingPlot(property)) return zone && !RESIDENTIAL.test(zone) ? 'farmland' : 'plot';
  if (isDwelling(property)) return isHolidayHome(property) ? 'holiday-home' : 'home';
  return findHomes(property) === 'part' ? 'let-building' : 'other';
}

function findHomes(property: Property): CostSubject['homes'] {
  if (isBuildingPlot(property)) return 'none';
  if (isDwelling(property)) return 'all';
  const isPart = property.NumberOfBedRooms && getCategories(property).includes(INCOME_CATEGORY);
  return isPart ? 'part' : 'none';
}

/** The WebID of a building to let (§9), which holds flats, shops or both. */
const INCOME_CATEGORY = 5;

/** Residential zones, as the listing software names them in both languages. */
const RESIDENTIAL = /woon|habitat/i;

function describeAnnuity(property: Property): LifeAnnuity {
  const ages = [property.LifeAnnuityHead1Age ?? 0, property.LifeAnnuityHead2Age ?? 0].filter(
    (age) => age > 0,
  );
  const years = Number.parseInt(property.LifeAnnuityMaxDuration ?? '', 10);
  return {
    monthlyPayment: toCents(property.MonthlyRent ?? 0),
    years: years > 0 ? years : undefined,
    age: ages.length > 0 ? Math.min(...ages) : undefined,
    occupancy: findOccupancy(property),
  };
}

/** Finds the right that the seller of a life annuity keeps; undefined where the listing software does not say. */
export const findOccupancy = ({
  LifeAnnuityType = '',
}: Pick<Property, 'LifeAnnuityType'>): Occupancy | undefined =>
  OCCUPANCY_PATTERNS.find(([pattern]) => pattern.test(LifeAnnuityType))?.[1];

/** Patterns for the right that the seller keeps, in the words of the listing software; the first match wins. */
const OCCUPANCY_PATTERNS: readonly [pattern: RegExp, occupancy: Occupancy][] = [
  [/bewoning|habitation|gebruik en|droit d.usage/i, 'habitation'],
  [/bezet|bewoond|occup|vruchtgebruik|usufruit/i, 'usufruct'],
  [/vrij|libre/i, 'vacant'],
];
