import { beforeEach, describe, expect, test } from 'vitest';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import type { TestSite } from './form-requests';
import {
  CONTACT_DETAILS,
  clearSubmissions,
  createFormSite,
  loadRows,
  openAndSubmitForm,
  parseFormPage,
} from './form-requests';
import { buildDateAnswers } from './valid-submissions';

const PAGES = {
  nl: '/nl/kandidaat-huurder/?property=84300',
  fr: '/fr/candidature-locative/?property=84300',
};

const HOUSEHOLD = {
  ...CONTACT_DETAILS,
  adults: '2',
  kids: '1',
  ...buildDateAnswers('movingDate', 60),
  income1: '2.150',
};
const CONFIRMED = { hasIncome: 'yes', fewEnough: 'yes', hasRead: 'yes', paysAtSigning: 'yes' };

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  const embedded = createSmallSnapshot();
  for (const detail of embedded['catalogue/property-details.json'])
    if (detail.ID === 84300) Object.assign(detail, { MinimumIncome: 1800, MaximumPersons: 3 });
  site = await createFormSite({}, embedded);
});

describe('a rental application', () => {
  test.each([
    ['nl', 'minstens 1.800\u00a0euro per maand', 'huurwaarborg van 2 maanden huur'],
    ['fr', 'minimum de 1.800\u00a0euros par mois', 'garantie locative de 2 mois de loyer'],
  ] as const)(
    'in %s requests the confirmations of this listing',
    async (language, income, deposit) => {
      const { html } = await parseFormPage(await site(PAGES[language]), 'rental-application');
      expect(html).toContain(income);
      // Two months in Wallonia, not three (decision 17).
      expect(html).toContain(deposit);
    },
  );

  test('omits confirmations of income and persons that the listing does not have', async () => {
    const siteWithoutLimits = await createFormSite();
    const { html } = await parseFormPage(await siteWithoutLimits(PAGES.nl), 'rental-application');
    expect(html).not.toMatch(/name="(hasIncome|fewEnough)"/);
    const { hasRead, paysAtSigning } = CONFIRMED;
    const answers = { ...HOUSEHOLD, hasRead, paysAtSigning };
    const response = await openAndSubmitForm(
      siteWithoutLimits,
      PAGES.nl,
      'rental-application',
      answers,
    );
    expect(response.status).toBe(303);
  });

  test('omits the income if the rent is not published (decision 11)', async () => {
    const embedded = createSmallSnapshot();
    for (const record of embedded['catalogue/properties.json'])
      if (record.ID === 84300) record.PublishPrice = false;
    for (const detail of embedded['catalogue/property-details.json'])
      if (detail.ID === 84300) Object.assign(detail, { MinimumIncome: 1800, MaximumPersons: 3 });
    const siteWithoutPrice = await createFormSite({}, embedded);
    const { html } = await parseFormPage(await siteWithoutPrice(PAGES.nl), 'rental-application');
    expect(html).toMatch(/name="fewEnough"/);
    expect(html).not.toMatch(/1\.800|name="hasIncome"/);
  });

  test.each(['nl', 'fr'] as const)('in %s is stored and mailed', async (language) => {
    const answers = { ...HOUSEHOLD, ...CONFIRMED };
    const response = await openAndSubmitForm(site, PAGES[language], 'rental-application', answers);
    expect(response.status).toBe(303);
    expect((await site(response.headers.get('Location') ?? '')).status).toBe(200);
    const [row] = await loadRows('leads');
    expect(row).toMatchObject({ property: 84300, language });
    expect(JSON.parse(String(row?.answers))).toMatchObject({ adults: 2, kids: 1, income1: 2150 });
    expect(await loadRows('outbox')).toHaveLength(2);
  });

  test.each([
    ['adults', { adults: '' }, 'Aantal volwassenen is een verplicht veld'],
    ['adults', { adults: 'twee' }, 'Vul een getal in, alleen cijfers'],
    ['income1', { income1: '' }, 'Vul het bedrag in'],
    [
      'movingDate',
      { 'movingDate.day': '31', 'movingDate.month': '2' },
      'Deze dag bestaat niet, of is anders geschreven dan bijvoorbeeld ',
    ],
    ['hasIncome', { hasIncome: '' }, 'Kies hoe u aan dit inkomen komt'],
    ['hasIncome', { hasIncome: 'perhaps' }, 'Kies een van de mogelijkheden'],
    ['paysAtSigning', { paysAtSigning: '' }, 'Bevestig wat u bij het tekenen betaalt'],
  ])('is refused at %s for %o', async (field, wrong, message) => {
    const answers = { ...HOUSEHOLD, ...CONFIRMED, ...wrong };
    const response = await openAndSubmitForm(
      site,
      PAGES.nl,
      'rental-application',
      answers as typeof answers,
    );
    expect(response.status).toBe(422);
    const { html } = await parseFormPage(response, 'rental-application');
    expect(html).toContain(`#rental-application-${field}`);
    expect(html).toContain(message);
  });

  test('names every confirmation in the one summary of an empty form', async () => {
    const response = await openAndSubmitForm(site, PAGES.nl, 'rental-application', {});
    const { summary } = await parseFormPage(response, 'rental-application');
    expect(summary).toHaveLength(12);
    expect(summary.slice(-4)).toEqual([
      'Kies hoe u aan dit inkomen komt',
      'Bevestig het aantal personen',
      'Bevestig dat u de omschrijving gelezen hebt',
      'Bevestig wat u bij het tekenen betaalt',
    ]);
  });

  test('says what is required by law and what may be skipped, in four languages', async () => {
    const { html } = await parseFormPage(await site(PAGES.nl), 'rental-application');
    expect(html).toContain(
      'Wat de wet toelaat, is verplicht; wat erbij staat als niet verplicht, mag u overslaan.',
    );
    for (const name of ['pets', 'movingReason', 'kidsAges']) {
      const [, field = ''] = html.split(`data-field="${name}"`);
      expect([name, field.slice(0, 400).includes('niet verplicht')]).toEqual([name, true]);
    }
  });

  // The listing asks for 1,800 euro a month; who earns less neither lies nor leaves.
  test.each([
    ['yes', '1.800', '', true],
    ['yes', '1.799,99', '', false],
    ['yes', '900', '1.900', true],
    ['yes', '1.000', '1.000', false],
    ['together', '1.000', '1.000', true],
    ['together', '1.000', '', false],
    ['together', '1.000', '799,99', false],
    ['guarantor', '1.450,50', '', true],
    ['guarantor', '1', '', true],
  ])('answered with %s at %s and %s is accepted: %s', async (hasIncome, income1, income2, ok) => {
    const answers = { ...HOUSEHOLD, ...CONFIRMED, hasIncome, income1, income2 };
    const response = await openAndSubmitForm(site, PAGES.nl, 'rental-application', answers);
    expect(response.status).toBe(ok ? 303 : 422);
    if (ok) return;
    const { html } = await parseFormPage(response, 'rental-application');
    expect(html).toContain('minder dan €\u00a01.800: kies een ander antwoord');
  });

  test('tells the agency who stands surety, and no contradiction of the household', async () => {
    const answers = { ...HOUSEHOLD, ...CONFIRMED, hasIncome: 'guarantor', income1: '1.450,50' };
    await openAndSubmitForm(site, PAGES.fr, 'rental-application', answers);
    const mails = (await loadRows('outbox')).map(({ mail }) => String(mail));
    expect(mails.join()).toContain('Nee, maar iemand staat borg voor mij');
    expect(mails.join()).toContain('Non, mais quelqu’un se porte garant pour moi');
    const crowd = { ...HOUSEHOLD, ...CONFIRMED, adults: '2', kids: '2' };
    const refused = await openAndSubmitForm(site, PAGES.nl, 'rental-application', crowd);
    expect(refused.status).toBe(422);
    const { summary } = await parseFormPage(refused, 'rental-application');
    expect(summary).toEqual([
      'U vulde 4 personen in, en het maximum is 3: verbeter het aantal of bel ons',
    ]);
  });

  test('has no page for a property for sale', async () => {
    expect((await site('/nl/kandidaat-huurder/?property=84213')).status).toBe(404);
  });
});

test.each([
  ['nl', '/nl/huurprofiel/'],
  ['fr', '/fr/profil-de-locataire/'],
])('a rent profile in %s needs no property', async (language, path) => {
  const response = await openAndSubmitForm(site, path, 'rent-profile', HOUSEHOLD);
  expect(response.status).toBe(303);
  expect((await site(response.headers.get('Location') ?? '')).status).toBe(200);
  expect(await loadRows('leads')).toMatchObject([{ form: 'rent-profile', language }]);
});
