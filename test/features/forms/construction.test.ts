import { beforeEach, expect, test } from 'vitest';
import { residence } from '../../platform/snapshot/residence';
import type { Site } from './sending';
import { fillIn, forgetAll, formSite, PERSON, readPage, rowsOf } from './sending';

let site: Site;
beforeEach(async () => {
  await forgetAll();
  site = await formSite({}, residence({ sold: [84300] }));
});

test.each([
  ['nl', '/nl/projectvraag/?project=12'],
  ['fr', '/fr/question-projet/?project=12'],
])(
  'a question in %s about a project names one of the units that are left',
  async (language, path) => {
    const { html } = await readPage(await site(path), 'contact-construction');
    const [, unit = ''] = /<option value="(\d+)"/.exec(html) ?? [];
    const answers = { ...PERSON, unit };
    const response = await fillIn(site, path, 'contact-construction', answers);
    expect(response.status).toBe(303);
    expect((await site(response.headers.get('Location') ?? '')).status).toBe(200);
    expect(await rowsOf('submissions')).toMatchObject([
      { form: 'contact-construction', language, project: 12 },
    ]);
    expect(await rowsOf('outbox')).toHaveLength(2);
  },
);

test('a unit that is sold is refused', async () => {
  const path = '/nl/projectvraag/?project=12';
  const answers = { ...PERSON, unit: '84300' };
  const response = await fillIn(site, path, 'contact-construction', answers);
  expect(response.status).toBe(422);
});

test('a project that does not exist has no such page', async () => {
  expect((await site('/nl/projectvraag/?project=99')).status).toBe(404);
});
