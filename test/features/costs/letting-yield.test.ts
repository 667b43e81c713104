import { describe, expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';
import { createFilesOfKind, toText, VILLA_BY_KIND } from '../property/sale-kinds';
import { createSite } from './costs-page';

const fetchPage = async (site: ReturnType<typeof createSite>) => {
  const fetch = await site;
  const moved = await fetch('/property/84213/');
  const html = await (await fetch(moved.headers.get('Location') ?? '')).text();
  return toText(html.split('<div class="brochure"')[0] ?? '');
};

describe('the yield of a property that is let', () => {
  test('comes from the rent of its record, after costs and vacancy that say what they are', async () => {
    // 12 × 2,840 = 34,080 on 545,000; less 5 %, 15 % and 1,943 = 25,321 on 619,100 all in.
    const text = await fetchPage(
      createSite({ Price: 545_000 }, { MonthlyRent: 2_840, RealEstateTax: 1_943 }),
    );
    expect(text).toContain('Huur per jaar 12 keer € 2.840 € 34.080');
    expect(text).toContain('Bruto, op de prijs 6,3 %');
    expect(text).toContain('Leegstand aanname: 5 % van de huur − € 1.704');
    expect(text).toContain('Onderhoud, verzekering en beheer aanname: 15 % van de huur − € 5.112');
    expect(text).toContain('− € 1.943');
    expect(text).toMatch(/Netto, op de prijs met alle kosten € 25\.321 per jaar op € 61[89]\.\d00/);
    expect(text).toContain('4,1 %');
    expect(text).toContain('Aannames van 28-11-2026');
    expect(text).toContain('Vraag de huur per eenheid en de contracten');
  });

  test('names the rent of each unit, and adds them up where the record has no other', async () => {
    const UnitRents = 'Gelijkvloers: 950\nStudio 1: € 1.240,50 | Studio 2 (achteraan): 649,50';
    for (const MonthlyRent of [undefined, 2_840]) {
      const fields = MonthlyRent === undefined ? {} : { MonthlyRent };
      const text = await fetchPage(createSite({ Price: 545_000 }, { UnitRents, ...fields }));
      expect(text).toContain('Gelijkvloers € 950 per maand');
      expect(text).toContain('Studio 2 (achteraan) € 649,50 per maand');
      expect(text).toContain('Huur per jaar 12 keer € 2.840 € 34.080');
      expect(text).toContain('Vraag de huurcontracten');
    }
  });

  test.each(['', 'Studio 1: 650 | Studio 2', 'Studio 1: 650\nStudio 2: veel', ': 650'])(
    'tells none of the rents by unit where one cannot be read: %j',
    async (UnitRents) => {
      const text = await fetchPage(createSite({ Price: 545_000 }, { UnitRents, MonthlyRent: 900 }));
      expect(text).toContain('Huur per jaar 12 keer € 900');
      expect(text).not.toContain('Studio 1');
      expect(text).toContain('Vraag de huur per eenheid');
    },
  );

  test('stands in the brochure, as on the page', async () => {
    const site = await createSite({ Price: 545_000 }, { MonthlyRent: 2_840 });
    const moved = await site('/property/84213/');
    const html = await (await site(moved.headers.get('Location') ?? '')).text();
    const [page = '', brochure = ''] = html.split('<div class="brochure"').map(toText);
    const [, net = ''] = /€ 27\.264 per jaar .*? (\d,\d %)/.exec(page) ?? [];
    expect(brochure).toContain('Huur per jaar € 34.080');
    expect(brochure).toContain('Bruto-opbrengst, op de prijs 6,3 %');
    expect(brochure).toContain(`Netto-opbrengst, met alle kosten ${net}`);
  });

  test('takes off no tax that the record does not state', async () => {
    const text = await fetchPage(createSite({ Price: 545_000 }, { MonthlyRent: 2_840 }));
    expect(text).toContain('€ 27.264 per jaar');
    expect(text).toContain('De onroerende voorheffing staat niet in het dossier');
  });

  test.each([
    ['a sale without a rent', {}, {}],
    ['a sale without a published price', { PublishPrice: false }, { MonthlyRent: 2_840 }],
    ['a life annuity', {}, { MonthlyRent: 620, LifeAnnuityHead1Age: 78 }],
    ['a public sale', {}, { MonthlyRent: 620, JudicialDecision: 1, StartPrice: 98_000 }],
    ['a takeover', { Goal: 2 }, { MonthlyRent: 2_150 }],
    ['a letting', { Goal: 1, Price: 850 }, { MonthlyRent: 850 }],
  ])('is not told of %s', async (_, summary, detail) => {
    expect(await fetchPage(createSite(summary, detail))).not.toContain('Wat brengt het op?');
  });
});

describe('a kind of sale without a total', () => {
  test('says of a public sale where its costs stand, and which document has them', async () => {
    const kind = VILLA_BY_KIND['public-sale'];
    const plain = await fetchPage(createTestSite({ embedded: createFilesOfKind(kind) }));
    expect(plain).toContain('staat in de verkoopsvoorwaarden van de notaris');
    expect(plain).toContain('een privébod of een voorschot aan de makelaar bestaat hier niet');
    const Documents = [{ Name: 'Verkoopsvoorwaarden', File: 'plans/84213.pdf' }];
    const files = createFilesOfKind({ ...kind, detail: { ...kind.detail, Documents } });
    const text = await fetchPage(createTestSite({ embedded: files }));
    const [, section = ''] = text.split('Wat kost het mij?');
    expect(section.slice(0, 500)).toContain('Verkoopsvoorwaarden');
  });

  test('says of a takeover what to ask, and calls its rent that of the premises', async () => {
    const text = await fetchPage(createSite({ Goal: 2, Price: 85_000 }, { MonthlyRent: 2_150 }));
    expect(text).toContain('Dit is de prijs van een zaak, niet van een gebouw');
    expect(text).toContain('Huur van het pand, per maand € 2.150');
    expect(text).not.toContain('Huurprijs per maand');
  });
});

test.each([
  ['Gîte/B&B', 0, true],
  ['Gîte/chambres d’hôtes', 0, true],
  ['Camping', 2, true],
  ['Vakantieverhuur – gastenkamers', 0, true],
  ['Gîte/B&B', 1, false],
  ['Villa', 0, false],
])('%s with goal %d names the VAT on lodging: %s', async (MainTypeName, Goal, isNamed) => {
  const text = await fetchPage(createSite({ MainTypeName, Goal }));
  expect(text.includes('staat sinds 1-3-2026 12 % btw')).toBe(isNamed);
});
