import plurals from '../../../data/words/type-plurals.json';
import type { CriterionName } from '../../domain/criteria/criteria';
import { CRITERION_NAMES, getCriterion, getRangeEnds } from '../../domain/criteria/criteria';
import { formatCityName } from '../../domain/format/address';
import { getListFormat } from '../../domain/language/list-format';
import type { TextKey } from '../../domain/language/texts';
import type { ListingSection } from '../../domain/routing/section';
import { hasPageBanner } from '../../domain/site/menu';
import type { RequestContext } from '../../platform/request-context';
import {
  describeCriteria,
  describePlaces,
  formatAlternatives,
  formatInSentence,
  listTypeNames,
} from '../../views/criteria/criteria-words';
import { SALE_KIND_LIST_TEXTS } from '../../views/criteria/sale-kind-texts';
import { findOwnTitle } from '../../views/layout/page-texts';
import { describeAround, nameSought } from '../search/answer-sentence';
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
  /** Those that stand in the text of every home. */
  written: ReadonlySet<WordsPart>;
  around: Around | undefined;
}

/** Returns the title of a list: of one that answers a question or asks for places or a kind of sale what was understood, else its section and its only city. */
export function buildListTitle(
  ctx: RequestContext,
  section: ListingSection,
  request: ListingRequest,
  asked: AskedByWords,
): string {
  const { t, snapshot } = ctx;
  const city = findOnlyCity(request);
  if (isAsked(request) || request.saleKind || (!city && asksForPlaces(request)))
    return describeList(ctx, section, request, asked);
  return city
    ? t(SECTION_TEXTS[section].inCity, {
        city: formatCityName(city, snapshot.site.configuration.listings),
      })
    : (findListTitle(ctx) ?? t(SECTION_TEXTS[section].plain, { where: formatRegion(ctx) }));
}

/** Whether a list answers what somebody typed. */
const isAsked = ({ question, words }: ListingRequest): boolean => Boolean(question || words);

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
  { words: parts, written, around }: AskedByWords,
): string {
  const { t, language, catalogueLanguage } = ctx;
  const criteria = toSavedCriteria(section, request);
  const and = getListFormat(language);
  const describe = (names: readonly CriterionName[]) => describeCriteria(ctx, criteria, names);
  const isNamed = ({ answer }: WordsPart) => answer && language === catalogueLanguage;
  const isNone = (name: CriterionName) =>
    getRangeEnds(name).some(({ end, field }) => end === 'max' && criteria[field] === 0);
  const amounts = and.format(describe(AMOUNTS.filter((name) => !isNone(name))));
  const everywhere = isAsked(request) ? '' : formatRegion(ctx);
  const places = asksForPlaces(request) ? describePlaces(ctx, criteria, MAX_CITIES) : everywhere;
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
  const quote = (part: WordsPart, key: TextKey) =>
    t(key, { text: nameSought(part, catalogueLanguage) });
  const words = quoted.filter((part) => written.has(part));
  const continuing = [
    ...describe([...AMOUNTS.filter(isNone), ...OTHERS]),
    ...new Set(named.flatMap(({ answer }) => answer ?? [])),
    ...quoted.filter((part) => !written.has(part)).map((part) => quote(part, 'SEARCH_WITH_WORDS')),
    ...(words.length > 0
      ? [
          t('LISTING_WITH_WORDS', {
            words: and.format(words.map((part) => quote(part, 'SEARCH_QUOTED'))),
          }),
        ]
      : []),
  ];
  // 'Huizen met tuin', but 'Huizen in Lier, met tuin'.
  const isShort = [amounts, where, price].every((text) => text === '');
  return [
    isShort ? [main, ...continuing.slice(0, 1)].join(' ') : main,
    ...continuing.slice(Number(isShort)),
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
/** Neither an amount nor a price; the kind of sale stands beside the homes. */
const OTHERS = CRITERION_NAMES.filter(
  (name) => !AMOUNTS.includes(name) && !PRICES.includes(name) && name !== 'saleKind',
);

/** The types that are asked for, in the plural, and how they change hands: for rent, for a life annuity. */
function describeSubject(
  ctx: RequestContext,
  section: ListingSection,
  { types, saleKind }: ListingRequest,
): string {
  const { t, language } = ctx;
  const names = listTypeNames(ctx, { types }).map((name, position) => {
    const plural = (plurals[language] as Record<string, string>)[name] ?? name;
    return position > 0 ? formatInSentence(plural, language) : plural;
  });
  const subject = formatAlternatives(names, language) || t(SECTION_TEXTS[section].all);
  const kind = saleKind ?? (section === '/for-rent/' ? 'letting' : undefined);
  return kind ? t(SALE_KIND_LIST_TEXTS[kind], { subject }) : subject;
}
