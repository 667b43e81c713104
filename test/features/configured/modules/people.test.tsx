import { describe, expect, test } from 'vitest';
import { countOccurrences, createModule } from '../../../menu-pages';
import { fetchWithModules } from './modules-page';

describe('people', () => {
  const createPerson = (id: number, rest: object = {}) => ({
    id,
    name: `Persoon ${id}`,
    role: { nl: 'Makelaar' },
    phone: '0470001231',
    email: `p${id}@huis-vallee.example`,
    status: 'Published',
    contact: [10],
    ...rest,
  });

  test('of a contact module are those of its group, at most four, with phone and mail', async () => {
    const { html } = await fetchWithModules([createModule('contact', 10)], (files) => {
      files['site/team.json'].push(
        ...[2, 3, 4, 5, 6].map((id) => createPerson(id)),
        createPerson(7, { contact: [11], sort: -1 }),
      );
    });
    expect(countOccurrences(html, 'class="person"')).toBe(4);
    expect(html).not.toContain('Persoon 7');
    expect(html).toContain('href="tel:+32470001231"');
    expect(html).toContain('href="mailto:p2@huis-vallee.example"');
  });

  test('have their description in a dialog outside the team page', async () => {
    const { html } = await fetchWithModules([createModule('contact', 10)], (files) => {
      files['site/team.json'].push(createPerson(2, { about: { nl: 'Kent elke nok.' } }));
    });
    expect(html).toContain('command="show-modal" commandfor="about-2"');
    expect(html).toMatch(
      /<dialog id="about-2"[^>]*aria-labelledby="about-2-title".*Kent elke nok\./s,
    );
    expect(html).not.toContain('about-1');
  });

  test('of the team are all published members', async () => {
    const { html } = await fetchWithModules(
      [createModule('category', 12, { view: 'ons-team-view', maxItems: 12 })],
      (files) => {
        files['site/article-categories.json'].push({
          ID: 12,
          key: 'team',
          Name: { nl: 'Team' },
          path: '/faq/cadastral-income/',
        });
        files['site/team.json'].push(
          createPerson(2, { contact: [] }),
          createPerson(3, { status: 'Draft' }),
        );
      },
    );
    expect(html).toContain('An Maas');
    expect(html).toContain('Persoon 2');
    expect(html).not.toContain('Persoon 3');
  });
});
