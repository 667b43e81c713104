import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { SeenProperty } from '../../../src/features/favourites/seen-property';
import { createTestSite } from '../../fixtures';

const fetchPage = await createTestSite();
const fetchHtmlPage = async (path: string) => {
  const response = await fetchPage(path);
  return { response, html: await response.text() };
};
const findCardIds = (html: string) =>
  [...html.matchAll(/class="card__headline"[^>]*><a href="[^"]+\/(\d+)\/"/g)].map(([, id]) => id);

describe('the favourites page', () => {
  test('shows the properties of its address in order, without script or cookie', async () => {
    const { response, html } = await fetchHtmlPage('/nl/favorieten/?ids=84300,84213');
    expect(response.status).toBe(200);
    expect(findCardIds(html)).toEqual(['84300', '84213']);
    expect(html).toContain('2 bewaarde panden');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });

  test.each([
    ['odd values', '?ids=84213,abc,-5,1.5,0,00084213,,%00,99999999999,84213'],
    ['an unknown one', '?ids=1,84213,2'],
    ['one value for each', '?ids=84213&ids=84213&ids='],
    ['far too many', `?ids=84213,${Array.from({ length: 3000 }, (_, n) => n + 1).join(',')}`],
  ])('%s: known properties are shown', async (_, query) => {
    const { response, html } = await fetchHtmlPage(`/fr/favoris/${query}`);
    expect(response.status).toBe(200);
    expect(findCardIds(html)).toEqual(['84213']);
  });

  test('explains itself if it is empty, or if none of its properties is shown', async () => {
    const { html } = await fetchHtmlPage('/nl/favorieten/');
    expect(html).toContain('Hier komen de panden die u bewaart. Het hartje <svg');
    expect(html).not.toContain('♡');
    const gone = await fetchHtmlPage('/nl/favorieten/?ids=1,2');
    expect(gone.html).toContain(
      '2 panden van deze lijst staan nu niet op onze site: Ref. 1, Ref. 2.',
    );
    expect(gone.html).not.toContain('bewaarde panden');
  });

  test('a shared list names the homes that it cannot show, and says nothing where it shows all', async () => {
    const { html } = await fetchHtmlPage('/nl/favorieten/?ids=84213,11,12');
    expect(html).toContain('2 panden van deze lijst staan nu niet op onze site: Ref. 11, Ref. 12.');
    const one = await fetchHtmlPage('/fr/favoris/?ids=84213,11');
    expect(one.html).toContain('bien de cette liste n’est pas sur notre site');
    const whole = await fetchHtmlPage('/nl/favorieten/?ids=84213');
    expect(whole.html).not.toContain('van deze lijst');
  });

  test('suggests the newest properties if it is empty, and only then', async () => {
    const { html } = await fetchHtmlPage('/nl/favorieten/');
    expect(html).toContain('Nieuw in ons aanbod');
    expect(findCardIds(html)).toContain('84213');
    const named = await fetchHtmlPage('/nl/favorieten/?ids=84213');
    expect(named.html).not.toContain('Nieuw in ons aanbod');
  });

  test('is cached privately with ids, publicly without', async () => {
    const named = await fetchPage('/nl/favorieten/?ids=84213');
    expect(named.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(named.headers.get('ETag')).toBeNull();
    const plain = await fetchPage('/nl/favorieten/');
    expect(plain.headers.get('Cache-Control')).toMatch(/^public/);
  });

  test('links to the same list in the other language', async () => {
    const { html } = await fetchHtmlPage('/nl/favorieten/?ids=84213,1');
    expect(html).toContain('href="/fr/favoris/?ids=84213"');
  });
});

test('the favourites index returns the requested properties, in their order', async () => {
  const response = await fetchPage('/fr/favoris/index/?version=1&ids=84300,x,1,84213');
  const seen = v.parse(v.array(SeenProperty), await response.json());
  expect(seen.map(({ id }) => id)).toEqual([84300, 84213]);
  expect(seen[1]?.href).toMatch(/^\/fr\/a-vendre\/durbuy\/.+\/84213\/$/);
});
