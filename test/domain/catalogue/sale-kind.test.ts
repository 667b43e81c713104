import { describe, expect, test } from 'vitest';
import type { Property } from '../../../src/domain/catalogue/property';
import type { SaleKind } from '../../../src/domain/catalogue/sale-kind';
import { getSaleKind, SALE_KIND_FIELDS, SALE_KINDS } from '../../../src/domain/catalogue/sale-kind';
import { SALE_KIND_RULES } from '../../../src/domain/catalogue/sale-kind-rules';
import {
  computeComparablePrice,
  computeShownPrice,
} from '../../../src/domain/catalogue/shown-price';
import { fc } from '../../seeded-fast-check';

const ANNUITY = { LifeAnnuityHead1Age: 78 };
const PUBLIC_SALE = { StartPrice: 98_000, JudicialDecision: 1 } as const;
const VAT = { VATPercentage: 21, VATValue: 61_320 };

describe('the kind of a sale', () => {
  test.each<[string, Partial<Property>, SaleKind]>([
    ['nothing but a goal', {}, 'private'],
    ['a starting price alone', { StartPrice: 98_000 }, 'private'],
    ["'starting from' alone", { PriceUnit: 7 }, 'private'],
    ["a judge's decision alone", { JudicialDecision: 1 }, 'private'],
    ['a starting price and no decision', { ...PUBLIC_SALE, JudicialDecision: 0 }, 'private'],
    ['a starting price and an empty decision', { ...PUBLIC_SALE, JudicialDecision: -1 }, 'private'],
    ['a decision that was asked for', { ...PUBLIC_SALE, JudicialDecision: 2 }, 'private'],
    ['a starting price of 0', { ...PUBLIC_SALE, StartPrice: 0 }, 'private'],
    ['a starting price by decision', PUBLIC_SALE, 'public-sale'],
    ["'starting from' by decision", { PriceUnit: 7, JudicialDecision: 1 }, 'public-sale'],
    ['a public sale with VAT', { ...PUBLIC_SALE, ...VAT }, 'public-sale'],
    ['a public sale for an annuity', { ...PUBLIC_SALE, ...ANNUITY }, 'public-sale'],
    ['the age of a seller', ANNUITY, 'life-annuity'],
    ['a duration', { LifeAnnuityMaxDuration: '15 jaar' }, 'life-annuity'],
    ['a survival rent', { LifeAnnuitySurvivalRent: 620 }, 'life-annuity'],
    ['an annuity with VAT', { ...ANNUITY, ...VAT }, 'life-annuity'],
    [
      'empty fields of an annuity',
      { LifeAnnuityType: ' ', LifeAnnuityHead1Age: 0, LifeAnnuityIndexedRent: false },
      'private',
    ],
    ['VAT on everything', { VATValue: 61_320 }, 'new-construction'],
    ['VAT on the building', { VATBuilding: 45_872 }, 'new-construction'],
    ['a rate of VAT', { VATPercentage: 6 }, 'new-construction'],
    ['empty fields of VAT', { VATPercentage: 0, VATValue: 0, VATBuilding: 0 }, 'private'],
    ['goal 1', { Goal: 1 }, 'letting'],
    ['goal 2', { Goal: 2 }, 'takeover'],
    ['goal 3', { Goal: 3 }, 'letting'],
    [
      'a letting with all fields of sales',
      { Goal: 1, ...PUBLIC_SALE, ...ANNUITY, ...VAT },
      'letting',
    ],
    ['a takeover with all of them', { Goal: 2, ...PUBLIC_SALE, ...ANNUITY, ...VAT }, 'takeover'],
  ])('%s: %o is %s', (_, fields, kind) => {
    expect(getSaleKind({ Goal: 0, ...fields })).toBe(kind);
  });

  test('of an excerpt is the one that it was given', () => {
    expect(getSaleKind({ SaleKind: 'public-sale' })).toBe('public-sale');
  });

  test('depends on no field but its own', () => {
    const field = fc.constantFrom(undefined, 0, 1, 2, 7, 21);
    const fields = fc.record(Object.fromEntries(SALE_KIND_FIELDS.map((name) => [name, field])));
    fc.assert(
      fc.property(fields, fc.integer(), fc.boolean(), (own, Price, PublishPrice) => {
        const record = { Goal: 0, ...own } as unknown as Property;
        const other = { ...record, Price, PublishPrice, ProjectID: 7, MonthlyRent: 620 };
        expect(getSaleKind(other)).toBe(getSaleKind(record));
        expect(SALE_KINDS).toContain(getSaleKind(record));
      }),
    );
  });
});

describe('the price of a sale', () => {
  test.each<[SaleKind, Partial<Property>, number, number]>([
    ['private', { StartPrice: 98_000 }, 300_000, 300_000],
    ['new-construction', { VATPercentage: 21, VATValue: 63_000 }, 363_000, 363_000],
    ['new-construction', { VATPercentage: 21 }, 363_000, 363_000],
    ['life-annuity', ANNUITY, 300_000, 0],
    ['public-sale', PUBLIC_SALE, 98_000, 0],
    ['public-sale', { PriceUnit: 7, JudicialDecision: 1 }, 300_000, 0],
    ['takeover', { Goal: 2 }, 300_000, 0],
    ['letting', { Goal: 1, Price: 900, PriceUnitText: '€/mois' }, 900, 900],
    ['letting', { Goal: 1, Price: 1180, PriceUnitText: '€/jaar' }, 1180, 98.33],
    ['letting', { Goal: 1, Price: 1200, PriceUnitText: '€/an' }, 1200, 100],
  ])('%s %o: shown, and compared', (kind, fields, shown, compared) => {
    const property = { Goal: 0, Price: 300_000, ...fields };
    expect(getSaleKind(property)).toBe(kind);
    expect([computeShownPrice(property), computeComparablePrice(property)]).toEqual([
      shown,
      compared,
    ]);
  });

  test('is asked where it is compared: a price of a list is always one that is asked', () => {
    for (const { isPriceComparable, hasAskingPrice } of Object.values(SALE_KIND_RULES))
      expect(!isPriceComparable || hasAskingPrice).toBe(true);
  });
});
