import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findListingIds } from '../../../src/domain/catalogue/listing/listing';
import { SavedCriteria } from '../../../src/domain/criteria/saved-criteria';
import { fc } from '../../seeded-fast-check';
import { createFormSite, loadRows } from '../forms/form-requests';
import { createFilterFiles, createFilterIndex } from '../listing/filter-listings';
import { openSignedIn, resetPeople, SUBSCRIBER } from '../sign-in/account-requests';
import { clearAlerts, createAlertSite } from './alerts/alert-site';
import { resetSubscribers } from './alerts/subscribers';
import { drawCriteria, drawCriterion, KEPT_NAMES } from './criteria-values';
import { addSearch, PAGE } from './saved-searches';

const { index } = createFilterIndex();
const draw = { seed: 37 };

/** Searches of one subscriber: two for each criterion, and combinations, by id. */
const searches = new Map(
  [
    ...KEPT_NAMES.flatMap((name) =>
      fc.sample(drawCriterion(index, name), { ...draw, numRuns: 2 }),
    ).map((criteria) => ({ goal: 'sale', ...criteria })),
    ...fc.sample(drawCriteria(index), { ...draw, numRuns: 60 }),
  ].map((criteria, n) => [`s${n}`, v.parse(SavedCriteria, criteria)]),
);

/** The homes on the list of each search. */
const listed = new Map(
  [...searches].map(([id, criteria]) => [
    id,
    [...findListingIds(index, criteria, 'nl')].sort((a, b) => a - b),
  ]),
);

/** The same thirty homes, on offer for the second time under other numbers. */
const SECOND = 1000;
function createFilesOnOfferTwice() {
  const files = createFilterFiles();
  for (const file of ['catalogue/properties.json', 'catalogue/property-details.json'])
    files[file] = (files[file] as { ID: number }[]).flatMap((record) => [
      record,
      { ...record, ID: record.ID + SECOND },
    ]);
  return files;
}

beforeAll(clearAlerts);
afterAll(clearAlerts);

test('the page of saved searches counts the homes of their lists', async () => {
  await resetPeople([SUBSCRIBER]);
  for (const [id, criteria] of searches) await addSearch(id, SUBSCRIBER.email, criteria);
  const site = await createFormSite({}, createFilterFiles());
  const html = await (await (await openSignedIn(site, SUBSCRIBER.email)).get(PAGE)).text();
  const counted = [...searches.keys()].map((id) => {
    const [section = ''] = html.split(`id="search-${id}"`)[1]?.split('</section>') ?? [];
    const [, count = '0'] = /search-section__count"><span><strong>(\d+) /.exec(section) ?? [];
    return [id, Number(count)];
  });
  expect(counted).toEqual([...listed].map(([id, ids]) => [id, ids.length]));
});

test('a load tells of the new homes that their lists hold', async () => {
  await resetSubscribers({
    searches: Object.fromEntries(searches),
  });
  const site = await createAlertSite();
  await site.load(createFilterFiles());
  await site.runCron();
  await site.load(createFilesOnOfferTwice());
  await site.runCron();
  const alerts = await loadRows('alerts');
  const told = [...searches.keys()].map((id) => [
    id,
    alerts
      .filter((alert) => JSON.parse(String(alert.searches)).includes(`bo ${id}`))
      .map(({ property }) => Number(property) - SECOND)
      .sort((a, b) => a - b),
  ]);
  expect(told).toEqual([...listed]);
  expect(alerts.length).toBeGreaterThan(10);
});
