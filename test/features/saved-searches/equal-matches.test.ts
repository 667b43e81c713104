import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { findListingIds } from '../../../src/domain/catalogue/listing/listing';
import { selectProperties } from '../../../src/domain/catalogue/listing/selection';
import type { Criteria } from '../../../src/domain/criteria/criteria';
import { fitToGoal } from '../../../src/domain/criteria/criteria';
import {
  listCriteriaParameters,
  readCriteria,
} from '../../../src/domain/criteria/criteria-address';
import { SavedCriteria } from '../../../src/domain/criteria/saved-criteria';
import { formatSearch } from '../../../src/domain/routing/query-string';
import { findFitting, groupRows } from '../../../src/features/saved-searches/alerts/row-groups';
import { readDraftCriteria, toFieldValues } from '../../../src/features/saved-searches/criteria';
import { encodeBase64Url } from '../../../src/platform/accounts/base64';
import { fc } from '../../seeded-fast-check';
import type { TestSite } from '../forms/form-requests';
import { createFormSite } from '../forms/form-requests';
import { createFilterFiles, createFilterIndex } from '../listing/filter-listings';
import { drawCriteria, drawCriterion, KEPT_NAMES } from './criteria-values';

const { homes, index } = createFilterIndex();
const webIds = [1, 3];
const everything = groupRows(
  index,
  homes.map((_, row) => ({ row })),
);

/** The address of the list that asks for these criteria. */
const buildSearch = (criteria: Criteria) => formatSearch(listCriteriaParameters(criteria));

const sort = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);

/** Finds the same properties in each of the ways that the product has. */
function findInEachWay(criteria: Criteria) {
  const { goal } = criteria;
  const saved = v.parse(SavedCriteria, JSON.parse(JSON.stringify({ ...criteria, goal })));
  const search = new URLSearchParams(buildSearch(criteria));
  const address = fitToGoal({ ...readCriteria(search, { index, webIds }), goal });
  const promised = readDraftCriteria(toFieldValues(criteria));
  const matched = findFitting(everything, saved, Number.POSITIVE_INFINITY);
  return {
    list: sort(findListingIds(index, address, 'nl')),
    count: selectProperties(index, address).total,
    saved: sort(findListingIds(index, saved, 'nl')),
    feed: sort(findListingIds(index, { ...address, sort: 'date' }, 'nl')),
    promised: sort(findListingIds(index, promised, 'fr')),
    alerted: sort([...matched].map(({ row }) => index.columns.id[row] ?? 0)),
    listOfSaved: buildSearch(saved),
    listOfPromised: buildSearch(promised),
  };
}

function expectEqual(criteria: Criteria): number {
  const { list, count, saved, feed, promised, alerted, ...lists } = findInEachWay(criteria);
  const about = JSON.stringify(criteria);
  expect({ saved, feed, promised, alerted }, about).toEqual({
    ...{ saved: list, feed: list, promised: list, alerted: list },
  });
  expect(count, about).toBe(list.length);
  // A rent has no price all-in: its budget is the highest rent.
  const search = buildSearch(fitToGoal(criteria));
  expect(lists.listOfSaved, about).toBe(search);
  expect(lists.listOfPromised, about).toBe(search);
  return count;
}

describe('a list, its saved search, its feed and its alerts hold the same homes', () => {
  test.each(KEPT_NAMES)('for %s', (name) => {
    let matches = 0;
    fc.assert(
      fc.property(drawCriterion(index, name), fc.constantFrom('sale', 'rent'), (criteria, goal) => {
        matches += expectEqual({ ...criteria, goal } as Criteria);
      }),
      { numRuns: 20 },
    );
    expect(matches).toBeGreaterThan(0);
  });

  test('for 200 combinations', () => {
    let found = 0;
    fc.assert(
      fc.property(drawCriteria(index), (criteria) => {
        found += Math.min(1, expectEqual(criteria));
      }),
      { numRuns: 200 },
    );
    expect(found).toBeGreaterThan(40);
  });
});

describe('on the site', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createFormSite({}, createFilterFiles());
  });
  const read = async (path: string) => (await (await site(path)).text()).replaceAll('&amp;', '&');
  const count = (html: string, pattern: RegExp) => Number(pattern.exec(html)?.[1]);

  /** Follows a list to what its tile saves, and both to their feeds. */
  async function countOnPages(criteria: Criteria) {
    const [path, goal] = criteria.goal === 'rent' ? ['te-huur', 1] : ['te-koop', 0];
    const list = await read(`/nl/${path}/${buildSearch(criteria)}`);
    const [, register = ''] = /href="([^"]*\/zoekopdracht\/[^"]*)"/.exec(list) ?? [];
    const [, feed = ''] = /href="([^"]*\/feed\/[^"]*)"/.exec(list) ?? [];
    const fields = new URLSearchParams(
      Object.entries(toFieldValues(criteria)).flatMap(([name, values]) =>
        [values].flat().map((value): [string, string] => [name, value]),
      ),
    );
    const json = JSON.stringify(v.parse(SavedCriteria, criteria));
    const demand = encodeBase64Url(new TextEncoder().encode(json));
    const isMatch = /search-matches__count">(\d+)</;
    const entries = async (address: string) => (await read(address)).split('<entry>').length - 1;
    return {
      list: count(list, /data-part="count"[^>]*>(\d+) /),
      register: count(await read(register), isMatch),
      fragment: count(await read(`/nl/fragments/zoekopdracht/?${fields}`), isMatch),
      feed: await entries(
        new URL(feed, 'http://localhost:8787').pathname +
          new URL(feed, 'http://localhost:8787').search,
      ),
      olderFeed: await entries(`/nl/feed/?${new URLSearchParams({ demand })}`),
      goal,
    };
  }

  async function expectEqualPages(criteria: Criteria): Promise<number> {
    const { list, goal, ...others } = await countOnPages(criteria);
    expect(others, `${goal} ${buildSearch(criteria)}`).toEqual({
      ...{ register: list, fragment: list, feed: list, olderFeed: list },
    });
    return list;
  }

  test.each(KEPT_NAMES)('for %s', async (name) => {
    let matches = 0;
    for (const criteria of fc.sample(drawCriterion(index, name), 3))
      matches += await expectEqualPages({ ...criteria, goal: 'sale' });
    expect(matches).toBeGreaterThan(0);
  });

  test('for a sample of combinations', async () => {
    for (const criteria of fc.sample(drawCriteria(index), 15)) await expectEqualPages(criteria);
  });
});
