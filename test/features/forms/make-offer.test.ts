import { beforeEach, describe, expect, test } from 'vitest';
import { toBrusselsDay } from '../../../src/domain/format/brussels-day';
import { DAY_MS } from '../../../src/domain/format/durations';
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

const PAGES = { nl: '/nl/bod/?property=84213', fr: '/fr/offre/?property=84213' };

const buildDateAnswers = (name: string, day: string) => {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  return { [`${name}.day`]: dayOfMonth, [`${name}.month`]: month, [`${name}.year`]: year };
};

const today = toBrusselsDay(new Date());
const inTenDays = toBrusselsDay(new Date(Date.now() + 10 * DAY_MS));
const tomorrow = toBrusselsDay(new Date(Date.now() + DAY_MS));

const OFFER = {
  ...CONTACT_DETAILS,
  address: 'Kerkstraat 4',
  zip: '3500',
  city: 'Hasselt',
  amount: '285.000',
  amountWords: 'tweehonderdvijfentachtigduizend euro',
  ...buildDateAnswers('startDate', today),
  ...buildDateAnswers('endDate', inTenDays),
  locationSigned: 'Hasselt',
  ...buildDateAnswers('signDate', today),
  confirmed: 'yes',
};

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  site = await createFormSite();
});

const submitRefusedOffer = async (page: string, answers: Record<string, string>) => {
  const response = await openAndSubmitForm(site, page, 'make-offer', { ...OFFER, ...answers });
  expect(response.status).toBe(422);
  expect(await loadRows('leads')).toEqual([]);
  return (await parseFormPage(response, 'make-offer')).html;
};

describe('an offer to purchase', () => {
  test('starts and is signed today by default', async () => {
    const { html } = await parseFormPage(await site(PAGES.nl), 'make-offer');
    const [year, month, day] = today.split('-');
    for (const name of ['startDate', 'signDate'])
      for (const [part, value] of Object.entries({ day, month, year }))
        expect(html).toMatch(new RegExp(`name="${name}\\.${part}"[^>]*value="${value}"`));
  });

  test.each([
    ['nl', OFFER.amountWords],
    ['fr', 'deux cent quatre-vingt-cinq mille euros'],
  ] as const)(
    'in %s is stored and mailed with the terms that bind the signers',
    async (language, amountWords) => {
      const answers = { ...OFFER, amountWords };
      const response = await openAndSubmitForm(site, PAGES[language], 'make-offer', answers);
      expect(response.status).toBe(303);
      expect((await site(response.headers.get('Location') ?? '')).status).toBe(200);
      const [row] = await loadRows('leads');
      expect(JSON.parse(String(row?.answers))).toMatchObject({
        amount: 285_000,
        startDate: today,
        endDate: inTenDays,
        hasSecond: false,
      });
      const mails = (await loadRows('outbox')).map(({ mail }) => JSON.parse(String(mail)).text);
      expect(mails).toHaveLength(2);
      for (const text of mails) expect(text).toMatch(/10\s%/);
    },
  );

  test.each([
    ['nl', { amountWords: 'tweehonderdduizend euro' }, 'tweehonderdvijfentachtigduizend euro'],
    ['fr', { amountWords: OFFER.amountWords }, 'deux cent quatre-vingt-cinq mille euros'],
    ['nl', { amount: '285.000,50' }, 'Bied een bedrag in hele euro’s'],
    ['nl', { amount: '' }, 'Vul het bedrag in'],
    ['nl', { amountWords: '' }, 'Schrijf het bedrag voluit'],
    ['nl', { 'startDate.day': '' }, 'De begindatum is niet volledig'],
    ['fr', { 'startDate.year': '' }, 'La date de début est incomplète'],
    ['nl', buildDateAnswers('startDate', tomorrow), 'Een bod geldt vanaf vandaag'],
    ['nl', { 'endDate.month': '' }, 'De einddatum is niet volledig'],
    ['fr', { 'endDate.month': '' }, 'La date de fin est incomplète'],
    ['nl', { 'endDate.month': '13' }, 'De einddatum is niet geldig'],
    [
      'nl',
      buildDateAnswers('endDate', today),
      'De einddatum is niet geldig: kies een dag na de begindatum',
    ],
    [
      'nl',
      buildDateAnswers('signDate', tomorrow),
      'De datum van ondertekening ligt in de toekomst',
    ],
    ['nl', { confirmed: '' }, 'Bevestig dat u dit bod uitbrengt'],
    ['nl', { hasSecond: 'yes' }, 'Voornaam is een verplicht veld'],
    ['nl', { hasSecond: 'yes', secondFirstName: 'Eva' }, 'Naam is een verplicht veld'],
    ['nl', { needsLoan: 'yes' }, 'Vul het bedrag in'],
    ['nl', { address: '' }, 'Adres is een verplicht veld'],
    ['nl', { locationSigned: '' }, 'Opgemaakt te is een verplicht veld'],
  ] as const)('in %s with %o is refused: %s', async (language, answers, message) => {
    expect(await submitRefusedOffer(PAGES[language], answers)).toContain(message);
  });

  test('names the advance: 10 % of a sale, 5 % at most of a home to be built', async () => {
    const { html } = await parseFormPage(await site(PAGES.nl), 'make-offer');
    expect(html).toContain('10\u00a0% van de verkoopprijs');
    const files = createSmallSnapshot();
    for (const detail of files['catalogue/property-details.json'])
      if (detail.ID === 84213) Object.assign(detail, { VATPercentage: 21, VATValue: 80_850 });
    const newHome = await createFormSite({}, files);
    const { html: newHtml } = await parseFormPage(await newHome(PAGES.nl), 'make-offer');
    expect(newHtml).toContain('hoogstens 5\u00a0% van de totale prijs, volgens de wet-Breyne');
    expect(newHtml).not.toContain('10\u00a0%');
  });

  test('asks no amount each month of another sale, and ignores one that is sent', async () => {
    const { html } = await parseFormPage(await site(PAGES.nl), 'make-offer');
    expect(html).not.toContain('name="annuity');
    const answers = { ...OFFER, annuity: '620,5', annuityWords: 'veel' };
    const response = await openAndSubmitForm(site, PAGES.nl, 'make-offer', answers);
    expect(response.status).toBe(303);
    const [lead] = await loadRows('leads');
    expect(JSON.parse(String(lead?.answers))).not.toHaveProperty('annuity');
    for (const { mail } of await loadRows('outbox'))
      expect(String(JSON.parse(String(mail)).text)).not.toContain('620');
  });

  test('has no page for a rental or an unknown property', async () => {
    expect((await site('/nl/bod/?property=84300')).status).toBe(404);
    expect((await site('/nl/bod/?property=1')).status).toBe(404);
  });
});
