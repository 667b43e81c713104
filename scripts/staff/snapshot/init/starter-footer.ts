import { LANGUAGES } from '../../../../src/domain/language/language';
import type { EveryLanguage } from './localized-answer';
import { findValuationPage, listOfferedPages } from './offer-question';
import type { Answers } from './question';

const FOR_YOU: readonly FooterLink[] = [
  [
    '/demand-register/',
    {
      nl: 'Zoekopdracht bewaren',
      fr: 'Enregistrer une recherche',
      en: 'Save a search',
      de: 'Suche speichern',
    },
  ],
  ['/Gastenboek/', { nl: 'Gastenboek', fr: 'Livre d’or', en: 'Guestbook', de: 'Gästebuch' }],
  [
    '/login/',
    { nl: 'Eigenaarslogin', fr: 'Espace propriétaire', en: 'Owner login', de: 'Eigentümerlogin' },
  ],
];

type FooterLink = readonly [original: string, label: EveryLanguage];

/** The first office as the configuration has it, so that a footer never says what has changed. */
const CONTACT =
  '<p>{OFFICE_STREET}<br>{OFFICE_TOWN}<br><a href="tel:{AGENCY_PHONE}">{AGENCY_PHONE}</a><br><a href="mailto:{AGENCY_EMAIL}">{AGENCY_EMAIL}</a></p>';
const HOURS = '<p>{OPENING_HOURS}</p>';

/** Builds the columns of a first footer: the office with its hours, the offer, and what else visitors come for. */
export function buildFooterColumns(answers: Answers) {
  const { name = '', hours } = answers;
  const valuation = findValuationPage(answers);
  return [
    createColumn(
      () => name,
      () => (hours ? CONTACT + HOURS : CONTACT),
    ),
    createLinks(
      { nl: 'Ons aanbod', fr: 'Notre offre', en: 'Our offer', de: 'Angebot' },
      listOfferedPages(answers).map(toLink),
    ),
    createLinks({ nl: 'Voor u', fr: 'Pour vous', en: 'For you', de: 'Für Sie' }, [
      ...(valuation ? [toLink(valuation)] : []),
      ...FOR_YOU,
    ]),
  ];
}

const toLink = ({ path, label }: { path: string; label: EveryLanguage }): FooterLink => [
  path,
  label,
];

const createLinks = (title: EveryLanguage, links: readonly FooterLink[]) =>
  createColumn(
    (language) => title[language],
    (language) => {
      const items = links.map(
        ([original, label]) => `<li><a href="${original}">${label[language]}</a></li>`,
      );
      return `<ul>${items.join('')}</ul>`;
    },
  );

type WriteText = (language: keyof EveryLanguage) => string;

const createColumn = (writeTitle: WriteText, writeText: WriteText) => ({
  title: { ...writeEverywhere(writeTitle), public: true },
  fullText: { ...writeEverywhere(writeText), public: true },
});

const writeEverywhere = (write: WriteText) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, write(language)]));
