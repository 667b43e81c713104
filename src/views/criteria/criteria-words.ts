import type { Criteria, CriterionName, State } from '../../domain/criteria/criteria';
import { getCriterion } from '../../domain/criteria/criteria';
import type { RangeCriterion } from '../../domain/criteria/criterion';
import { formatCityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import { formatNumber } from '../../domain/format/number';
import { formatWord } from '../../domain/language/catalogue-words';
import type { Language } from '../../domain/language/language';
import { getListFormat } from '../../domain/language/list-format';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { PLAN_PHRASES } from '../facts/all-in-words';
import { SEARCH_REGION_TEXTS } from './region-texts';
import { SALE_KIND_TEXTS } from './sale-kind-texts';

const STATE_TEXTS: Record<State, TextKey> = {
  available: 'WANTED_AVAILABLE',
  option: 'WANTED_UNDER_OPTION',
  new: 'WANTED_NEW',
};

/**
 * Describes what a criterion asks for, as sentences, chips and tiles say it: 'minstens 3 slaapkamers', 'met
 * tuin'. None if it is not asked; types and places are the subject of a sentence (describe-search.ts).
 */
export function describeCriterion(
  { t, language }: RequestContext,
  criteria: Criteria,
  name: CriterionName,
): string[] {
  const criterion = getCriterion(name);
  const { epc, state, saleKind, bounds, budget, situation } = criteria;
  switch (criterion.kind) {
    case 'number':
    case 'price':
      return describeRange(t, criterion, criteria);
    case 'all-in':
      if (budget === undefined) return [];
      return [
        [
          t('WANTED_BUDGET', { price: formatCurrency(budget) }),
          situation && t(PLAN_PHRASES[situation]),
        ]
          .filter(Boolean)
          .join(' '),
      ];
    case 'situation':
      // A budget says its plan itself.
      return situation && budget === undefined ? [t(PLAN_PHRASES[situation])] : [];
    case 'flag':
      return criteria[name as keyof Criteria] ? [t(criterion.wantedText)] : [];
    case 'epc':
      return epc ? [t('WANTED_EPC', { label: epc })] : [];
    case 'state':
      return state ? [t(STATE_TEXTS[state])] : [];
    case 'saleKind':
      return saleKind ? [formatInSentence(t(SALE_KIND_TEXTS[saleKind]), language)] : [];
    case 'bounds':
      return bounds ? [t('WANTED_IN_BOUNDS')] : [];
    default:
      return [];
  }
}

/** Describes what some criteria ask for; features, 'met tuin', 'met garage', are 'met tuin en garage' in the place of the first. */
export function describeCriteria(
  ctx: RequestContext,
  criteria: Criteria,
  names: readonly CriterionName[],
): string[] {
  const describe = (name: CriterionName) => describeCriterion(ctx, criteria, name);
  const isFeature = (name: CriterionName) => getCriterion(name).kind === 'flag';
  const features = names.filter(isFeature);
  return names.flatMap((name) => {
    if (!isFeature(name)) return describe(name);
    return name === features[0] ? joinFeatures(ctx, features.flatMap(describe)) : [];
  });
}

function joinFeatures({ t, language }: RequestContext, features: readonly string[]): string[] {
  const start = t('WANTED_WITH', { what: '' });
  const along = features.filter((feature) => feature.startsWith(start));
  const others = features.filter((feature) => !along.includes(feature));
  if (along.length === 0) return others;
  const what = getListFormat(language).format(along.map((feature) => feature.slice(start.length)));
  return [t('WANTED_WITH', { what }), ...others];
}

/** Returns a name as it stands inside a sentence: German keeps its capitals. */
export const formatInSentence = (name: string, language: Language): string =>
  language === 'de' ? name : name.toLocaleLowerCase(language);

/** Formats an amount of a criterion: '3 slaapkamers', '150 m² bewoonbaar'. */
export const formatAmount = (
  t: RequestContext['t'],
  { unit, amountText }: RangeCriterion,
  value: number,
): string =>
  amountText
    ? t(amountText, unit === 'count' ? { count: value } : { area: formatNumber(value) })
    : formatCurrency(value);

function describeRange(
  t: RequestContext['t'],
  criterion: RangeCriterion,
  criteria: Criteria,
): string[] {
  const { range, unit } = criterion;
  const read = (field: string | undefined) =>
    criteria[field as keyof Criteria] as number | undefined;
  const [min, max] = [read(range.min), read(range.max)];
  if (max === 0 && criterion.noneText) return [t(criterion.noneText)];
  const isEuro = unit === 'euro';
  const keys: [TextKey, TextKey, TextKey] = isEuro
    ? ['WANTED_PRICE_FROM', 'WANTED_PRICE_TO', 'WANTED_PRICE_RANGE']
    : ['WANTED_AT_LEAST', 'WANTED_AT_MOST', 'WANTED_RANGE'];
  const key = findRangeKey(min, max, keys);
  if (!key) return [];
  if (isEuro) {
    const toPrice = (text: string) =>
      criteria.goal === 'rent' ? t('AMOUNT_PER_MONTH', { amount: text }) : text;
    const prices = { from: formatCurrency(min ?? 0), to: formatCurrency(max ?? 0) };
    return [toPrice(t(key, prices))];
  }
  const what = formatAmount(t, criterion, max ?? min ?? 0);
  const amount = min === max ? what : t(key, { from: formatNumber(min ?? 0), what });
  return [criterion.sentenceText ? t(criterion.sentenceText, { what: amount }) : amount];
}

/** Chooses the text of a range by which of its ends are given; undefined for none. */
function findRangeKey(
  from: number | undefined,
  to: number | undefined,
  [onlyFrom, onlyTo, both]: [TextKey, TextKey, TextKey],
): TextKey | undefined {
  if (from === undefined) return to === undefined ? undefined : onlyTo;
  return to === undefined ? onlyFrom : both;
}

/** Returns the names of the types that are asked for, in their own order. */
export const listTypeNames = (
  { snapshot, language, catalogueLanguage }: RequestContext,
  { types = [] }: Criteria,
): string[] =>
  snapshot.site.categories
    .filter((category) => category.language === catalogueLanguage)
    .filter(({ WebID }) => types.includes(Number(WebID)))
    .toSorted((a, b) => a.ShowOrder - b.ShowOrder)
    .map(({ Name }) => formatWord('MainTypeName', Name, language));

/** Describes where a search looks: 'in Lier of Mol', 'in de provincie Luik', 'in alle gemeenten'. */
export function describePlaces(
  { t, language, snapshot }: RequestContext,
  { cities = [], zips = [], regions = [], shape }: Criteria,
  maxCities: number,
): string {
  const { listings } = snapshot.site.configuration;
  const places = [
    ...new Set([...cities.map(({ name }) => formatCityName(name, listings)), ...zips]),
  ];
  const where = formatAlternatives(places, language);
  const zones = [
    ...(places.length > maxCities ? [t('WANTED_IN_CITIES', { count: places.length })] : []),
    ...(places.length > 0 && places.length <= maxCities ? [t('WANTED_IN', { where })] : []),
    ...regions.map((region) => t(SEARCH_REGION_TEXTS[region].inside)),
    ...(shape ? [t('WANTED_IN_SHAPE')] : []),
  ];
  return zones.length > 0 ? formatAlternatives(zones, language) : t('WANTED_ANYWHERE');
}

export const formatAlternatives = (names: readonly string[], language: Language): string =>
  getListFormat(language, 'disjunction').format(names);
