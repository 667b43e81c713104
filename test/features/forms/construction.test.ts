import { beforeEach, expect, test } from 'vitest';
import { createProjectSnapshot } from '../../platform/snapshot/project-snapshot';
import type { TestSite } from './form-requests';
import {
  CONTACT_DETAILS,
  clearSubmissions,
  createFormSite,
  loadRows,
  openAndSubmitForm,
  parseFormPage,
} from './form-requests';

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  site = await createFormSite({}, createProjectSnapshot({ sold: [84300] }));
});

test.each([
  ['nl', '/nl/projectvraag/?project=12'],
  ['fr', '/fr/question-projet/?project=12'],
])('a question in %s about a project names one of the available units', async (language, path) => {
  const { html } = await parseFormPage(await site(path), 'contact-construction');
  const [, unit = ''] = /<option value="(\d+)"/.exec(html) ?? [];
  const answers = { ...CONTACT_DETAILS, unit };
  const response = await openAndSubmitForm(site, path, 'contact-construction', answers);
  expect(response.status).toBe(303);
  expect((await site(response.headers.get('Location') ?? '')).status).toBe(200);
  expect(await loadRows('leads')).toMatchObject([
    { form: 'contact-construction', language, project: 12 },
  ]);
  expect(await loadRows('outbox')).toHaveLength(2);
});

test('a unit that is sold is refused', async () => {
  const path = '/nl/projectvraag/?project=12';
  const answers = { ...CONTACT_DETAILS, unit: '84300' };
  const response = await openAndSubmitForm(site, path, 'contact-construction', answers);
  expect(response.status).toBe(422);
});

test('an unknown project has no page for it', async () => {
  expect((await site('/nl/projectvraag/?project=99')).status).toBe(404);
});
