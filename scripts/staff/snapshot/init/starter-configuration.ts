import { LANGUAGES } from '../../../../src/domain/language/language';
import { cleanTyped } from '../../../../src/domain/typed-values/typed-text';
import type { SnapshotPicture } from '../picture-files';
import { toMedia } from '../picture-records';
import type { EveryLanguage } from './localized-answer';
import { findValuationPage, hasPlotsAlone } from './offer-question';
import { readOpeningHours } from './opening-hours';
import { readPromises } from './promise-questions';
import type { Answers } from './question';
import { readContact } from './read-contact';
import { buildFooterColumns } from './starter-footer';

const FIND_A_HOME: EveryLanguage = {
  nl: 'Vind uw thuis',
  fr: 'Trouvez votre chez-vous',
  en: 'Find your home',
  de: 'Finden Sie Ihr Zuhause',
};
const FIND_A_PLOT: EveryLanguage = {
  nl: 'Vind uw bouwgrond',
  fr: 'Trouvez votre terrain',
  en: 'Find your plot',
  de: 'Finden Sie Ihr Grundstück',
};

/** Builds the configuration of a first site: its colours, its agency with the legal lines, its footer. */
export function buildConfiguration(
  answers: Answers,
  languages: readonly string[],
  logo: SnapshotPicture | undefined,
) {
  const { name = '', background, text, accent, accentText } = answers;
  return {
    name: name.toLowerCase().replace(/[^\p{L}\d]+/gu, '-'),
    demonstration: false,
    language: {
      languageUse: listLanguageUse(languages),
      languageDefault: languages[0],
      languageFlags: false,
    },
    agency: buildAgency(answers, languages),
    header: {
      appBar: {
        bgColor: background,
        btnColor: accent,
        btnTextColor: accentText,
        textColor: text,
        changeOnScroll: true,
      },
      menu: { position: 'right', showFreeEvaluation: findValuationPage(answers) !== undefined },
      menuMobile: {
        position: 'right',
        backgroundColor: background,
        color: text,
        btnDrawerColor: text,
      },
      logo: { image: logo ? toMedia(logo, 'logo.webp') : null, position: 'left' },
      headerLinks: { show: false, bgColor: background, color: text },
      languageSwitcher: { position: 'right', color: text },
      banner: { show: true, type: 'color', color: accent },
      propertySearch: { show: true },
    },
    searchBlock: {
      title: { ...(hasPlotsAlone(answers) ? FIND_A_PLOT : FIND_A_HOME), public: true },
    },
    footer: {
      bgColor: accent,
      textColor: accentText,
      copyright: `© ${name}`,
      bottom: buildFooterColumns(answers),
    },
    popup: { isPublished: 'no' },
    // The states of the maps in data/import-maps/.
    listings: {
      marqueeIgnore: [3],
      marqueeSold: [3],
      marqueeRented: [3],
      marqueeUnderOption: [2],
      boxPrefix: { nl: 'bus', fr: 'boîte', en: 'box', de: 'Bfk.' },
    },
  };
}

/** Every language with a flag whether the site uses it, those in use first. */
const listLanguageUse = (inUse: readonly string[]) =>
  [...inUse, ...LANGUAGES.filter((language) => !inUse.includes(language))].map((code) => ({
    code,
    use: inUse.includes(code),
  }));

function buildAgency(answers: Answers, languages: readonly string[]) {
  const { name, legalName, street, houseNumber, city = '' } = answers;
  const { phone, email, zip } = readContact(answers);
  const companyNumber = cleanTyped(answers.companyNumber ?? '').replace(/^BE ?/i, '');
  return {
    name,
    legalName,
    phone,
    email,
    offices: [
      {
        // Its number is the agency's, which the desk changes in one place.
        ...{ name: city, street, houseNumber, zip, city },
        ...readOpeningHours(answers.hours ?? ''),
      },
    ],
    promises: readPromises(answers),
    companyNumber,
    vatNumber: `BE ${companyNumber}`,
    professionalTitle: {
      nl: 'Vastgoedmakelaar-bemiddelaar, erkend in België, BIV',
      fr: 'Agent immobilier courtier, agréé en Belgique, IPI',
      en: 'Estate agent, licensed in Belgium, BIV/IPI',
      de: 'Immobilienmakler, zugelassen in Belgien, BIV/IPI',
    },
    professionalNumber: answers.professionalNumber,
    supervisoryAuthority: {
      nl: 'Beroepsinstituut van Vastgoedmakelaars, Luxemburgstraat 16B, 1000 Brussel',
      fr: 'Institut professionnel des agents immobiliers, rue du Luxembourg 16B, 1000 Bruxelles',
      en: 'Professional Institute of Estate Agents (BIV/IPI), Luxemburgstraat 16B, 1000 Brussels',
      de: 'Berufsinstitut der Immobilienmakler (BIV/IPI), Luxemburgstraat 16B, 1000 Brüssel',
    },
    liabilityInsurer: Object.fromEntries(
      LANGUAGES.map((language) => [language, answers.liabilityInsurer]),
    ),
    thirdPartyAccount: answers.thirdPartyAccount,
    // The institute speaks Dutch or French: the one that most visitors read.
    rulesOfConduct:
      languages.find((code) => code === 'nl' || code === 'fr') === 'nl'
        ? 'https://www.biv.be/'
        : 'https://www.ipi.be/',
  };
}
