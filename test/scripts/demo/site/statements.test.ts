import { describe, expect, test } from 'vitest';
import { PERIODS } from '../../../../src/domain/periods';
import { CONTENT_LANGUAGES, extractVisibleText, listAllPages, parseSiteFile } from './site-files';

/** Pages and articles by their id, as plain text in a language. */
const PAGES = listAllPages(parseSiteFile('site/menu.json'));
const ARTICLES = parseSiteFile('site/articles.json');
const toPlainText = (html = '') => extractVisibleText(html).replace(/\s+/g, ' ');
const readPage = (id: number, language: 'nl' | 'fr') =>
  toPlainText(PAGES.find((page) => page.id === id)?.params.content[language]);
const readArticle = (id: number, language: 'nl' | 'fr') =>
  toPlainText(ARTICLES.find((article) => article.id === id)?.body[language]);

const PRIVACY = 30;
const COOKIES = 31;

const UNITS = {
  nl: { months: 'maanden', days: 'dagen' },
  fr: { months: 'mois', days: 'jours' },
} as const;

describe.each(CONTENT_LANGUAGES)('the privacy statement (%s)', (language) => {
  const statement = readPage(PRIVACY, language);

  test.each([
    [
      'berichten en aanvragen via een formulier',
      'messages et demandes envoyés par formulaire',
      PERIODS.lead,
    ],
    [
      'een kandidatuur voor een huurwoning',
      'une candidature pour un logement à louer',
      PERIODS.rentalApplication,
    ],
    ['een cv', 'un CV', PERIODS.attachedFile],
    [
      'de tekst van verzonden mails in ons systeem',
      'le texte des courriels envoyés, dans notre système',
      PERIODS.mailBody,
    ],
    ['een aangemelde sessie', 'une session ouverte', PERIODS.sessionRow],
    ['aanmeldpogingen', 'les tentatives de connexion', PERIODS.signInAttempt],
    [
      'gezochte woorden waarop niets gevonden werd, zonder te weten van wie',
      'les mots cherchés sans résultat, sans savoir par qui',
      PERIODS.emptySearch,
    ],
  ])('says how long is kept: %s', (dutch, french, period) => {
    const [[unit, count] = ['days', 0]] = Object.entries(period);
    const colon = language === 'nl' ? ':' : ' :';
    const what = language === 'nl' ? dutch : french;
    expect(statement).toContain(
      `${what}${colon} ${count} ${UNITS[language][unit as 'months' | 'days']}`,
    );
  });

  test('says in the same words as elsewhere when an owner learns a name', () => {
    const sentence = {
      nl: 'De eigenaar van een pand krijgt uw naam pas met uw bod of uw kandidatuur als huurder.',
      fr: 'Le propriétaire d’un bien ne reçoit votre nom qu’avec votre offre ou votre candidature de locataire.',
    }[language];
    expect(statement).toContain(sentence);
    expect(readPage(14, language)).toContain(sentence);
    expect(readArticle(1002, language)).toContain(sentence);
  });
});

test.each(CONTENT_LANGUAGES)(
  'the cookie policy names all that a visitor’s browser keeps (%s)',
  (language) => {
    const policy = readPage(COOKIES, language);
    for (const key of ['consent', 'popup', 'saved-properties', 'seen-properties', '__Host-known'])
      expect(policy).toContain(key);
    for (const key of ['visit-pack', 'visit-notes']) expect(policy).toContain(key);
    expect(policy).toContain(`${PERIODS.knownBrowser.days} ${UNITS[language].days}`);
  },
);

test('the page of the team counts the people and offices that there are', () => {
  const team = parseSiteFile('site/team.json');
  const { offices } = parseSiteFile('site/configuration.json').agency;
  const languages = new Set(team.flatMap(({ languages }) => languages));
  expect([team.length, offices.length, languages.size]).toEqual([10, 3, 4]);
  const page = PAGES.find(({ id }) => id === 10);
  expect(page?.params.description.nl).toMatch(/^Tien mensen, drie kantoren, vier talen\./);
  expect(page?.params.description.fr).toMatch(/^Dix personnes, trois bureaux, quatre langues\./);
});
