import plurals from '../../../data/words/type-plurals.json';
import { findCityNumbers } from '../../domain/catalogue/listing/cities';
import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import type { CityFilter, CriterionName } from '../../domain/criteria/criteria';
import { CRITERION_NAMES, getCriterion, getRangeEnds } from '../../domain/criteria/criteria';
import { formatCityName } from '../../domain/format/address';
import { getListFormat } from '../../domain/language/list-format';
import type { TextKey } from '../../domain/language/texts';
import type { ListingSection } from '../../domain/routing/section';
import { hasPageBanner } from '../../domain/site/menu';
import type { RequestContext } from '../../platform/request-context';
import {
  describeCriterion,
  describePlaces,
  formatAlternatives,
  formatInSentence,
  listTypeNames,
} from '../../views/criteria/criteria-words';
import { findOwnTitle } from '../../views/layout/page-texts';
import type { Answer } from '../search/answer';
import { describeAround } from '../search/answer-sentence';
import type { Around, WordsPart } from '../search/question/question';
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

/** What the question of a list asks for that no criterion names. */
interface AskedByWords {
  words: readonly WordsPart[];
  around: Around | undefined;
}

/** Returns the title of a list: of one that answers a question or asks for places what was understood, else its section and its only city. */
export function buildListTitle(
  ctx: RequestContext,
  section: ListingSection,
  request: ListingRequest,
  { words, around }: AskedByWords,
): string {
  const { t, snapshot } = ctx;
  const city = findOnlyCity(request);
  if (request.question || request.words || (!city && asksForPlaces(request)))
    return describeList(ctx, section, request, { words, around });
  return city
    ? t(SECTION_TEXTS[section].inCity, {
        city: formatCityName(city, snapshot.site.configuration.listings),
      })
    : (findListTitle(ctx) ?? t(SECTION_TEXTS[section].plain, { where: formatRegion(ctx) }));
}

/** Finds the title that the menu page of a list has for its banner, unless a banner says it. */
const findListTitle = (ctx: RequestContext): string | undefined =>
  ctx.page && !hasPageBanner(ctx.page) ? findOwnTitle(ctx, ctx.page.params.bannerTitle) : undefined;

/** Returns the name of the city that a list asks for, if it asks for no other place. */
function findOnlyCity({ cities = [], zips, regions, shape }: ListingRequest): string | undefined {
  const [city] = cities;
  const isOnly = cities.every(({ name }) => name === city?.name) && !zips && !regions && !shape;
  return isOnly ? city?.name : undefined;
}

/** Whether a list is of other places than the agency's whole region. */
const asksForPlaces = ({ cities, zips, regions, shape }: ListingRequest): boolean =>
  (cities ?? zips ?? regions ?? shape) !== undefined;

/** More cities than this are a number of cities. */
const MAX_CITIES = 6;

/** Describes what a list asks for: 'Huizen met minstens 3 slaapkamers in Lier tot € 300.000, met tuin'. */
function describeList(
  ctx: RequestContext,
  section: ListingSection,
  request: ListingRequest,
  { words: parts, around }: AskedByWords,
): string {
  const { t, language, catalogueLanguage } = ctx;
  const criteria = toSavedCriteria(section, request);
  const and = getListFormat(language);
  const describe = (names: readonly CriterionName[]) =>
    names.flatMap((name) => describeCriterion(ctx, criteria, name));
  const isNamed = ({ answer }: WordsPart) => answer && language === catalogueLanguage;
  const isNone = (name: CriterionName) =>
    getRangeEnds(name).some(({ end, field }) => end === 'max' && criteria[field] === 0);
  const amounts = and.format(describe(AMOUNTS.filter((name) => !isNone(name))));
  const places = asksForPlaces(request) ? describePlaces(ctx, criteria, MAX_CITIES) : '';
  const where = around ? describeAround(ctx, around) : places;
  const price = describe(PRICES).join(' ');
  const main = t('LISTING_TITLE_ASKED', {
    subject: describeSubject(ctx, section, request),
    amounts: amounts && t('LISTING_WITH_AMOUNTS', { amounts }),
    where,
    price,
  });
  // What the agency calls a synonym continues the sentence: 'met een haard'.
  const [named, quoted] = [parts.filter(isNamed), parts.filter((part) => !isNamed(part))];
  const words = quoted.map(({ text }) => t('SEARCH_QUOTED', { text }));
  const continuing = [
    ...describe([...AMOUNTS.filter(isNone), ...OTHERS.filter(isContinuing)]),
    ...new Set(named.flatMap(({ answer }) => answer ?? [])),
    ...(words.length > 0 ? [t('LISTING_WITH_WORDS', { words: and.format(words) })] : []),
  ];
  const apart = describe(OTHERS.filter((name) => !isContinuing(name)));
  // 'Huizen met tuin', but 'Huizen in Lier, met tuin' and 'Huizen, label C of beter'.
  const isShort = [amounts, where, price].every((text) => text === '');
  return [
    isShort ? [main, ...continuing.slice(0, 1)].join(' ') : main,
    ...continuing.slice(Number(isShort)),
    ...apart,
  ]
    .join(', ')
    .replace(/ {2,}/g, ' ')
    .replace(/ *,(?: *,)*/g, ',')
    .replace(/[ ,]+$/, '');
}

const PRICES: readonly CriterionName[] = ['price', 'budget'];
/** What stands behind 'met'; persons live in a home. */
const AMOUNTS = CRITERION_NAMES.filter(
  (name) => getCriterion(name).kind === 'number' && name !== 'persons',
);
const OTHERS = CRITERION_NAMES.filter((name) => !AMOUNTS.includes(name) && !PRICES.includes(name));
/** Whether what is asked goes on in the same breath: 'met tuin', 'als tweede verblijf'. */
const isContinuing = (name: CriterionName) =>
  ['flag', 'situation', 'bounds'].includes(getCriterion(name).kind);

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

/**
 * Finds which towns a list's question looks around, so that title and chip say so instead of each town; undefined once
 * other places are chosen than those that the question means.
 */
export function findAround(
  index: ListingIndex,
  { cities = [], zips, regions, shape }: ListingRequest,
  asked: Answer | undefined,
): Around | undefined {
  const part = asked?.parts.find((other) => other.kind === 'criteria' && other.around);
  if (part?.kind !== 'criteria' || (zips ?? regions ?? shape)) return undefined;
  const toKeys = (places: readonly CityFilter[]) => new Set(places.flatMap(listKeys(index)));
  const [chosen, meant] = [toKeys(cities), toKeys(part.criteria.cities ?? [])];
  const isSame = chosen.size === meant.size && [...chosen].every((key) => meant.has(key));
  return isSame ? part.around : undefined;
}

/** A town with several postcodes is all of them, whether it is named or each of them is. */
const listKeys =
  (index: ListingIndex) =>
  (city: CityFilter): readonly (number | string)[] => {
    const numbers = findCityNumbers(index, city);
    return numbers.length > 0 ? numbers : [`${city.name}|${city.zip}`];
  };
