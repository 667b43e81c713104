import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { City } from '../../../../src/domain/catalogue/city';
import { PropertyCategory } from '../../../../src/domain/catalogue/property-category';
import { CityCentre } from '../../../../src/domain/site/city-centre';
import { dutch, listFailures, properties, readDataJson, summaries } from './demo-catalogue';

const categories = v.parse(v.array(PropertyCategory), readDataJson('catalogue/webIDs.json'));
const cities = v.parse(v.array(City), readDataJson('catalogue/citys.json'));
const citiesSale = v.parse(v.array(City), readDataJson('catalogue/citysSale.json'));
const citiesRent = v.parse(v.array(City), readDataJson('catalogue/citysRent.json'));
const centres = v.parse(v.array(CityCentre), readDataJson('site/towns.json'));

describe('positions, dates and surfaces', () => {
  it('leave the garden smaller than the ground', () => {
    expect(
      listFailures(
        properties,
        ({ SurfaceGarden = 0, SurfaceGround = Infinity }) => SurfaceGarden < SurfaceGround,
      ),
    ).toEqual([]);
  });

  it('lie within two kilometres of their city', () => {
    const centreByKey = new Map(centres.map((centre) => [`${centre.Name}|${centre.Zip}`, centre]));
    expect(
      listFailures(properties, ({ City: name, Zip, Latitude = 0, Longitude = 0 }) => {
        const centre = centreByKey.get(`${name}|${Zip}`);
        return (
          centre !== undefined &&
          Math.abs(centre.Latitude - Latitude) < 0.02 &&
          Math.abs(centre.Longitude - Longitude) < 0.03
        );
      }),
    ).toEqual([]);
  });

  it('were posted between June 2025 and 20 November 2026, the newest with the highest number', () => {
    const dates = [...dutch].sort((a, b) => a.ID - b.ID).map(({ DatePosted = '' }) => DatePosted);
    expect(dates).toEqual([...dates].sort());
    expect((dates[0] ?? '') >= '2025-06-01').toBe(true);
    expect((dates.at(-1) ?? '9') <= '2026-11-20').toBe(true);
  });
});

describe('cities and categories', () => {
  const countProperties = (matchesGoal: (goal: number) => boolean, city: City) =>
    summaries.filter(
      (summary) =>
        summary.language === city.language &&
        summary.City === city.Name &&
        summary.Zip === city.Zip &&
        matchesGoal(summary.Goal),
    ).length;

  it('count their listings, sale and rent adding up to all (§9)', () => {
    const total = (list: City[]) => list.reduce((sum, { PropertyCount }) => sum + PropertyCount, 0);
    expect(total(citiesSale) + total(citiesRent)).toBe(total(cities));
    for (const city of cities) expect(city.PropertyCount).toBe(countProperties(() => true, city));
    for (const city of citiesSale)
      expect(city.PropertyCount).toBe(countProperties((goal) => goal === 0, city));
    for (const city of citiesRent)
      expect(city.PropertyCount).toBe(countProperties((goal) => goal !== 0, city));
  });

  it('include one name with two postcodes', () => {
    const zips = cities.filter(({ Name, language }) => Name === 'DURBUY' && language === 'nl');
    expect(zips.map(({ Zip }) => Zip)).toEqual(['6940', '6941']);
  });

  it('include a listing of each category, and a category for each listing', () => {
    const used = new Set(
      summaries.flatMap(({ WebID, WebIDs }) => [String(WebID), ...(WebIDs ?? '').split(', ')]),
    );
    expect([...used].filter(Boolean).sort()).toEqual(
      [...new Set(categories.map(({ WebID }) => WebID))].sort(),
    );
  });
});
