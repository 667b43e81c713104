import type { SearchCriteria } from '../../domain/demand/search-criteria';
import { formatCityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { REGION_TEXTS } from './region-texts';

/** More cities than this are a number of cities. */
const MAX_CITIES = 6;
const MAX_NAME_LENGTH = 60;

/**
 * Describes a search in one sentence without a full stop: 'Huis of villa te koop in Durbuy of Spa, tot
 * € 400.000, minstens 3 slaapkamers, met tuin'.
 */
export const describeSearch = (ctx: RequestContext, criteria: SearchCriteria): string =>
  [
    describeSubject(ctx, criteria, MAX_CITIES),
    ...describePrice(ctx, criteria),
    ...describeRooms(ctx, criteria),
    ...(criteria.garden ? [ctx.t('WANTED_GARDEN')] : []),
    ...(criteria.terrace ? [ctx.t('WANTED_TERRACE')] : []),
  ].join(', ');

/** Returns a short name for a search that its owner gave none: 'Huis te koop in Durbuy'. */
export function nameSearch(ctx: RequestContext, criteria: SearchCriteria): string {
  const name = describeSubject(ctx, criteria, 2);
  return name.length <= MAX_NAME_LENGTH
    ? name
    : `${name.slice(0, MAX_NAME_LENGTH).replace(/[\s,]+\S*$/, '')}…`;
}

/** Describes where a search looks: 'in Durbuy of Spa', 'in de provincie Luik', 'in alle gemeenten'. */
export function describeZones(
  { t, language, snapshot }: RequestContext,
  { cities, zips, regions, area }: SearchCriteria,
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
    ...regions.map((region) => t(REGION_TEXTS[region].inside)),
    ...(area ? [t('WANTED_IN_AREA')] : []),
  ];
  return zones.length > 0 ? formatAlternatives(zones, language) : t('WANTED_ANYWHERE');
}

function describeSubject(ctx: RequestContext, criteria: SearchCriteria, maxCities: number): string {
  const { t, language, snapshot, catalogueLanguage } = ctx;
  const names = snapshot.site.categories
    .filter((category) => category.language === catalogueLanguage)
    .filter(({ WebID }) => criteria.types.includes(Number(WebID)))
    .toSorted((a, b) => a.ShowOrder - b.ShowOrder)
    .map(({ Name }) => (language === 'de' ? Name : Name.toLocaleLowerCase(language)));
  const types = formatAlternatives(names, language) || t('WANTED_ANY_TYPE');
  const subject = t(criteria.goal === 'rent' ? 'WANTED_FOR_RENT' : 'WANTED_FOR_SALE', {
    types,
    where: describeZones(ctx, criteria, maxCities),
  });
  return subject.charAt(0).toLocaleUpperCase(language) + subject.slice(1);
}

function describePrice(
  { t }: RequestContext,
  { goal, priceMin, priceMax, budget }: SearchCriteria,
): string[] {
  const format = (amount = 0) => formatCurrency(amount);
  const toPrice = (text: string) =>
    goal === 'rent' ? t('WANTED_PER_MONTH', { price: text }) : text;
  const values = { from: format(priceMin), to: format(priceMax) };
  const key = findRangeKey(priceMin, priceMax, [
    'WANTED_PRICE_FROM',
    'WANTED_PRICE_TO',
    'WANTED_PRICE_RANGE',
  ]);
  return [
    ...(key ? [toPrice(t(key, values))] : []),
    ...(budget === undefined ? [] : [t('WANTED_BUDGET', { price: toPrice(format(budget)) })]),
  ];
}

const ROOMS = [
  { text: 'WANTED_BEDROOMS', min: 'bedroomsMin', max: 'bedroomsMax' },
  { text: 'WANTED_BATHROOMS', min: 'bathroomsMin', max: undefined },
  { text: 'WANTED_GARAGES', min: 'garagesMin', max: 'garagesMax' },
  { text: 'WANTED_PARKINGS', min: 'parkingsMin', max: 'parkingsMax' },
] as const;

/** Describes each number of rooms that is asked for: 'minstens 3 slaapkamers', '2 tot 4 slaapkamers'. */
const describeRooms = ({ t }: RequestContext, criteria: SearchCriteria): string[] =>
  ROOMS.flatMap(({ text, min, max }) => {
    const [from, to] = [criteria[min], max && criteria[max]];
    const key = findRangeKey(from, to, ['WANTED_AT_LEAST', 'WANTED_AT_MOST', 'WANTED_RANGE']);
    if (!key) return [];
    const count = to ?? from ?? 0;
    if (from === to) return [t(text, { count })];
    return [t(key, { from: from ?? 0, what: t(text, { count }) })];
  });

/** Chooses the text of a range by which of its ends are given; undefined for none. */
function findRangeKey(
  from: number | undefined,
  to: number | undefined,
  [onlyFrom, onlyTo, both]: [TextKey, TextKey, TextKey],
): TextKey | undefined {
  if (from === undefined) return to === undefined ? undefined : onlyTo;
  return to === undefined ? onlyFrom : both;
}

const formatAlternatives = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
