import { describe, expect, test } from 'vitest';
import { countOccurrences, createModule } from '../../../menu-pages';
import { fetchWithModules } from './modules-page';

describe('a property list', () => {
  test('in slider view is a slider of its cards', async () => {
    const { html } = await fetchWithModules([
      createModule('property-list', 'for-sale', { view: 'slider-view' }),
    ]);
    expect(html).toContain('class="slider slider--4"');
    expect(html).toContain('Villa met zicht');
  });

  test.each([
    [undefined, 'Villa met zicht'],
    ['for-sale', 'Villa met zicht'],
    ['/for-rent/', 'Lichte studio'],
  ])('related to %s shows %s', async (id, headline) => {
    const { html } = await fetchWithModules([createModule('property-list', id)]);
    expect(html).toContain(headline);
    expect(countOccurrences(html, 'class="card"')).toBe(1);
  });

  test('of a section without listings has no cards', async () => {
    const { html } = await fetchWithModules([createModule('property-list', 'Bouwgrond')]);
    expect(html).not.toContain('class="card"');
  });
});

test('a project list without projects shows a text', async () => {
  const { html } = await fetchWithModules([createModule('project-list')]);
  expect(html).toContain('Er zijn momenteel geen projecten beschikbaar.');
});
