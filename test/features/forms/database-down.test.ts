import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ALL_FORMS,
  buildFormPagePath,
  createSiteWithAllForms,
  openFormForSubmission,
  resetFormData,
} from './all-forms';
import type { TestSite } from './form-requests';
import {
  CONTACT_ANSWERS,
  CONTACT_DETAILS,
  loadRows,
  parseFormPage,
  submitForm,
} from './form-requests';
import type { FormLanguage } from './valid-submissions';
import { FORM_LANGUAGES } from './valid-submissions';

beforeEach(resetFormData);

/** Creates a database that throws while `isDown` is set. */
function createFailingDatabase() {
  const state = { isDown: false };
  const guard =
    <Args extends unknown[], Result>(run: (...args: Args) => Result) =>
    (...args: Args): Result => {
      if (state.isDown) throw new Error('D1_ERROR: the database is down');
      return run(...args);
    };
  const DB = {
    prepare: guard((sql: string) => env.DB.prepare(sql)),
    batch: guard((statements: D1PreparedStatement[]) => env.DB.batch(statements)),
    exec: guard((sql: string) => env.DB.exec(sql)),
  };
  return { state, DB };
}

const CONTACT_LINKS = ['href="tel:+3286000000"', 'href="mailto:info@huis-vallee.example'];
const FAILURE_TEXT = {
  nl: /werd niet|niet gelukt|NIET|konden niet/,
  fr: /n’(a|ont) pas|pas été|PAS|Erreur/,
};

describe('while the database is down', () => {
  const { state, DB } = createFailingDatabase();
  let site: TestSite;
  beforeAll(async () => {
    site = await createSiteWithAllForms({ DB });
  });

  test.each(
    ALL_FORMS.flatMap(([name, form]) =>
      FORM_LANGUAGES.map((language) => [name, language, form] as const),
    ),
  )(
    '%s can be read in %s, keeps its answers, and can be sent again',
    async (name, language, form) => {
      const sendable = await openFormForSubmission(site, form, language);
      state.isDown = true;
      const page = await site(sendable.page);
      expect([200, 503]).toContain(page.status);
      expect(await page.text()).toContain(`data-form="${name}"`);

      const email = 'kept@example.be';
      const response = await sendable.submit({ email });
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toBe('60');
      const failed = await parseFormPage(response, name);
      expect(failed.html).toContain(`lang="${language}"`);
      expect(failed.html).toMatch(FAILURE_TEXT[language]);
      for (const link of CONTACT_LINKS) expect(failed.html).toContain(link);
      expect(failed.html).toContain(email);
      expect(failed.html).toContain(response.headers.get('X-Request-Id') ?? 'no id');

      state.isDown = false;
      const again = await sendable.submit({ ...failed.hidden, email });
      expect(again.status).toBe(303);
      expect(await loadRows('leads')).toHaveLength(1);
    },
  );
});

describe('the visiting hours of a property, while the database is down from the start', () => {
  const form = ALL_FORMS.find(([name]) => name === 'contact-appointment')?.[1];
  const path = (language: FormLanguage) => (form ? buildFormPagePath(form, language) : '');
  let site: TestSite;
  let database: ReturnType<typeof createFailingDatabase>;
  beforeEach(async () => {
    database = createFailingDatabase();
    site = await createSiteWithAllForms({ DB: database.DB });
    database.state.isDown = true;
  });

  test.each([
    ['nl', 'We kunnen de vrije uren nu niet tonen.', '/nl/meer-informatie/'],
    ['fr', 'Nous ne pouvons pas afficher les heures libres', '/fr/plus-d-informations/'],
  ] as const)('in %s are replaced by other ways of contact', async (language, sentence, other) => {
    const response = await site(path(language));
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
    const html = (await response.text()).replaceAll('&amp;', '&');
    for (const part of [sentence, ...CONTACT_LINKS]) expect(html).toContain(part);
    expect(html).toContain(`href="${other}?property=84213&wish=visit"`);
    expect(html).toContain(`href="${path(language)}"`);
    expect(html).not.toMatch(/volzet|complets?\b/);
  });

  test('come back with the slot that was chosen', async () => {
    const answers = { ...CONTACT_DETAILS, slot: 'slot-1', email: 'kept@example.be' };
    const failed = await parseFormPage(
      await submitForm(site, path('nl'), answers),
      'contact-appointment',
    );
    expect(failed.status).toBe(503);
    expect(failed.hidden.slot).toBe('slot-1');
    database.state.isDown = false;
    const page = await parseFormPage(
      await submitForm(site, failed.action, { ...answers, ...failed.hidden }),
      'contact-appointment',
    );
    const fields = { ...answers, ...page.hidden, 'captcha-answer': page.captchaAnswer };
    expect((await submitForm(site, page.action, fields)).status).toBe(303);
    expect(await loadRows('visits')).toMatchObject([{ slot: 'slot-1', state: 'confirmed' }]);
  });
});

test('the form of a cached page gets no ticket, but keeps its answers', async () => {
  const { state, DB } = createFailingDatabase();
  const site = await createSiteWithAllForms({ DB });
  state.isDown = true;
  const response = await site('/form-ticket/?form=site-contact&language=nl');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: 'API_ERROR' });
  // Sent without a ticket, it keeps its answers and shows contact links.
  const failed = await parseFormPage(
    await submitForm(site, '/nl/contact/', CONTACT_ANSWERS),
    'site-contact',
  );
  expect(failed.status).toBe(503);
  expect(failed.html).toContain('value="anna@example.be"');
});

test.each([
  ['nl', '/nl/mijn-bezoek/', 'Hier liep iets mis'],
  ['fr', '/fr/ma-visite/', 'Un problème est survenu'],
])('in %s the link to a visit answers 503 with contact links', async (_, path, sentence) => {
  const { state, DB } = createFailingDatabase();
  const site = await createSiteWithAllForms({ DB });
  state.isDown = true;
  const link = `${path}?id=${crypto.randomUUID()}&key=${'a'.repeat(43)}`;
  for (const response of [await site(link), await submitForm(site, link, { action: 'cancel' })]) {
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
    const html = await response.text();
    expect(html).toContain(sentence);
    expect(html).toContain('href="tel:+3286000000"');
    expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  }
});
