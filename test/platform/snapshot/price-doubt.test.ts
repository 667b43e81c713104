import { expect, test } from 'vitest';
import type { PropertyRecord } from '../../../src/domain/law/advertisement/property-check';
import { findPriceDoubt } from '../../../src/platform/snapshot/build/check/price-doubt';

const judge = (fields: Partial<PropertyRecord>) =>
  findPriceDoubt({
    Goal: 0,
    PublishPrice: true,
    MainTypeName: 'pand',
    ...fields,
  } as PropertyRecord);

/** The goal, the category and an ordinary price of each kind. */
const ORDINARY: readonly (readonly [goal: number, webId: number, price: number])[] = [
  ...([
    [0, 1, 385_000],
    [0, 2, 245_000],
    [0, 3, 110_000],
    [0, 4, 95_000],
    [0, 5, 620_000],
  ] as const),
  ...([
    [0, 6, 330_000],
    [0, 7, 24_000],
    [0, 8, 900_000],
    [0, 9, 245_000],
    [0, 10, 780_000],
  ] as const),
  ...([
    [1, 1, 1150],
    [1, 2, 850],
    [1, 3, 560],
    [1, 4, 90],
    [1, 7, 70],
    [1, 9, 1280],
  ] as const),
];

test.each(ORDINARY)(
  'goal %i, category %i: %i is a price, a thousand times as much is none',
  (Goal, WebID, Price) => {
    expect(judge({ Goal, WebID, Price })).toBeUndefined();
    expect(judge({ Goal, WebID, Price: Price * 1000 })).toContain(
      'far more than one of its kind (pand) costs',
    );
  },
);

test.each([
  [
    { WebID: 1, Price: 3850 },
    'is 3850, far less than one of its kind (pand) costs: is a digit missing?',
  ],
  [
    { WebID: 9, Price: 24_500_000 },
    'is 24500000, far more than one of its kind (pand) costs: is a digit too many?',
  ],
  [
    { Goal: 1, WebID: 3, Price: 95_000 },
    'is 95000 a month, far more than one of its kind (pand) costs: is it the price of a sale?',
  ],
  [{ WebID: 1, Price: 0 }, 'is 0, yet it is to be published'],
])('%j is doubted', (fields, doubt) => {
  expect(judge(fields)).toBe(doubt);
});

test.each<Partial<PropertyRecord>>([
  { WebID: 1, Price: 0, PublishPrice: false },
  { WebID: 1, Price: 1200, LifeAnnuityType: 'Bezet' },
  { Goal: 2, WebID: 6, Price: 90_000_000 },
  { WebID: 77, Price: 3 },
])('%j may be any sum', (fields) => {
  expect(judge(fields)).toBeUndefined();
});
