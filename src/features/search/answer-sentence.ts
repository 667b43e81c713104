import { formatCityName } from '../../domain/format/address';
import type { RequestContext } from '../../platform/request-context';
import type { QuestionPart } from './engine/question';

/**
 * Returns a question as it was understood as the end of a sentence: 'te koop in Durbuy met een haard'.
 * The words of a synonym are those of the agency; other words are quoted.
 */
export function describeParts(ctx: RequestContext, parts: readonly QuestionPart[]): string {
  const { t, language, catalogueLanguage } = ctx;
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const or = new Intl.ListFormat(language, { type: 'disjunction' });
  const goals = parts.flatMap((part) => (part.kind === 'goal' ? formatGoal(ctx, part) : []));
  const types = parts.flatMap((part) => (part.kind === 'type' ? part.name : []));
  const cities = parts.flatMap((part) => (part.kind === 'city' ? formatCity(ctx, part.name) : []));
  const words = parts.flatMap((part) => {
    if (part.kind !== 'words') return [];
    const answer = language === catalogueLanguage && part.synonym?.answer;
    return answer || t('SEARCH_WITH_WORDS', { text: part.text });
  });
  return [
    ...new Set(goals.map((goal) => goal.toLowerCase())),
    types.length > 0 && t('SEARCH_OF_TYPE', { types: or.format(new Set(types)) }),
    cities.length > 0 && t('SEARCH_IN_CITY', { cities: or.format(new Set(cities)) }),
    words.length > 0 && and.format(words),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns what a part of a question was understood as: 'Gemeente: Durbuy'. */
export function describePart(ctx: RequestContext, part: QuestionPart): string {
  const { t } = ctx;
  switch (part.kind) {
    case 'goal':
      return formatGoal(ctx, part);
    case 'type':
      return t('SEARCH_PART', { kind: t('TYPE'), name: part.name });
    case 'city':
      return t('SEARCH_PART', { kind: t('CITY'), name: formatCity(ctx, part.name) });
    case 'words':
      return t('SEARCH_PART', { kind: t('SEARCH_WORDS'), name: part.text });
  }
}

/**
 * Returns the link text for a part of a question without results: 'Zwembad, in heel ons aanbod', 'Alles
 * in Wéris'.
 */
export function describeAlone(ctx: RequestContext, parts: readonly QuestionPart[]): string {
  const { t, language } = ctx;
  const [only, other] = parts;
  if (other) {
    const and = new Intl.ListFormat(language, { type: 'conjunction' });
    return t('SEARCH_TOGETHER', { names: capitalize(and.format(parts.map(({ text }) => text))) });
  }
  if (only?.kind === 'city') return t('SEARCH_ALL_IN_CITY', { city: formatCity(ctx, only.name) });
  const name = only?.kind === 'words' ? capitalize(only.text) : only && describePart(ctx, only);
  return t('SEARCH_ANYWHERE', { name: name ?? '' });
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const formatGoal = ({ t }: RequestContext, { goal }: Extract<QuestionPart, { kind: 'goal' }>) =>
  t(goal === 'sale' ? 'FOR_SALE' : 'FOR_RENT');

export const formatCity = ({ snapshot }: RequestContext, name: string): string =>
  formatCityName(name, snapshot.site.configuration.listings);
