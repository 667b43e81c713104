import type { MatchCandidate } from './matches-criteria';
import { matchesCriteria } from './matches-criteria';
import type { SearchCriteria } from './search-criteria';

/** Properties, sorted so that a search is compared only with those of its goal and types. */
export type CandidateGroups<Item> = ReadonlyMap<string, readonly Item[]>;

interface Compared {
  candidate: MatchCandidate;
}

/** Groups properties by goal and type, once for all searches. */
export function groupCandidates<Item extends Compared>(
  items: readonly Item[],
): CandidateGroups<Item> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const { goal, types } = item.candidate;
    for (const name of [goal, ...types.map((type) => `${goal} ${type}`)]) {
      const group = groups.get(name);
      if (group) group.push(item);
      else groups.set(name, [item]);
    }
  }
  return groups;
}

/** Finds the properties that fit a search, at most `max` of them. */
export function findFitting<Item extends Compared>(
  groups: CandidateGroups<Item>,
  criteria: SearchCriteria,
  max: number,
): Set<Item> {
  const { goal, types } = criteria;
  const names = types.length > 0 ? types.map((type) => `${goal} ${type}`) : [goal];
  const fitting = new Set<Item>();
  for (const name of names)
    for (const item of groups.get(name) ?? []) {
      if (fitting.size >= max) return fitting;
      if (matchesCriteria(item.candidate, criteria)) fitting.add(item);
    }
  return fitting;
}
