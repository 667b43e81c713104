import type { TextKey } from '../../domain/language/texts';
import type { Field, FieldRow, FormPart } from '../forms/kit/definition/field';
import { SEARCH_GOALS } from './schema';

const createNumberField = (name: string, label: TextKey): Field => ({
  kind: 'number',
  name,
  label,
  width: 'short',
});
const createMoneyField = (name: string, label: TextKey): Field => ({
  kind: 'money',
  name,
  label,
  width: 'medium',
});
const createFieldRow = (...fields: Field[]): FieldRow => ({ kind: 'row', fields });

/** The fields that say what and where (§3, demand register). */
export const WHERE_PARTS: readonly FormPart[] = [
  { kind: 'radios', name: 'goal', label: 'DEMAND_GOAL', options: SEARCH_GOALS },
  { kind: 'checkboxes', name: 'types', label: 'DEMAND_TYPES', options: 'dynamic' },
  {
    kind: 'zones',
    name: 'towns',
    label: 'DEMAND_ZONES',
    hint: 'DEMAND_ZONES_HINT',
    map: 'DEMAND_MAP',
    area: 'area',
    goal: 'goal',
    options: 'dynamic',
  },
  { kind: 'area', name: 'area', label: 'DEMAND_AREA' },
  { kind: 'checkboxes', name: 'regions', label: 'DEMAND_REGIONS', options: 'dynamic' },
  {
    kind: 'text',
    name: 'zips',
    label: 'DEMAND_ZIPS',
    hint: 'DEMAND_ZIPS_HINT',
    width: 'medium',
  },
];

/** The fields of the wishes: price, rooms, garden. */
export const WISH_PARTS: readonly FormPart[] = [
  createFieldRow(
    createMoneyField('priceMin', 'DEMAND_PRICE_MIN'),
    createMoneyField('priceMax', 'DEMAND_PRICE_MAX'),
  ),
  { ...createMoneyField('budget', 'DEMAND_BUDGET'), hint: 'DEMAND_BUDGET_HINT' },
  createFieldRow(
    createNumberField('bedroomsMin', 'DEMAND_BEDROOMS_MIN'),
    createNumberField('bedroomsMax', 'DEMAND_BEDROOMS_MAX'),
  ),
  createNumberField('bathroomsMin', 'DEMAND_BATHROOMS_MIN'),
  createFieldRow(
    createNumberField('garagesMin', 'DEMAND_GARAGES_MIN'),
    createNumberField('garagesMax', 'DEMAND_GARAGES_MAX'),
  ),
  createFieldRow(
    createNumberField('parkingsMin', 'DEMAND_PARKINGS_MIN'),
    createNumberField('parkingsMax', 'DEMAND_PARKINGS_MAX'),
  ),
  { kind: 'checkbox', name: 'garden', label: 'DEMAND_GARDEN' },
  { kind: 'checkbox', name: 'terrace', label: 'DEMAND_TERRACE' },
];
