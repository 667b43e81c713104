import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import embedded from '../../dist/build/embedded.bin';
import { DAY_MS } from '../../src/domain/format/durations';
import type { Language } from '../../src/domain/language/language';
import { localizePath } from '../../src/domain/routing/href';
import { slugify } from '../../src/domain/routing/slug';
import { replaceCalendar } from '../../src/features/desk/calendar/calendars-store';
import { STAFF_TABLES } from '../../src/platform/accounts/account-tables';
import { findStaffToSignIn, upsertStaff } from '../../src/platform/accounts/staff-accounts-store';
import { buildRouteTable } from '../../src/platform/snapshot/route-table';
import { crawlFrom, crawlPages } from '../crawl-pages';
import { emptyTables } from '../empty-tables';
import {
  CONTACT_DETAILS,
  clearSubmissions,
  loadRows,
  openAndSubmitForm,
  type TestSite,
} from '../features/forms/form-requests';
import {
  BOTH,
  openSignedIn,
  PASSWORD_HASH,
  resetPeople,
} from '../features/sign-in/account-requests';
import { createTestSite } from '../fixtures';
import { fillRoute, findRoutes } from '../platform/all-routes';
import { buildAgencyFiles, OWN_AGENCIES } from './agencies';
import { findPhrases } from './demonstration-phrases';

const MANAGER = {
  email: 'ilse@example.be',
  name: 'Ilse Ostyn',
  language: 'nl',
  role: 'manager',
} as const;

/** Towns of the demonstration beyond its region, which any map of Belgium names. */
const ON_EVERY_MAP =
  /^\/\w\w\/[^/]+\/(?:ground|grond|fond|drawing|tekening|dessin)\/: (?:ANDERLECHT|ETTERBEEK|HASSELT|MAASEIK)$/;

/** A visit that the calendar of staff holds. */
const bookVisit = (startsAt: number) => [
  env.DB.prepare(
    `INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity)
     VALUES ('slot', 84213, ?1, ?1 + 1800000, ?1, 9)`,
  ).bind(startsAt),
  env.DB.prepare(
    `INSERT INTO visits (id, state, property, slot, language, name, email, created_at, changed_at)
     VALUES ('visit', 'confirmed', 84213, 'slot', 'nl', 'Cy Peeters', 'cy@example.be', 1, 1)`,
  ),
];

/** Every route of the app in three languages. */
const REQUESTS_MS = 90_000;

/** What has its language in the query. */
const BY_QUERY = ['/manifest.webmanifest', '/opensearch.xml'];

test('the demonstration itself says it', async () => {
  const home = await (await (await createTestSite({ archive: embedded }))('/nl/')).text();
  expect(findPhrases(home, '').length).toBeGreaterThan(20);
});

describe.each(OWN_AGENCIES)('%s', (name, agency) => {
  const files = buildAgencyFiles(agency);
  const own = JSON.stringify(files).toLowerCase();
  const languages = (agency.answers.languages ?? '').split(', ');
  let site: TestSite;
  let headers: { Cookie: string };
  let calendar: string;
  beforeAll(async () => {
    await clearSubmissions();
    await emptyTables(['staff_accounts', 'staff_actions', 'staff_calendars', 'visits', 'slots']);
    await resetPeople([{ ...BOTH, properties: [84213] }]);
    await env.DB.batch([upsertStaff(env.DB, MANAGER, { password: PASSWORD_HASH, now: 0 })]);
    site = await createTestSite({
      embedded: files,
      variables: { MIN_FILL_MS: 0, RATE_SCALE: 1e6, CAPTCHA_COST: 10 },
    });
    const account = await openSignedIn(site, BOTH.email);
    const desk = await openSignedIn(site, MANAGER.email, STAFF_TABLES);
    const staff = await findStaffToSignIn(env.DB, MANAGER.email);
    calendar = await replaceCalendar(env.DB, { id: staff?.id ?? '' }, Date.now());
    await env.DB.batch(bookVisit(Date.now() + 3 * DAY_MS));
    headers = { Cookie: `__Host-session=${account.session}; __Host-desk=${desk.session}` };
  });

  test('no page in any of its languages says anything of the demonstration', async () => {
    const pages = await crawlPages(site);
    expect(pages.length).toBeGreaterThan(20 * languages.length);
    // The page of its town is among them, in each language.
    const town = `/${slugify(agency.town.name)}/`;
    for (const language of languages)
      expect(pages.map(({ path }) => path)).toContainEqual(
        expect.stringMatching(`^/${language}/(?:wonen-in|vivre-a|living-in)${town}$`),
      );
    const found = pages.flatMap(({ path, status, html }) => [
      ...(status === 200 ? [] : [`${path}: ${status}`]),
      ...findPhrases(html, own).map((phrase) => `${path}: ${phrase}`),
    ]);
    expect(found).toEqual([]);
  });

  test('no answer to whoever is signed in does: desk, accounts, files, feeds, sheets, icons', {
    timeout: REQUESTS_MS,
  }, async () => {
    const table = buildRouteTable(
      {
        configuration: files['site/configuration.json'],
        menu: files['site/menu.json'].map((page: object) => ({ ...page, childMenus: [] })),
        routes: files['site/routes.json'],
        articleCategories: files['site/article-categories.json'],
        cities: files['catalogue/citys.json'],
      },
      new Set(),
    );
    const samples = { slug: slugify(agency.town.name) };
    const originals = findRoutes().flatMap((route) =>
      route.startsWith('GET ') ? [fillRoute(route, samples)] : [],
    );
    const paths = new Set(
      languages.flatMap((language) => [
        ...originals.map((path) => localizePath(table, path, language as Language) ?? path),
        ...BY_QUERY.map((path) => `${path}?language=${language}`),
        `${localizePath(table, '/visit-pack/', language as Language)}?ids=84213,84300`,
        `${localizePath(table, '/feed/', language as Language)}?goal=0`,
        ...['agency', '1'].map((card) => `/${language}/team/${card}.vcf`),
        `${localizePath(table, '/desk/calendar/', language as Language)}${calendar}.ics`,
      ]),
    );
    expect(paths.size).toBeGreaterThan(80 * languages.length);
    const found: string[] = [];
    for (const path of paths) {
      const response = await site(path, { headers });
      if (/\.(?:ics|vcf)$/.test(path)) expect([path, response.status]).toEqual([path, 200]);
      // Names of files too, and where a path leads.
      const told = [...response.headers.values(), await response.text()].join('\n');
      for (const phrase of findPhrases(told, own)) found.push(`${path}: ${phrase}`);
    }
    expect(found.filter((line) => !ON_EVERY_MAP.test(line))).toEqual([]);
  });

  test('no page of its desk in any of its languages does', async () => {
    const desks = languages.map((language) => `/${language}/desk/`);
    const pages = await crawlFrom((path) => site(path, { headers }), desks, 100);
    expect(pages.length).toBeGreaterThan(20 * languages.length);
    expect(
      pages.flatMap(({ path, html }) =>
        findPhrases(html, own).map((phrase) => `${path}: ${phrase}`),
      ),
    ).toEqual([]);
  });

  test('no mail in any of its languages does, and each is signed by the agency', async () => {
    const pages = await crawlPages(site);
    const answers = { ...CONTACT_DETAILS, phone: '0477 88 99 00', question: 'Is dit nog vrij?' };
    for (const language of languages) {
      const form = pages.find(
        ({ path, html }) =>
          path.startsWith(`/${language}/`) && html.includes('data-form="site-contact"'),
      );
      await openAndSubmitForm(site, form?.path ?? '', 'site-contact', answers);
    }
    const mails = (await loadRows('outbox')).map(({ mail }) => String(mail));
    expect(mails).toHaveLength(2 * languages.length);
    for (const mail of mails) {
      expect(findPhrases(mail, own)).toEqual([]);
      expect(mail).toContain(name);
    }
  });
});
