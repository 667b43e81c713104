import { describe, expect, test } from 'vitest';
import { ENERGY_FACTS } from '../../../src/views/facts/energy-facts';
import { FACT_GROUPS } from '../../../src/views/facts/fact-groups';
import type { SnapshotFiles } from '../../fixtures';
import { createTestSite } from '../../fixtures';
import { createFilesWithVilla } from '../property/villa-page';

const REGIONAL_FACTS = [...FACT_GROUPS.flatMap(({ facts }) => facts), ...ENERGY_FACTS].filter(
  ({ regionalTerms }) => regionalTerms,
);

const fetchComparison = async (embedded: SnapshotFiles, ids = '84213,84300') =>
  (await (await createTestSite({ embedded }))(`/nl/vergelijken/?ids=${ids}`)).text();
const findRow = (html: string, term: string) =>
  html
    .replace(/<span class="nowrap">(.*?)<\/span>/g, '$1')
    .match(new RegExp(`<tr[^>]*><th scope="row"><span>${term}.*?</tr>`))?.[0] ?? '';

const createFact = (fact: string, value: unknown) => ({
  [fact]: value,
  [`${fact}Source`]: 'Brief van de gemeente',
  [`${fact}Date`]: '2026-10-12',
});

/** Adds a listing like the villa, with these fields. */
function addListing(files: SnapshotFiles, id: number, summary: object, detail: object) {
  for (const [file, fields] of [
    ['catalogue/properties.json', summary],
    ['catalogue/property-details.json', { Documents: [], ...detail }],
  ] as const)
    for (const record of files[file].filter(({ ID }: { ID: number }) => ID === 84213))
      files[file].push({ ...record, ID: id, ...fields });
  return files;
}

describe('the comparison', () => {
  test.each(REGIONAL_FACTS.map(({ field, displayType }) => [field, displayType]))(
    'has the row of %s, which Wallonia names in its own way',
    async (field, displayType) => {
      const value = displayType === 'string' ? '41' : 41;
      const html = await fetchComparison(createFilesWithVilla({ Zip: '6940' }, { [field]: value }));
      expect(html).toContain('<td>41</td>');
    },
  );

  test('tells what a second home may be used for and costs each year, with the source', async () => {
    const facts = { ...createFact('Domicile', 'no'), ...createFact('SecondHomeTax', 640) };
    const html = await fetchComparison(createFilesWithVilla({}, facts));
    expect(findRow(html, 'Kan ik mij hier domiciliëren')).toContain(
      'Nee. Brief van de gemeente, 12-10-2026',
    );
    expect(findRow(html, 'Gemeentebelasting op tweede verblijven')).toContain(
      '€\u00a0640, Brief van de gemeente, 12-10-2026',
    );
    expect(await fetchComparison(createFilesWithVilla({}))).not.toContain('Als tweede verblijf');
  });

  test('says why there is no total: not possible there, a kind of sale without one, no published price', async () => {
    const files = createFilesWithVilla({ Zip: '6940', Price: 335_000 });
    addListing(files, 90_001, { Price: 142_000 }, { AreaApplication: 'Recreatiegebied' });
    addListing(files, 90_002, {}, { JudicialDecision: 1, StartPrice: 98_000 });
    addListing(files, 90_003, { PublishPrice: false }, {});
    const html = await fetchComparison(files, '84213,90001,90002,90003');
    const cells = (term: string) =>
      [...findRow(html, term).matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, text]) => text);
    expect(cells('Mijn enige woning').slice(1)).toEqual([
      'n.v.t.',
      'geen totaal: de kosten staan bij de notaris',
      'alles samen op aanvraag',
    ]);
    expect(cells('Tweede verblijf')[1]).toMatch(/^€/);
  });
});
