import type { Property } from './property';
import { isForSale, TAKEOVER_GOAL } from './property-kind';

/** The ways in which a property changes hands (decision 106). */
export const SALE_KINDS = [
  'private',
  'new-construction',
  'life-annuity',
  'public-sale',
  'takeover',
  'letting',
] as const;
export type SaleKind = (typeof SALE_KINDS)[number];

/** Lists the kinds that stand under a goal: takeovers stand among rents (§4). */
export const listSaleKinds = (goal: 'sale' | 'rent'): SaleKind[] =>
  SALE_KINDS.filter((kind) => (kind === 'letting' || kind === 'takeover') === (goal === 'rent'));

/** The fields that only a sale for a life annuity fills in. */
const LIFE_ANNUITY_FIELDS = [
  'LifeAnnuityType',
  'LifeAnnuityConditions',
  'LifeAnnuityHead1Age',
  'LifeAnnuityHead1Sex',
  'LifeAnnuityHead2Age',
  'LifeAnnuityHead2Sex',
  'LifeAnnuitySurvivalRent',
  'LifeAnnuityIndexedRent',
  'LifeAnnuityMaxDuration',
] as const satisfies readonly (keyof Property)[];

/** The fields of a record that decide its kind of sale. */
export const SALE_KIND_FIELDS = [
  'Goal',
  'PriceUnit',
  'StartPrice',
  'JudicialDecision',
  'VATPercentage',
  'VATValue',
  'VATBuilding',
  ...LIFE_ANNUITY_FIELDS,
] as const satisfies readonly (keyof Property)[];
export type SaleKindFields = Pick<Property, 'Goal'> &
  Partial<Pick<Property, (typeof SALE_KIND_FIELDS)[number]>>;

/** A record of a property, or an excerpt of it that was given its kind while it had all fields. */
export type SaleKindSource = SaleKindFields | { SaleKind: SaleKind };

/** The price unit that means 'starting from' (§9). */
export const STARTING_FROM_UNIT = 7;

/** The value of JudicialDecision that means yes (§4). */
const JUDGE_DECIDED = 1;

/**
 * Returns the kind of sale of a property (decision 106). Nothing else looks at these fields to find
 * out: what a kind means is in SALE_KIND_RULES.
 */
export function getSaleKind(property: SaleKindSource): SaleKind {
  if ('SaleKind' in property) return property.SaleKind;
  if (!isForSale(property)) return property.Goal === TAKEOVER_GOAL ? 'takeover' : 'letting';
  // The strictest first: whatever a judge has sold is offered by a notary, at no asking price.
  if (isPublicSale(property)) return 'public-sale';
  if (LIFE_ANNUITY_FIELDS.some((field) => isFilledIn(property[field]))) return 'life-annuity';
  const { VATPercentage, VATValue, VATBuilding } = property;
  return VATPercentage || VATValue || VATBuilding ? 'new-construction' : 'private';
}

/** A judge's decision alone may be one on planning, a starting price alone the lowest of several. */
const isPublicSale = ({ StartPrice, PriceUnit, JudicialDecision }: SaleKindFields): boolean =>
  JudicialDecision === JUDGE_DECIDED && (Boolean(StartPrice) || PriceUnit === STARTING_FROM_UNIT);

const isFilledIn = (value: string | number | boolean | undefined): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Boolean(value);
