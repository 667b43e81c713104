import { findProject } from '../../domain/catalogue/project';
import { CRITERION_NAMES } from '../../domain/criteria/criteria';
import type { SearchRegion } from '../../domain/criteria/search-region';
import { formatCityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import type { CatalogueLanguage } from '../../domain/language/language';
import { getListFormat } from '../../domain/language/list-format';
import type { RequestContext } from '../../platform/request-context';
import {
  describeCriteria,
  describePlaces,
  listTypeNames,
} from '../../views/criteria/criteria-words';
import { SORT_TEXTS } from '../../views/criteria/sort-texts';
import { joinCriteria } from './question/asked-criteria';
import type { Around, QuestionPart, WordsPart } from './question/question';
import { PLACE_WORDS, TYPE_WORDS } from './question/question-data';

/** More cities than this are a number of cities. */
const MAX_CITIES = 6;

/**
 * Returns a question as it was understood as the end of a sentence: 'te koop in Lier met een haard, minstens 3
 * slaapkamers'. The words of a synonym are those of the agency; other words are quoted.
 */
export function describeParts(ctx: RequestContext, parts: readonly QuestionPart[]): string {
  const { t, language, catalogueLanguage } = ctx;
  const and = getListFormat(language);
  const or = getListFormat(language, 'disjunction');
  const { goal, criteria } = joinCriteria(parts, ctx.snapshot.catalogue.index);
  const types = listTypeNames(ctx, criteria);
  const words = parts.flatMap((part) => {
    if (part.kind !== 'words') return [];
    const answer = language === catalogueLanguage && part.answer;
    return answer || t('SEARCH_WITH_WORDS', { text: part.text });
  });
  const subject = [
    goal && t(goal === 'sale' ? 'FOR_SALE' : 'FOR_RENT').toLowerCase(),
    types.length > 0 && t('SEARCH_OF_TYPE', { types: or.format(types) }),
    hasPlaces(criteria) && describePlaces(ctx, criteria, MAX_CITIES),
    words.length > 0 && and.format(new Set(words)),
  ];
  return [subject.filter(Boolean).join(' '), ...describeWishes(ctx, criteria, goal)]
    .filter(Boolean)
    .join(', ');
}

/** Describes what is asked beside goal, types and places. */
const describeWishes = (
  ctx: RequestContext,
  criteria: Parameters<typeof describeCriteria>[1],
  goal: 'sale' | 'rent' | undefined,
): string[] => describeCriteria(ctx, { ...criteria, goal }, CRITERION_NAMES);

const hasPlaces = ({ cities, zips, regions }: Parameters<typeof describePlaces>[1]): boolean =>
  Boolean(cities ?? zips ?? regions);

/** Returns what a part of a question was understood as: 'Gemeente: Lier', 'Minstens 3 slaapkamers'. */
export function describePart(ctx: RequestContext, part: QuestionPart): string {
  const { t, snapshot } = ctx;
  switch (part.kind) {
    case 'goal':
      return t(part.goal === 'sale' ? 'FOR_SALE' : 'FOR_RENT');
    case 'criteria': {
      const { criteria } = part;
      const { cities = [], zips = [] } = criteria;
      if (part.around) return capitalize(describeAround(ctx, part.around));
      const or = getListFormat(ctx.language, 'disjunction');
      const types = listTypeNames(ctx, criteria);
      if (types.length > 0) return t('SEARCH_PART', { kind: t('TYPE'), name: or.format(types) });
      const names = [...cities.map(({ name }) => formatCity(ctx, name)), ...zips];
      if (names.length > 0)
        return t('SEARCH_PART', { kind: t('CITY'), name: or.format(new Set(names)) });
      if (hasPlaces(criteria)) return capitalize(describePlaces(ctx, criteria, MAX_CITIES));
      return capitalize(describeWishes(ctx, criteria, undefined).join(', '));
    }
    case 'ownFunds':
      return t('SEARCH_PART', { kind: t('COSTS_OWN'), name: formatCurrency(part.amount) });
    case 'words':
      return t('SEARCH_PART', { kind: t('SEARCH_WORDS'), name: part.text });
    case 'order':
      return t('SORT_ORDER_CHOSEN', { order: t(SORT_TEXTS[part.sort]) });
    case 'property':
      return t('REFERENCE_ID', { id: part.id });
    case 'project':
      return (
        findProject(snapshot.catalogue.projects, part.id, ctx.catalogueLanguage)?.Name ?? part.text
      );
    case 'page':
    case 'everywhere':
    case 'unread':
      return part.text;
  }
}

/** Returns where one looks around towns: 'tot 15 km van Lier'. */
export function describeAround(ctx: RequestContext, { km, cities }: Around): string {
  const or = getListFormat(ctx.language, 'disjunction');
  const names = new Set(cities.map(({ name }) => formatCity(ctx, name)));
  return ctx.t('WANTED_AROUND', { km, where: or.format(names) });
}

/** Quotes what parts were understood as: '‘Vanaf € 300.000’ en ‘Tot € 200.000’'. */
export const quoteParts = (ctx: RequestContext, parts: Iterable<QuestionPart>): string =>
  getListFormat(ctx.language).format(
    Array.from(parts, (part) =>
      ctx.t('SEARCH_QUOTED', {
        text: part.kind === 'words' ? part.text : describePart(ctx, part),
      }),
    ),
  );

/**
 * Returns the link text for a part of a question without results: 'Zwembad, in heel ons aanbod', 'Alles
 * in Mol'.
 */
export function describeAlone(ctx: RequestContext, parts: readonly QuestionPart[]): string {
  const { t, language } = ctx;
  const [only, other] = parts;
  if (!only) return '';
  const names = parts.map((part) => (part.kind === 'words' ? part.text : describePart(ctx, part)));
  if (other) {
    const and = getListFormat(language);
    return t('SEARCH_TOGETHER', { names: capitalize(and.format(names)) });
  }
  const city = findOnlyCity(only);
  if (city) return t('SEARCH_ALL_IN_CITY', { city: formatCity(ctx, city) });
  return t('SEARCH_ANYWHERE', { name: capitalize(names[0] ?? '') });
}

/** Returns the name of the only city that a part of a question names. */
export function findOnlyCity(part: QuestionPart): string | undefined {
  const [city, ...others] = (part.kind === 'criteria' && part.criteria.cities) || [];
  return city && others.every(({ name }) => name === city.name) ? city.name : undefined;
}

/** Writes a type as a question names it; undefined of one that no question does. */
export const writeType = ({ language }: RequestContext, webId: number): string | undefined =>
  TYPE_WORDS[webId]?.[language][0];

/** Writes a region alone as a question names it. */
export const writeRegion = (
  { language }: RequestContext,
  region: SearchRegion,
): string | undefined =>
  PLACE_WORDS.regions.find(({ regions: [only, other] }) => only === region && !other)?.words[
    language
  ][0];

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const formatCity = ({ snapshot }: RequestContext, name: string): string =>
  formatCityName(name, snapshot.site.configuration.listings);

/** Names a kind of home by the word that texts are searched for, unless what was typed is one: 'chaletje' is 'chalet'. */
export function nameSought({ text, found, type }: WordsPart, language: CatalogueLanguage): string {
  const sought = found?.[language] ?? [];
  const isSought = type === undefined || sought.includes(text.toLowerCase());
  return isSought ? text : (sought[0] ?? text);
}
