import { LANGUAGES } from '../../../../src/domain/language/language';
import type { LocalizedAnswer } from './localized-answer';
import type { Answers } from './question';

/** A text in every language. */
type EveryLanguage = Required<LocalizedAnswer>;

const OFFER: readonly FooterLink[] = [
  ['/for-sale/', { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' }],
  ['/for-rent/', { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' }],
  ['/Bouwgrond/', { nl: 'Bouwgrond', fr: 'Terrains', en: 'Building plots', de: 'Baugrundstücke' }],
];
const FOR_YOU: readonly FooterLink[] = [
  [
    '/contact-demand/',
    {
      nl: 'Gratis schatting',
      fr: 'Estimation gratuite',
      en: 'Free valuation',
      de: 'Kostenlose Schätzung',
    },
  ],
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
export const buildFooterColumns = ({ name = '', hours }: Answers) => [
  createColumn(
    () => name,
    () => (hours ? CONTACT + HOURS : CONTACT),
  ),
  createLinks({ nl: 'Ons aanbod', fr: 'Notre offre', en: 'Our offer', de: 'Angebot' }, OFFER),
  createLinks({ nl: 'Voor u', fr: 'Pour vous', en: 'For you', de: 'Für Sie' }, FOR_YOU),
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
