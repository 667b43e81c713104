import { describe, expect, test } from 'vitest';
import type { Property } from '../../../src/domain/catalogue/property';
import { computeAllInPrices, getAllInPrice } from '../../../src/domain/costs/all-in-price';
import { toCents } from '../../../src/domain/costs/cents';
import { datesOn, findCostRule, findRulesDay } from '../../../src/domain/costs/cost-rules';
import type { CostSubject } from '../../../src/domain/costs/cost-subject';
import { computePurchaseCosts } from '../../../src/domain/costs/purchase-costs';
import {
  DEAREST_SITUATION,
  findOwnSituation,
  HOME_SITUATIONS,
} from '../../../src/domain/costs/situation';
import { fc } from '../../seeded-fast-check';

const TODAY = datesOn('2026-11-28');
const HOUSE = {
  ...{ ID: 1, Goal: 0, WebID: 1, Price: 335_000, PublishPrice: true, CountryID: 10 },
  ...{ City: 'DURBUY', Zip: '6940', Marquee: 0, PriceUnit: 0 },
} as Property;
const LISTINGS = { marqueeIgnore: [9] };

const computePrices = (fields: Partial<Property>) =>
  computeAllInPrices({ ...HOUSE, ...fields }, LISTINGS, TODAY);

test('is the highest estimate, rounded up to a hundred euro', () => {
  // 335,000 + 10,050 duty + at most 5,201 of notary; 41,875 duty for a second home.
  expect(computePrices({})).toEqual({
    'only-home': 350_300,
    'second-home': 382_400,
    investment: 382_400,
  });
});

describe('has none', () => {
  test.each<[string, Partial<Property>]>([
    ['a letting', { Goal: 1 }],
    ['a takeover', { Goal: 2 }],
    ['a price on request', { PublishPrice: false }],
    ['a price that its ribbon covers', { Marquee: 9 }],
    ['a home without a price', { Price: 0 }],
    ['a public sale', { JudicialDecision: 1, StartPrice: 98_000 }],
    ['a life annuity', { LifeAnnuityType: 'bezet' }],
    ['a home abroad', { CountryID: 50 }],
  ])('%s', (_, fields) => {
    expect(computePrices(fields)).toEqual({ 'only-home': 0, 'second-home': 0, investment: 0 });
  });
});

const subjects = fc.record({
  kind: fc.constantFrom<CostSubject['kind']>(
    ...(['home', 'holiday-home', 'new-home', 'plot', 'farmland', 'other'] as const),
  ),
  region: fc.constantFrom<CostSubject['region']>('wallonia', 'brussels', 'flanders'),
  price: fc.integer({ min: 1000, max: 9_000_000 }).map(toCents),
  annuity: fc.constant(undefined),
  homes: fc.constant<CostSubject['homes']>('all'),
});

test('no plan is dearer than the one that counts where none was chosen', () => {
  fc.assert(
    fc.property(subjects, fc.boolean(), (fields, isGroundTaxed) => {
      const vat =
        fields.kind === 'new-home'
          ? { percent: 21, ground: Math.round(fields.price / 4), isGroundTaxed }
          : undefined;
      const subject = { ...fields, vat };
      const prices = HOME_SITUATIONS.map((plan) => {
        const situation = findOwnSituation(subject, plan);
        const costs = situation && computePurchaseCosts({ subject, situation, dates: TODAY });
        return costs ? getAllInPrice(costs) : 0;
      });
      expect(prices.every((price) => price > subject.price)).toBe(true);
      expect(Math.max(...prices)).toBe(prices[HOME_SITUATIONS.indexOf(DEAREST_SITUATION)]);
    }),
  );
});

test('the rules of a day are those of the first day since when they hold', () => {
  expect(findRulesDay('2026-11-28')).toBe('2026-03-01');
  expect(findRulesDay('2025-12-31')).toBe('2025-07-01');
  expect(findRulesDay('1900-01-01')).toBe('1900-01-01');
  const days = fc.date({ min: new Date('2022-01-01'), max: new Date('2027-01-01') });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      for (const name of ['standard-duty', 'only-home-duty', 'only-home-terms'] as const)
        expect(findCostRule(name, 'flanders', datesOn(findRulesDay(day)))).toBe(
          findCostRule(name, 'flanders', datesOn(day)),
        );
    }),
  );
});
