import { beforeEach, describe, expect, test } from 'vitest';
import { createFilesOfKind, VILLA_BY_KIND } from '../property/sale-kinds';
import type { TestSite } from './form-requests';
import {
  clearSubmissions,
  createFormSite,
  loadRows,
  openAndSubmitForm,
  parseFormPage,
} from './form-requests';
import { VALID_SUBMISSIONS } from './valid-submissions';

const PAGES = { nl: '/nl/bod/?property=84213', fr: '/fr/offre/?property=84213' };
const AMOUNTS = {
  nl: { annuity: '620', annuityWords: 'zeshonderdtwintig euro' },
  fr: { annuity: '620', annuityWords: 'six cent vingt euros' },
};
const createOffer = (language: 'nl' | 'fr') => ({
  ...VALID_SUBMISSIONS['make-offer'].answers(language),
  ...AMOUNTS[language],
});

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  site = await createFormSite({}, createFilesOfKind(VILLA_BY_KIND['life-annuity']));
});

describe('an offer for a life annuity', () => {
  test('asks a bouquet and an amount each month, and names no percentage of a price', async () => {
    const { html } = await parseFormPage(await site(PAGES.nl), 'make-offer');
    for (const label of ['Bouquet in cijfers', 'Bouquet voluit', 'Lijfrente per maand, voluit'])
      expect(html).toContain(label);
    expect(html).not.toContain('Bod in cijfers');
    const [, annuity = ''] = html.split('data-field="annuity"');
    expect(annuity.slice(0, 600)).not.toContain('niet verplicht');
    expect(html).not.toMatch(/10\s%/);
    expect(html).toContain('de notaris zegt hoeveel');
  });

  test.each([
    ['nl', 'een bouquet van € 285.000 bij de akte en een lijfrente van € 620 per maand'],
    ['fr', 'un bouquet de € 285.000 à l’acte et une rente viagère de € 620 par mois'],
  ] as const)('in %s is stored and mailed with both amounts', async (language, words) => {
    const offer = createOffer(language);
    const response = await openAndSubmitForm(site, PAGES[language], 'make-offer', offer);
    expect(response.status).toBe(303);
    const [row] = await loadRows('leads');
    expect(JSON.parse(String(row?.answers))).toMatchObject({ amount: 285_000, annuity: 620 });
    const mails = (await loadRows('outbox')).map(({ mail }) =>
      String(JSON.parse(String(mail)).text).replaceAll('\u00a0', ' '),
    );
    expect(mails).toHaveLength(2);
    // The agency's mail is in the agency's language.
    expect(mails.filter((text) => text.includes(words))).toHaveLength(language === 'nl' ? 2 : 1);
    for (const text of mails) expect(text).toContain('€ 620');
    expect(mails.join()).toContain('Bouquet in cijfers: € 285.000');
    expect(mails.join()).toContain('Lijfrente per maand, voluit: ');
    expect(mails.join()).not.toMatch(/10\s%/);
  });

  test.each([
    [{ annuity: '' }, 'annuity', 'Vul het bedrag in'],
    [{ annuity: '', annuityWords: '' }, 'annuityWords', 'Schrijf het bedrag voluit'],
    [{ annuity: '0' }, 'annuity', 'Vul het bedrag in'],
    [{ annuity: '620,50' }, 'annuity', 'Bied een bedrag in hele euro’s'],
    [{ annuity: 'veel' }, 'annuity', 'Schrijf het bedrag in cijfers'],
    [{ annuityWords: '' }, 'annuityWords', 'Schrijf het bedrag voluit'],
    [{ annuityWords: 'zeshonderd euro' }, 'annuityWords', 'zeshonderdtwintig euro'],
    [{ amountWords: 'zeshonderdtwintig euro' }, 'amountWords', 'tweehonderdvijfentachtigduizend'],
  ])('with %o is refused at %s', async (wrong, field, message) => {
    const answers = { ...createOffer('nl'), ...wrong };
    const response = await openAndSubmitForm(site, PAGES.nl, 'make-offer', answers);
    expect(response.status).toBe(422);
    const { html } = await parseFormPage(response, 'make-offer');
    expect(html).toContain(`href="#make-offer-${field}"`);
    expect(html).toContain(message);
    expect(await loadRows('leads')).toEqual([]);
  });
});
