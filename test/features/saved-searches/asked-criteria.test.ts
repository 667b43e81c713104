import { beforeAll, describe, expect, test } from 'vitest';
import type { CriterionName } from '../../../src/domain/criteria/criteria';
import {
  CRITERION_NAMES,
  getCriterion,
  getCriterionFields,
} from '../../../src/domain/criteria/criteria';
import { createProjectSnapshot } from '../../platform/snapshot/project-snapshot';
import type { TestSite } from '../forms/form-requests';
import { createFormSite, openAndSubmitForm, parseFormPage } from '../forms/form-requests';
import { registerSearch } from './register-requests';

const FORM = 'demand-register';

/** What a record says when it answers a criterion; the others are answered by every property. */
const ANSWERS: Partial<Record<CriterionName, object>> = {
  bedrooms: { NumberOfBedRooms: 3 },
  persons: { MaximumPersons: 4 },
  bathrooms: { NumberOfBathRooms: 1 },
  living: { SurfaceLiving: 120 },
  ground: { SurfaceGround: 800 },
  garages: { NumberOfGarages: 1 },
  parkings: { NumberOfParkings: 1 },
  garden: { HasGarden: true },
  terrace: { HasTerrace: true },
  garage: { HasGarage: true },
  lift: { HasLift: true },
  pool: { HasPool: true },
  domicile: { Domicile: 'yes', DomicileSource: 'De gemeente', DomicileDate: '2026-10-05' },
  holidayLetting: {
    ...{ HolidayLetting: 'permit', HolidayLettingSource: 'De gemeente' },
    HolidayLettingDate: '2026-10-05',
  },
};
const SILENT = Object.fromEntries(
  Object.values(ANSWERS).flatMap((fields) =>
    Object.keys(fields).map((field) => [field, undefined]),
  ),
);

/** Creates a site with a home for sale and one to let, of which only one says this, and the other nothing. */
function createSite(goal: 0 | 1, answer: object): Promise<TestSite> {
  const files = createProjectSnapshot();
  for (const record of files['catalogue/property-details.json'])
    Object.assign(record, SILENT, (record.ID === 84300) === (goal === 1) && answer);
  for (const record of files['catalogue/properties.json'])
    if (record.ID === 84300) Object.assign(record, { Goal: 1, ProjectID: undefined });
  return createFormSite({}, files);
}

/** Returns the second step of the register for a goal, as a browser without script gets it. */
const openWishes = async (site: TestSite, goal: 'buy' | 'rent') =>
  (
    await parseFormPage(
      await openAndSubmitForm(site, '/nl/zoekopdracht/', FORM, {
        ...{ goal, types: '1', zips: '6940', go: '1' },
      }),
      FORM,
    )
  ).html;

const asks = (html: string, name: CriterionName) =>
  getCriterionFields(name).some((field) => html.includes(`id="${FORM}-${field}"`));

const DECIDED = CRITERION_NAMES.filter((name) =>
  ['flag', 'number'].includes(getCriterion(name).kind),
);

test('each criterion that a field of the record decides has an answer here', () => {
  expect(Object.keys(ANSWERS).toSorted()).toEqual(DECIDED.toSorted());
});

describe.each([
  ['buy', 0, 'rent'],
  ['rent', 1, 'buy'],
] as const)('what properties to %s answer', (goal, Goal, other) => {
  test.each(DECIDED)('%s is asked of who looks for those, and of nobody else', async (name) => {
    const site = await createSite(Goal, ANSWERS[name] ?? {});
    const [wishes, others] = [await openWishes(site, goal), await openWishes(site, other)];
    expect(DECIDED.filter((criterion) => asks(wishes, criterion))).toContain(name);
    // A garage counts as one of a number, too.
    const alike = name === 'garage' ? ['garage', 'garages'] : [name];
    expect(DECIDED.filter((criterion) => asks(wishes, criterion))).toEqual(
      DECIDED.filter((criterion) => alike.includes(criterion)),
    );
    expect(DECIDED.filter((criterion) => asks(others, criterion))).toEqual([]);
  });
});

describe('the kinds of sale', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createSite(0, {});
  });

  test.each([
    ['buy', ['private'], true],
    ['rent', ['letting'], false],
  ] as const)(
    'to %s are those of the offer, and a price all-in is of buyers',
    async (goal, kinds, hasBudget) => {
      const html = await openWishes(site, goal);
      const [, list = ''] = /<select[^>]*name="saleKind"(.*?)<\/select>/s.exec(html) ?? [];
      expect([...list.matchAll(/<option value="([^"]+)"/g)].map(([, kind]) => kind)).toEqual(kinds);
      expect(html.includes('name="budget"')).toBe(hasBudget);
    },
  );

  test.each([
    ['buy', 'letting', 422],
    ['buy', 'takeover', 422],
    ['rent', 'public-sale', 422],
    ['rent', 'letting', 303],
  ])('who wants to %s and names %s is answered %i', async (goal, saleKind, status) => {
    const response = await registerSearch(site, { goal, saleKind });
    expect(response.status).toBe(status);
  });
});
