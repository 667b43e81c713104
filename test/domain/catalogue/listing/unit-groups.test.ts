import { expect, test } from 'vitest';
import { encodeListingIndex } from '../../../../src/domain/catalogue/listing/encode-index';
import { findListingPage } from '../../../../src/domain/catalogue/listing/listing';
import { decodeListingIndex } from '../../../../src/domain/catalogue/listing/listing-index';
import type { ListingQuery } from '../../../../src/domain/catalogue/listing/listing-query';
import { selectProperties } from '../../../../src/domain/catalogue/listing/selection';
import type { Property } from '../../../../src/domain/catalogue/property';
import { computeAllInPrices } from '../../../../src/domain/costs/all-in-price';
import { datesOn } from '../../../../src/domain/costs/cost-rules';

const PROJECT = 12;
const OTHER = 13;

/** Thirty houses, and units of two projects between them; the highest number is the newest. */
const index = decodeListingIndex(
  encodeListingIndex(
    Array.from({ length: 36 }, (_, position) => {
      const record = {
        ...{ ID: position + 1, language: 'nl', Goal: 0, City: 'DURBUY', Zip: '6940', WebID: 1 },
        ...{ TypeDescription: `Huis ${position}`, PublishPrice: true, EnergyPerformance: 0 },
        Price: 100_000 + position * 1000,
        DatePosted: `2026-${position < 18 ? '01' : '02'}-${String((position % 18) + 1).padStart(2, '0')}`,
        ...(position % 9 === 0 && { ProjectID: PROJECT }),
        ...(position % 17 === 1 && { ProjectID: OTHER }),
      } as Property;
      return {
        ...{ nl: record, fr: record, categories: [1], closed: false, underOption: false },
        allIn: computeAllInPrices(record, { marqueeIgnore: [] }, datesOn('2026-11-28')),
        plans: [],
      };
    }),
  ),
);

const BOTH = new Set([PROJECT, OTHER]);

const find = (query: ListingQuery, page: number, projects?: ReadonlySet<number>) =>
  findListingPage(
    index,
    selectProperties(index, query),
    { language: 'nl', ...query },
    page,
    projects,
  );

test('units of a project share the card of the first of them, and all of them count', () => {
  const first = find({}, 1, BOTH);
  expect(first).toMatchObject({ total: 36, pages: 2 });
  // Homes 1, 10 and 28 are units of the one project, 2, 19 and 36, the newest, of the other.
  expect([...first.projects.values()]).toEqual([OTHER, PROJECT]);
  const second = find({}, 2, BOTH);
  const shown = [...first.ids, ...second.ids];
  expect(new Set(shown).size).toBe(shown.length);
  expect(second.projects.size).toBe(0);
  const units = shown.filter((id) => index.columns.project[id - 1] === PROJECT);
  expect(units).toHaveLength(1);
});

test('two units stand for themselves, and so do all where a list asks for each', () => {
  expect(find({ priceMax: 112_000 }, 1, BOTH).projects.size).toBe(0);
  expect(find({}, 1).projects.size).toBe(0);
  expect(find({}, 1).ids).toHaveLength(24);
});

test('the place of the card follows the order', () => {
  const [cheapest] = find({ sort: 'price' }, 1, BOTH).projects.keys();
  expect(cheapest).toBe(1);
});
