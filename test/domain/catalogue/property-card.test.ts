import { describe, expect, test } from 'vitest';
import type { Property } from '../../../src/domain/catalogue/property';
import { toPropertyCard } from '../../../src/domain/catalogue/property-card';

const HOUSE = {
  ID: 84213,
  Street: 'RUE DU MOULIN',
  HouseNumber: '3',
  BoxNr: 'B',
  Price: 395_000,
  PublishPrice: true,
  PublishAddress: true,
  VATValue: 100_000,
  VATBuilding: 250_000,
  GroundPart: 60_000,
  MonthlyRent: 900,
} as Property;

const PRICE_FIELDS = ['Price', 'VATValue', 'VATBuilding', 'GroundPart', 'MonthlyRent'] as const;
const ADDRESS_FIELDS = ['Street', 'HouseNumber', 'BoxNr'] as const;

/** Decision 11: what is not published is not on a card, so no view can show it by mistake. */
describe('the record of a card', () => {
  test('holds a published price and address', () => {
    expect(toPropertyCard(HOUSE)).toMatchObject(HOUSE);
  });

  test('holds no unpublished price, nor an amount that tells it', () => {
    const card = toPropertyCard({ ...HOUSE, PublishPrice: false });
    expect(PRICE_FIELDS.map((field) => card[field])).toEqual([0, ...Array(4).fill(undefined)]);
  });

  test('holds no unpublished street, number or box', () => {
    const card = toPropertyCard({ ...HOUSE, PublishAddress: false });
    expect(ADDRESS_FIELDS.map((field) => card[field])).toEqual(['', '', '']);
  });
});
