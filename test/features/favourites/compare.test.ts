import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from '../../fixtures';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

const fetchPage = await createTestSite();
const fetchHtml = async (path: string) => (await fetchPage(path)).text();
const findRow = (html: string, term: string) =>
  html.match(new RegExp(`<tr[^>]*><th scope="row"><span>${term}.*?</tr>`))?.[0] ?? '';

describe('the comparison', () => {
  test('has a column per property and headings of columns and rows', async () => {
    const html = await fetchHtml('/nl/vergelijken/?ids=84213&ids=84300');
    expect(html.match(/<th scope="col">/g)).toHaveLength(3);
    expect(findRow(html, 'Prijs').match(/<td/g)).toHaveLength(2);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('marks rows that differ', async () => {
    const html = await fetchHtml('/nl/vergelijken/?ids=84213,84300');
    expect(findRow(html, 'Prijs')).toContain('verschilt');
    expect(findRow(html, 'Gemeente')).not.toContain('verschilt');
  });

  test('marks missing values and leaves out rows without values', async () => {
    const html = await fetchHtml('/fr/comparer/?ids=84213,84300');
    expect(html).toContain('non précisé');
    expect(html).not.toMatch(
      /<tbody>(?:(?!<\/tbody>).)*scope="rowgroup"[^<]*<\/th><\/tr><\/tbody>/,
    );
  });

  test('skips properties that are not in the catalogue', async () => {
    const html = await fetchHtml('/nl/vergelijken/?ids=1,2,3,4,84213,84300');
    expect(findRow(html, 'Prijs').match(/<td/g)).toHaveLength(2);
    expect(html).not.toContain('U kunt vier panden naast elkaar leggen.');
  });

  test('has a link to remove each property, down to none', async () => {
    const html = await fetchHtml('/nl/vergelijken/?ids=84213,84300');
    expect(html).toContain('href="/nl/vergelijken/?ids=84300"');
    const one = await fetchHtml('/nl/vergelijken/?ids=84300');
    expect(one).toContain('href="/nl/vergelijken/"');
    expect(one).toContain('Eén pand');
  });

  test('has one total for a plan, and what a loan costs where own funds are given', async () => {
    const plan = '&as=second-home&own=60.000';
    const html = await fetchHtml(`/nl/vergelijken/?ids=84213,84300${plan}`);
    expect(findRow(html, 'Tweede verblijf, alles samen\u00a0±')).toMatch(
      /(?:€|&#8364;).*geen totaal: het is te huur/,
    );
    expect(findRow(html, 'En per maand, met een lening')).toContain('per maand met een lening');
    expect(html).not.toContain('Enige woning, alles samen');
    // What it was chosen with travels along: to another property, to the list, and to another plan.
    for (const link of [
      'href="/nl/vergelijken/?ids=84300&amp;as=second-home&amp;own=60000"',
      'href="/nl/favorieten/?ids=84213,84300&amp;as=second-home&amp;own=60000"',
      'href="/nl/vergelijken/?ids=84213,84300&amp;as=only-home&amp;own=60000"',
      '<input type="hidden" name="as" value="second-home"/>',
    ])
      expect(html).toContain(link);
    const plain = await fetchHtml('/nl/vergelijken/?ids=84213,84300');
    expect(plain).toContain('alles samen\u00a0±');
    expect(plain).not.toContain('per maand met een lening');
  });

  test.each(['&as=king&own=x', '&as=&own=-5', '&as[]=only-home', '&own=99999999999999'])(
    'ignores a plan that is none: %s',
    async (query) => {
      const html = await fetchHtml(`/nl/vergelijken/?ids=84213,84300${query}`);
      expect(html).not.toContain('per maand met een lening');
      expect(html).toContain('href="/nl/vergelijken/?ids=84300');
    },
  );

  test('explains itself and suggests properties if there is nothing to compare', async () => {
    const html = await fetchHtml('/nl/vergelijken/');
    expect(html).toContain('Kies bij uw bewaarde panden twee tot vier');
    expect(html).toContain('Nieuw in ons aanbod');
    expect(await fetchHtml('/nl/vergelijken/?ids=84300')).not.toContain('Nieuw in ons aanbod');
  });

  test.each(['?ids=', '?ids=abc,1,-84213,1e4', '?ids[]=84213', '?ids=%F0%9F%8F%A0'])(
    '%s answers 200 with an empty comparison',
    async (query) => {
      const response = await fetchPage(`/fr/comparer/${query}`);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain('<table');
    },
  );

  test('shows only the summary of a sold property', async () => {
    const fetchWithSold = await createTestSite({ embedded: markSold(createSmallSnapshot()) });
    const html = await (await fetchWithSold('/nl/vergelijken/?ids=84213,84300')).text();
    expect(findRow(html, 'Status')).toContain('Verkocht');
    expect(findRow(html, 'Bewoonbaar')).toContain('<td><span aria-hidden="true">–</span>');
    expect(html).not.toContain('Slaapkamers');
  });
});

/** Gives the villa the marquee that the configuration defines as sold. */
function markSold(files: SnapshotFiles): SnapshotFiles {
  for (const property of files['catalogue/properties.json'])
    if (property.ID === 84213) Object.assign(property, { Marquee: 1, MarqueeName: 'Verkocht' });
  return files;
}
