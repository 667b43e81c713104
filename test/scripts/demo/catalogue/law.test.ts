import { describe, expect, it } from 'vitest';
import type { PropertySummary as Summary } from '../../../../src/domain/catalogue/property-summary';
import { dutch, listFailures, properties } from './demo-catalogue';

describe('the law of the region', () => {
  const isWalloon = ({ CountryID, Zip }: Summary) =>
    CountryID === 10 &&
    ((Number(Zip) >= 1300 && Number(Zip) < 1500) || (Number(Zip) >= 4000 && Number(Zip) < 8000));
  const rented = properties.filter(
    (property) => isWalloon(property) && property.Goal === 1 && property.WebID <= 3,
  );

  it('leaves out agency costs for the tenant of a Walloon home', () => {
    expect(listFailures(rented, ({ RenterTotalCost }) => RenterTotalCost === undefined)).toEqual(
      [],
    );
  });

  it('limits the deposit of a Walloon home to two months', () => {
    expect(
      listFailures(rented, ({ DepositAmount = 0, Price }) => DepositAmount <= 2 * Price),
    ).toEqual([]);
  });

  it('requires a certificate for every Belgian building, and for no land, garage or camping', () => {
    const built = properties.filter(
      ({ CountryID, WebID, MainTypeName, language }) =>
        CountryID === 10 &&
        ![4, 7, 10].includes(WebID) &&
        !['Andere', 'Autre'].includes(MainTypeName) &&
        language,
    );
    expect(
      listFailures(
        built,
        ({ EnergyPerformance, EPCLabelText }) => EnergyPerformance > 0 || EPCLabelText !== '',
      ),
    ).toEqual([]);
    const bare = properties.filter(({ WebID }) => [4, 7, 10].includes(WebID));
    expect(
      listFailures(
        bare,
        ({ EnergyPerformance, EPCLabelText }) => EnergyPerformance === 0 && EPCLabelText === '',
      ),
    ).toEqual([]);
  });

  it('gives each Walloon home the label of its consumption (§9), and every label occurs', () => {
    const upperBounds: [label: string, bound: number][] = [
      ['A++', 0],
      ['A+', 45],
      ['A', 85],
      ['B', 170],
      ['C', 255],
      ['D', 340],
      ['E', 425],
      ['F', 510],
      ['G', Infinity],
    ];
    const labelled = dutch.filter(
      (property) => isWalloon(property) && property.EPCLabelText !== '',
    );
    expect(
      listFailures(
        labelled,
        ({ EPCLabelText, EnergyPerformance }) =>
          upperBounds.find(([, bound]) => EnergyPerformance <= bound)?.[0] === EPCLabelText,
      ),
    ).toEqual([]);
    expect(new Set(labelled.map(({ EPCLabelText }) => EPCLabelText))).toEqual(
      new Set(upperBounds.map(([label]) => label)),
    );
  });

  it('names rent and charges of every home to let in Belgium', () => {
    const homes = properties.filter(
      ({ CountryID, Goal, WebID }) => CountryID === 10 && Goal === 1 && WebID <= 3,
    );
    expect(
      listFailures(
        homes,
        ({ PublishPrice, ChargesRenter, ChargesComment }) =>
          Boolean(PublishPrice) && Boolean(ChargesRenter || ChargesComment),
      ),
    ).toEqual([]);
  });

  it('says of no inhabited house that it has no permit', () => {
    expect(
      listFailures(properties, ({ WebID, Permit }) => Permit !== false || WebID === 4),
    ).toEqual([]);
  });

  it('has listings in each region and country rule', () => {
    const zips = dutch.map(({ Zip, CountryID }) => (CountryID === 10 ? Number(Zip) : 0));
    expect(zips.some((zip) => zip >= 1000 && zip < 1300)).toBe(true);
    expect(zips.some((zip) => zip >= 1500 && zip < 4000)).toBe(true);
    expect(dutch.some(({ CountryID }) => CountryID === 50)).toBe(true);
    expect(dutch.some(({ CountryID }) => CountryID !== 50 && CountryID !== 10)).toBe(true);
  });
});
