import type { EveryLanguage } from './localized-answer';
import type { Answers, Question } from './question';
import { splitList } from './split-list';

/** A page of a first site that an agency may go without, by what it offers. */
interface OfferedPage {
  path: string;
  label: EveryLanguage;
  /** Of a list: the words that lead to all of it. */
  all?: EveryLanguage;
}

const OFFERED_PAGES = {
  sale: {
    path: '/for-sale/',
    label: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
    all: {
      nl: 'Alle panden te koop',
      fr: 'Tous les biens à vendre',
      en: 'All properties for sale',
      de: 'Alle Angebote zum Kauf',
    },
  },
  rent: {
    path: '/for-rent/',
    label: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' },
    all: {
      nl: 'Alle panden te huur',
      fr: 'Tous les biens à louer',
      en: 'All properties for rent',
      de: 'Alle Angebote zur Miete',
    },
  },
  plots: {
    path: '/Bouwgrond/',
    label: { nl: 'Bouwgrond', fr: 'Terrains', en: 'Building plots', de: 'Baugrundstücke' },
    all: {
      nl: 'Alle bouwgronden',
      fr: 'Tous les terrains à bâtir',
      en: 'All building plots',
      de: 'Alle Baugrundstücke',
    },
  },
  projects: {
    path: '/Projects/',
    label: { nl: 'Projecten', fr: 'Projets', en: 'Projects', de: 'Projekte' },
    all: {
      nl: 'Alle projecten',
      fr: 'Tous les projets',
      en: 'All projects',
      de: 'Alle Projekte',
    },
  },
  valuation: {
    path: '/contact-demand/',
    label: {
      nl: 'Gratis schatting',
      fr: 'Estimation gratuite',
      en: 'Free valuation',
      de: 'Kostenlose Schätzung',
    },
  },
} as const satisfies Record<string, OfferedPage>;

type Offer = keyof typeof OFFERED_PAGES;
type List = Exclude<Offer, 'valuation'>;

const OFFERS = Object.keys(OFFERED_PAGES) as Offer[];

/** Asks which lists and services the agency offers: its site has no page for the others, and no link to one. */
export const OFFER_QUESTION: Question = {
  name: 'offer',
  text: `What the agency offers (${OFFERS.join(', ')}); the site has no page for the rest`,
  initial: OFFERS.join(', '),
  findProblem: (answer) => {
    const unknown = splitList(answer).find((word) => !OFFERS.some((offer) => offer === word));
    if (unknown) return `${unknown} is none of ${OFFERS.join(', ')}`;
    return listLists({ offer: answer }).length > 0 ? undefined : 'names nothing that is listed';
  },
};

/** Returns what the agency offers, in the order of the menu; everything where it was not asked. */
const readOffers = ({ offer }: Answers): Offer[] => {
  const named = offer ? splitList(offer) : OFFERS;
  return OFFERS.filter((word) => named.includes(word));
};

const listLists = (answers: Answers): List[] =>
  readOffers(answers).filter((offer): offer is List => offer !== 'valuation');

/** Lists the original paths of the pages that the site has none of. */
export const listLeftOutPaths = (answers: Answers): string[] => {
  const offered = readOffers(answers);
  return OFFERS.filter((offer) => !offered.includes(offer)).map(
    (offer) => OFFERED_PAGES[offer].path,
  );
};

/** Lists the lists that the site has: for sale, for rent, plots, projects. */
export const listOfferedPages = (answers: Answers) =>
  listLists(answers).map((offer) => OFFERED_PAGES[offer]);

/** The page of a valuation; undefined if the agency makes none. */
export const findValuationPage = (answers: Answers) =>
  readOffers(answers).includes('valuation') ? OFFERED_PAGES.valuation : undefined;

/** Checks whether an agency has plots alone: nobody finds a home there. */
export const hasPlotsAlone = (answers: Answers): boolean =>
  listLists(answers).every((offer) => offer === 'plots');
