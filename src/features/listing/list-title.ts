import plurals from '../../../data/words/type-plurals.json';
import type { CriterionName } from '../../domain/criteria/criteria';
import { CRITERION_NAMES, getCriterion } from '../../domain/criteria/criteria';
import { formatCityName } from '../../domain/format/address';
import type { TextKey } from '../../domain/language/texts';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import {
  describeCriterion,
  describePlaces,
  formatAlternatives,
  formatInSentence,
  listTypeNames,
} from '../../views/criteria/criteria-words';
import { formatRegion } from './format-region';
import type { ListingRequest } from './listing-request';
import { toSavedCriteria } from './listing-request';

interface SectionTexts {
  plain: TextKey;
  inCity: TextKey;
  /** What the list holds, if no type is asked for. */
  all: TextKey;
}

const SECTION_TEXTS: Record<ListingSection, SectionTexts> = {
  '/for-sale/': {
    plain: 'LISTING_TITLE_FOR_SALE',
    inCity: 'LISTING_TITLE_FOR_SALE_IN',
    all: 'LISTING_ALL_PROPERTIES',
  },
  '/for-rent/': {
    plain: 'LISTING_TITLE_FOR_RENT',
    inCity: 'LISTING_TITLE_FOR_RENT_IN',
    all: 'LISTING_ALL_PROPERTIES',
  },
  '/Bouwgrond/': {
    plain: 'LISTING_TITLE_BUILDING_PLOTS',
    inCity: 'LISTING_TITLE_BUILDING_PLOTS_IN',
    all: 'LISTING_ALL_PLOTS',
  },
};

/** Returns the title of a list: of one that answers a question what was understood, else its section and its only city. */
export function buildListTitle(
  ctx: RequestContext,
  section: ListingSection,
  request: ListingRequest,
): string {
  const { t, snapshot } = ctx;
  if (request.question || request.words) return describeList(ctx, section, request);
  const city = findOnlyCity(request);
  return city
    ? t(SECTION_TEXTS[section].inCity, {
        city: formatCityName(city, snapshot.site.configuration.listings),
      })
    : t(SECTION_TEXTS[section].plain, { where: formatRegion(ctx) });
}

/** Returns the name of the city that a list asks for, if it asks for no other place. */
function findOnlyCity({ cities = [], zips, regions, shape }: ListingRequest): string | undefined {
  const [city] = cities;
  const isOnly = cities.every(({ name }) => name === city?.name) && !zips && !regions && !shape;
  return isOnly ? city?.name : undefined;
}

/** More cities than this are a number of cities. */
const MAX_CITIES = 6;

/** Describes what a list asks for: 'Huizen met minstens 3 slaapkamers in Durbuy tot € 300.000, met tuin'. */
function describeList(
  ctx: RequestContext,
  section: ListingSection,
  request: ListingRequest,
): string {
  const { t, language } = ctx;
  const criteria = toSavedCriteria(section, request);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const describe = (names: readonly CriterionName[]) =>
    names.flatMap((name) => describeCriterion(ctx, criteria, name));
  const amounts = and.format(describe(AMOUNTS));
  const hasPlaces = request.cities ?? request.zips ?? request.regions ?? request.shape;
  const main = t('LISTING_TITLE_ASKED', {
    subject: describeSubject(ctx, section, request),
    amounts: amounts && t('LISTING_WITH_AMOUNTS', { amounts }),
    where: hasPlaces ? describePlaces(ctx, criteria, MAX_CITIES) : '',
    price: describe(PRICES).join(' '),
  });
  const words = (request.words ?? []).map((text) => t('SEARCH_QUOTED', { text }));
  return [
    main,
    ...describe(OTHERS),
    words.length > 0 && t('LISTING_WITH_WORDS', { words: and.format(words) }),
  ]
    .filter(Boolean)
    .join(', ')
    .replace(/ {2,}/g, ' ')
    .replace(/ *,(?: *,)*/g, ',')
    .replace(/[ ,]+$/, '');
}

const PRICES: readonly CriterionName[] = ['price', 'budget'];
const AMOUNTS = CRITERION_NAMES.filter((name) => getCriterion(name).kind === 'number');
const OTHERS = CRITERION_NAMES.filter((name) => !AMOUNTS.includes(name) && !PRICES.includes(name));

/** The types that are asked for, in the plural, and that they are for rent. */
function describeSubject(
  ctx: RequestContext,
  section: ListingSection,
  { types }: ListingRequest,
): string {
  const { t, language } = ctx;
  const names = listTypeNames(ctx, { types }).map((name, position) => {
    const plural = (plurals[language] as Record<string, string>)[name] ?? name;
    return position > 0 ? formatInSentence(plural, language) : plural;
  });
  const subject = formatAlternatives(names, language) || t(SECTION_TEXTS[section].all);
  return section === '/for-rent/' ? t('LISTING_LET', { subject }) : subject;
}
