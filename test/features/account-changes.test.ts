import { beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app';
import { dumpDatabase } from '../dump-database';
import { emptyTables } from '../empty-tables';
import type { AccountChange } from './account-changes';
import { createAccountChanges, PUBLIC_ROUTES, storeChangeableThings } from './account-changes';
import { LUC, openDesk, resetStaff } from './desk/desk-requests';
import type { TestSite } from './forms/form-requests';
import { clearSubmissions, createFormSite } from './forms/form-requests';
import { AN, DRIES } from './owner-portal/portal-site';
import { OTHER } from './saved-searches/saved-searches';
import type { TestBrowser } from './sign-in/account-requests';
import { openBrowser, openSignedIn, resetPeople } from './sign-in/account-requests';

/** Routes that change something: every method but GET. */
const UNSAFE_ROUTES = [
  ...new Set(
    createApp()
      .routes.filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
      .map(({ path }) => path),
  ),
];

let site: TestSite;

/** People who are signed in as somebody else or in another role, and nobody. */
const STRANGERS = {
  nobody: { id: 'nobody', open: async () => openBrowser(site) },
  'another owner': { id: DRIES.email, open: () => openSignedIn(site, DRIES.email) },
  'another subscriber': { id: OTHER.email, open: () => openSignedIn(site, OTHER.email) },
  staff: { id: 'nobody', open: () => openDesk(site) },
} satisfies Record<string, { id: string; open: () => Promise<TestBrowser> }>;

async function reset(): Promise<void> {
  await clearSubmissions();
  await emptyTables(['saved_searches', 'visits', 'slots', 'testimonials', 'slot_patterns']);
  await resetPeople([{ ...AN, subscriber: 1 }, DRIES, OTHER].map((person) => person));
  await resetStaff();
  await storeChangeableThings();
  site = await createFormSite();
}
beforeEach(reset);

test('every route that changes something is public, or has a case here', async () => {
  const known = [...PUBLIC_ROUTES, ...Object.keys(await createAccountChanges())];
  expect(UNSAFE_ROUTES.toSorted()).toEqual(known.toSorted());
});

const openRightful = ({ by }: AccountChange): Promise<TestBrowser> =>
  by === 'luc' ? openDesk(site, LUC.email) : openSignedIn(site, AN.email);

describe.each(UNSAFE_ROUTES.filter((route) => !PUBLIC_ROUTES.includes(route)))('%s', (route) => {
  test.each(Object.entries(STRANGERS))('sent by %s changes nothing', async (_, { id, open }) => {
    for (const { by, path, fields } of (await createAccountChanges())[route] ?? []) {
      // Staff may do all that the desk does.
      if (by === 'luc' && open === STRANGERS.staff.open) continue;
      const browser = await open();
      // What a stranger does to what is their own changes nobody else's.
      const before = await dumpDatabase(id);
      const { status } = await browser.post(path, fields);
      expect([fields, await dumpDatabase(id)]).toEqual([fields, before]);
      expect([fields, status]).not.toEqual([fields, 500]);
    }
  });

  test('sent by whose it is changes something', async () => {
    const count = (await createAccountChanges())[route]?.length ?? 0;
    for (let number = 0; number < count; number++) {
      await reset();
      const change = (await createAccountChanges())[route]?.[number];
      if (!change || change.isSilent) continue;
      const browser = await openRightful(change);
      const before = await dumpDatabase();
      const { status } = await browser.post(change.path, change.fields);
      expect([change.fields, status]).not.toEqual([change.fields, 404]);
      expect([change.fields, await dumpDatabase()]).not.toEqual([change.fields, before]);
    }
  });
});
