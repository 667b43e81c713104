import { beforeAll, describe, expect, test } from 'vitest';
import { FORM_HANDLERS } from '../../../src/features/forms/form-handlers';
import { createProjectSnapshot } from '../../platform/snapshot/project-snapshot';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import type { TestSite } from './form-requests';
import { clearSubmissions, createFormSite, loadRows, submitForm } from './form-requests';

const VILLA = 84213;
const STUDIO = 84300;

/** The marquee that the configuration calls sold, or rented for a rental. */
async function createSiteWithClosedVilla(): Promise<TestSite> {
  const embedded = createSmallSnapshot();
  const { listings } = embedded['site/configuration.json'];
  for (const record of embedded['catalogue/properties.json'])
    record.Marquee = record.ID === VILLA ? listings.marqueeSold[0] : listings.marqueeRented[0];
  return createFormSite({}, embedded);
}

let site: TestSite;
let closedSite: TestSite;
beforeAll(async () => {
  await clearSubmissions();
  site = await createFormSite();
  closedSite = await createSiteWithClosedVilla();
});

describe('a form about a property', () => {
  test.each([
    ['nl', `/nl/bezoek-plannen/?property=${VILLA}`, 'Het gevraagde pand is verkocht', '84213'],
    ['fr', `/fr/offre/?property=${VILLA}`, 'Le bien demandé est vendu', '84213'],
    ['nl', `/nl/bezoek-plannen/?property=${STUDIO}`, 'Het pand dat u zocht, is verhuurd', '84300'],
  ])('in %s %s says that it is no longer free, and which it is', async (_, path, message, id) => {
    const page = await closedSite(path);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain(message);
    expect(html).toContain('class="form-subject"');
    expect(html).toContain(`ref. ${id}`.slice(5));
    expect(html).not.toContain('data-form="');
    expect(html).toContain('noindex');
  });

  test('cannot be sent once the property is sold', async () => {
    const path = `/nl/bod/?property=${VILLA}`;
    const response = await submitForm(closedSite, path, { firstName: 'Anna' });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Het gevraagde pand is verkocht');
    expect(await loadRows('leads')).toEqual([]);
  });

  test.each(['1', 'geen-getal', `${VILLA}x`])(
    'is not shown for the unknown reference %s',
    async (id) => {
      const page = await site(`/nl/bod/?property=${id}`);
      const html = await page.text();
      expect(page.status).toBe(404);
      expect(html).toContain('Het gevraagde pand bestaat niet of is verkocht');
      expect(html).toContain(`name="property" value="${id}"`);
      expect(html).toContain(`/${VILLA}/`);
    },
  );

  test('that does not apply says so', async () => {
    const page = await site(`/nl/bod/?property=${STUDIO}`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('Dit formulier hoort niet bij dit pand');
  });

  test.each(['nl', 'fr'] as const)(
    'in %s, without a property, lets one be chosen',
    async (language) => {
      const question = { nl: 'Over welk pand gaat het?', fr: 'De quel bien s’agit-il' }[language];
      const forms = FORM_HANDLERS.filter(({ form }) => form.about === 'property');
      expect(forms).toHaveLength(6);
      for (const { form } of forms) {
        const path = (await site(form.path)).headers.get('Location') ?? form.path;
        const page = await site(language === 'nl' ? path : await findOther(path));
        const html = await page.text();
        expect([form.name, page.status]).toEqual([form.name, 200]);
        expect(html).toContain(question);
      }
    },
  );

  async function findOther(path: string): Promise<string> {
    const html = await (await site(path)).text();
    const href = /<a href="([^"]*)" lang="fr" hrefLang="fr"/.exec(html)?.[1] ?? '';
    return href.replaceAll('&amp;', '&');
  }
});

test('a form about a project, without one, lists the projects', async () => {
  const projectSite = await createFormSite({}, createProjectSnapshot());
  const page = await projectSite('/nl/projectvraag/');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('href="/nl/projectvraag/?project=12"');
});
