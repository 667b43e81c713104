import { toPhoneUrl } from '../../../../src/domain/format/phone';
import { LANGUAGES } from '../../../../src/domain/language/language';
import { escapeHtml } from './escape-html';
import type { LocalizedAnswer } from './localized-answer';
import { readOpeningHours } from './opening-hours';
import type { Answers } from './question';
import { readContact } from './read-contact';

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

/** Builds the columns of a first footer: the office with its hours, the offer, and what else visitors come for. */
export function buildFooterColumns(answers: Answers) {
  const address = formatAddress({ ...answers, ...readContact(answers) });
  const hours = readOpeningHours(answers.hours ?? '');
  const formatOffice = (told: string | undefined) =>
    told ? `${address}<p>${escapeHtml(told)}</p>` : address;
  return [
    createColumn(
      () => answers.name ?? '',
      (language) => formatOffice(hours?.[language]),
    ),
    createLinks({ nl: 'Ons aanbod', fr: 'Notre offre', en: 'Our offer', de: 'Angebot' }, OFFER),
    createLinks({ nl: 'Voor u', fr: 'Pour vous', en: 'For you', de: 'Für Sie' }, FOR_YOU),
  ];
}

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

function formatAddress(contact: Answers): string {
  const get = (field: string) => escapeHtml(contact[field] ?? '');
  const dial = toPhoneUrl(contact.phone ?? '');
  return `<p>${get('street')} ${get('houseNumber')}<br>${get('zip')} ${get('city')}<br><a href="${dial}">${get('phone')}</a><br><a href="mailto:${get('email')}">${get('email')}</a></p>`;
}
