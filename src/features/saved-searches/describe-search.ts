import { CRITERION_NAMES } from '../../domain/criteria/criteria';
import type { SavedCriteria } from '../../domain/criteria/saved-criteria';
import type { RequestContext } from '../../platform/request-context';
import {
  describeCriteria,
  describePlaces,
  formatAlternatives,
  formatInSentence,
  listTypeNames,
} from '../../views/criteria/criteria-words';

/** More cities than this are a number of cities. */
const MAX_CITIES = 6;
const MAX_NAME_LENGTH = 60;

/**
 * Describes a search in one sentence without a full stop: 'Huis of villa te koop in Lier of Mol, tot
 * € 400.000, minstens 3 slaapkamers, met tuin'.
 */
export const describeSearch = (ctx: RequestContext, criteria: SavedCriteria): string =>
  [
    describeSubject(ctx, criteria, MAX_CITIES),
    ...describeCriteria(ctx, criteria, CRITERION_NAMES),
  ].join(', ');

/** Returns a short name for a search that its owner gave none: 'Huis te koop in Lier'. */
export function nameSearch(ctx: RequestContext, criteria: SavedCriteria): string {
  const name = describeSubject(ctx, criteria, 2);
  return name.length <= MAX_NAME_LENGTH
    ? name
    : `${name.slice(0, MAX_NAME_LENGTH).replace(/[\s,]+\S*$/, '')}…`;
}

function describeSubject(ctx: RequestContext, criteria: SavedCriteria, maxCities: number): string {
  const { t, language } = ctx;
  const names = listTypeNames(ctx, criteria).map((name) => formatInSentence(name, language));
  const types = formatAlternatives(names, language) || t('WANTED_ANY_TYPE');
  const subject = t(criteria.goal === 'rent' ? 'WANTED_FOR_RENT' : 'WANTED_FOR_SALE', {
    types,
    where: describePlaces(ctx, criteria, maxCities),
  });
  return subject.charAt(0).toLocaleUpperCase(language) + subject.slice(1);
}
