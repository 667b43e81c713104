import { describe, expect, it } from 'vitest';
import { PropertyDetail } from '../../../../src/domain/catalogue/property-detail';
import { PropertySummary } from '../../../../src/domain/catalogue/property-summary';
import {
  details,
  dutch,
  french,
  listFailures,
  projects,
  properties,
  summaries,
} from './demo-catalogue';

describe('the records', () => {
  it('are a summary and a detail in each language', () => {
    const keys = summaries.map(({ ID, language }) => `${ID} ${language}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(dutch.map(({ ID }) => ID).sort()).toEqual([...french.keys()].sort());
    expect(details.length).toBe(summaries.length);
  });

  it('count about 120, with 84 for sale and 36 for rent or takeover', () => {
    expect(dutch.filter(({ Goal }) => Goal === 0)).toHaveLength(84);
    expect(dutch.filter(({ Goal }) => Goal !== 0)).toHaveLength(36);
  });

  it('have the same facts in both languages', () => {
    const facts = ({ ID, ...property }: (typeof properties)[number]) =>
      Object.entries(property).filter(
        ([, value]) => typeof value === 'number' || typeof value === 'boolean',
      );
    const differing = dutch.filter((property) => {
      const other = french.get(property.ID);
      return !other || JSON.stringify(facts(property)) !== JSON.stringify(facts(other));
    });
    expect(differing.map(({ ID }) => ID)).toEqual([]);
  });

  it('use every optional field of a summary and of a detail somewhere', () => {
    const used = new Set(
      properties.flatMap((property) =>
        Object.entries(property)
          .filter(([, value]) => value !== '' && value !== undefined)
          .map(([name]) => name),
      ),
    );
    const fields = [
      ...Object.keys(PropertySummary.entries),
      ...Object.keys(PropertyDetail.entries),
    ];
    // The demonstration's texts exist in both languages, and the office withdrew none of its listings.
    expect(fields.filter((name) => !used.has(name))).toEqual(['TextLanguage', 'Withdrawn']);
  });
});

describe('the project', () => {
  const units = dutch.filter(({ ProjectID }) => ProjectID === projects[0]?.ID);

  it('has thirteen units between its lowest and highest price, each with its number and floor', () => {
    expect(units).toHaveLength(13);
    const prices = units.map(({ Price }) => Price);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([254_000, 292_000]);
    expect(
      projects.map(({ PriceMin, PriceMax, WebIDName }) => [PriceMin, PriceMax, WebIDName]),
    ).toEqual([
      [254_000, 292_000, 'Appartement (13)'],
      [254_000, 292_000, 'Appartement (13)'],
    ]);
    expect(new Set(units.map(({ UnitNumber }) => UnitNumber)).size).toBe(13);
    expect(listFailures(units, ({ FloorNumber }) => FloorNumber !== undefined)).toEqual([]);
  });
});
