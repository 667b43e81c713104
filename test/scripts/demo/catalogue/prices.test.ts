import { describe, expect, it } from 'vitest';
import { dutch, listFailures } from './demo-catalogue';

describe('prices', () => {
  const perSquareMetre: [webId: number, low: number, high: number][] = [
    [1, 700, 3000],
    [2, 1500, 5500],
    [3, 2000, 4000],
    [5, 900, 2200],
  ];

  it.each(perSquareMetre)('fit the surface of homes of category %i', (webId, low, high) => {
    const sold = dutch.filter(({ WebID, Goal }) => WebID === webId && Goal === 0);
    expect(
      listFailures(sold, ({ Price, SurfaceLiving = 0 }) => {
        const price = Price / SurfaceLiving;
        return price >= low && price <= high;
      }),
    ).toEqual([]);
  });

  it('of rented homes lie between 5 and 20 euro a square metre', () => {
    const rented = dutch.filter(({ Goal, WebID }) => Goal === 1 && WebID <= 3);
    expect(
      listFailures(rented, ({ Price, SurfaceLiving = 0 }) => {
        const rent = Price / SurfaceLiving;
        return rent >= 5 && rent <= 20;
      }),
    ).toEqual([]);
  });

  it('that are not published cannot be derived from other amounts of the record', () => {
    const hidden = dutch.filter(({ PublishPrice }) => !PublishPrice);
    expect(hidden.length).toBeGreaterThan(2);
    expect(
      listFailures(
        hidden,
        (property) =>
          property.MonthlyRent === undefined &&
          property.DepositAmount === undefined &&
          property.TotalPrice === undefined &&
          property.RegisteredRights === undefined,
      ),
    ).toEqual([]);
  });

  it('add up to the total price', () => {
    const withTotal = dutch.filter(({ TotalPrice }) => TotalPrice !== undefined);
    expect(withTotal.length).toBeGreaterThan(60);
    expect(
      listFailures(
        withTotal,
        ({ Price, TotalCost = 0, TotalPrice }) => Price + TotalCost === TotalPrice,
      ),
    ).toEqual([]);
  });
});
