import { describe, expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';
import { createFilesWithVilla, fetchHtml } from './villa-page';

const TITLE = 'Als tweede verblijf';
const ZONE_NOTICE = 'domicilie is er in de regel niet mogelijk';

/** A fact with its source. */
const createFact = (fact: string, value: unknown) => ({
  [fact]: value,
  [`${fact}Source`]: 'Brief van de gemeente',
  [`${fact}Date`]: '2026-10-12',
});

const fetchVilla = (detail: object) => fetchHtml(createFilesWithVilla({}, detail));

describe('the page of a second home', () => {
  test.each([
    ['Domicile', 'yes', 'Kan ik mij hier domiciliëren?', 'Ja.'],
    ['Domicile', 'no', 'Kan ik mij hier domiciliëren?', 'Nee.'],
    ['Domicile', 'permit', 'Kan ik mij hier domiciliëren?', 'Met toestemming.'],
    ['HolidayLetting', 'yes', 'Mag ik verhuren aan vakantiegangers?', 'Ja.'],
    ['HolidayLetting', 'no', 'Mag ik verhuren aan vakantiegangers?', 'Nee.'],
    ['HolidayLetting', 'permit', 'Mag ik verhuren aan vakantiegangers?', 'Met toestemming.'],
    ['GroundHolding', 'own', 'Van wie is de grond?', 'de grond hoort bij de koop'],
    ['GroundHolding', 'share', 'Van wie is de grond?', 'u koopt een aandeel'],
    ['GroundHolding', 'leasehold', 'Van wie is de grond?', 'u koopt een erfpacht'],
    ['GroundHolding', 'lease', 'Van wie is de grond?', 'u huurt de grond'],
    ['SecondHomeTax', 640, 'Gemeentebelasting op tweede verblijven', '€\u00a0640'],
    ['ParkCharges', 520, 'Bijdrage aan het domein', '€\u00a0520'],
  ])('says of %s %s with source and date', async (fact, value, question, answer) => {
    const html = await fetchVilla(createFact(fact, value));
    for (const text of [TITLE, question, answer, 'Brief van de gemeente', '12-10-2026'])
      expect(html).toContain(text);
  });

  test.each(['Domicile', 'HolidayLetting', 'GroundHolding'])(
    'says nothing of %s that is unknown, or has no source or date',
    async (fact) => {
      const known = createFact(fact, fact === 'GroundHolding' ? 'own' : 'yes');
      for (const without of [
        { ...known, [fact]: 'unknown' },
        { ...known, [`${fact}Source`]: ' ' },
        { ...known, [`${fact}Date`]: undefined },
        {},
      ])
        expect(await fetchVilla(JSON.parse(JSON.stringify(without)))).not.toContain(TITLE);
    },
  );

  test('adds up what each year costs', async () => {
    const tax = { ...createFact('SecondHomeTax', 640), RealEstateTax: undefined };
    const html = await fetchVilla({ ...tax, ...createFact('ParkCharges', 520) });
    expect(html).toContain('Samen, per jaar');
    expect(html).toContain('€\u00a01.160');
    expect(await fetchVilla(tax)).not.toContain('Samen, per jaar');
    const withPropertyTax = await fetchVilla({ ...tax, RealEstateTax: 352 });
    expect(withPropertyTax).toContain('Uit ons dossier');
    expect(withPropertyTax).toContain('€\u00a0992');
  });
});

describe('the notice about domicile', () => {
  const zone = { AreaApplication: 'Recreatiegebied' };

  test('follows the answer of the listing, and the zone only without one', async () => {
    expect(await fetchVilla(zone)).toContain(ZONE_NOTICE);
    const answered = await fetchVilla({ ...zone, ...createFact('Domicile', 'no') });
    expect(answered).not.toContain(ZONE_NOTICE);
    expect(answered).toContain('Domicilie is hier niet mogelijk. Bron: Brief van de gemeente');
    const allowed = await fetchVilla({ ...zone, ...createFact('Domicile', 'yes') });
    expect(allowed).not.toContain('class="notice"');
    const unknown = await fetchVilla({ ...zone, ...createFact('Domicile', 'unknown') });
    expect(unknown).toContain(ZONE_NOTICE);
  });

  test('is the same away from the page: in the feed, as on a card for the window', async () => {
    const fetchFeed = async (fact: object) => {
      const site = await createTestSite({
        embedded: createFilesWithVilla({}, { ...zone, ...fact }),
      });
      return (await site('/nl/feed/?q=84213')).text();
    };
    expect(await fetchFeed({})).toContain(ZONE_NOTICE);
    const answered = await fetchFeed(createFact('Domicile', 'no'));
    expect(answered).toContain('Domicilie is hier niet mogelijk. Bron: Brief van de gemeente');
    for (const value of ['yes', 'no', 'permit'])
      expect(await fetchFeed(createFact('Domicile', value))).not.toContain(ZONE_NOTICE);
  });

  test('is that of the costs: a home with a domicile can be the only one', async () => {
    const onlyHome = 'value="only-home"';
    expect(await fetchVilla({})).toContain(onlyHome);
    expect(await fetchVilla(zone)).not.toContain(onlyHome);
    expect(await fetchVilla({ ...zone, ...createFact('Domicile', 'yes') })).toContain(onlyHome);
    expect(await fetchVilla(createFact('Domicile', 'no'))).not.toContain(onlyHome);
  });
});

describe('a list', () => {
  test('marks domicile on the card, and finds it', async () => {
    for (const [answer, mark] of [
      ['yes', 'domicilie mogelijk'],
      ['no', 'geen domicilie'],
      ['permit', 'domicilie met toestemming'],
    ]) {
      const files = createFilesWithVilla({}, createFact('Domicile', answer));
      const site = await createTestSite({ embedded: files });
      expect(await (await site('/nl/te-koop/')).text()).toContain(`<li>${mark}</li>`);
      const found = await (await site('/nl/te-koop/?domicile=1')).text();
      expect(found.includes('Domicilie bevestigd')).toBe(true);
    }
  });

  test('marks nothing that has no source', async () => {
    const files = createFilesWithVilla({}, { Domicile: 'no' });
    const site = await createTestSite({ embedded: files });
    expect(await (await site('/nl/te-koop/')).text()).not.toContain('geen domicilie');
  });
});
