import type { CriterionName } from '../../domain/criteria/criteria';
import { getCriterionFields } from '../../domain/criteria/criteria';
import type { Answer } from '../search/answer';
import type { QuestionPart } from '../search/question/question';
import { joinParts } from '../search/question/question';
import type { ListingRequest } from './listing-request';

/**
 * Returns what is left of a question when a list changes: its parts but for those that ask for what the changed list no
 * longer does by these criteria. What was not understood stays, so that it is still said.
 */
export function keepQuestion(
  asked: Pick<Answer, 'parts' | 'missing'> | undefined,
  request: ListingRequest,
  { names, change }: { names: readonly CriterionName[]; change: Partial<ListingRequest> },
): string | undefined {
  const changed = { ...request, ...change };
  const fields = names.flatMap(getCriterionFields);
  const isKept = (part: QuestionPart): boolean => {
    if (part.kind === 'criteria')
      return fields.every((field) => holds(changed[field], part.criteria[field]));
    if (part.kind === 'words' && names.includes('words') && !asked?.missing.has(part))
      return holds(changed.words, [part.text]);
    if (part.kind === 'order') return !('sort' in change);
    return part.kind !== 'ownFunds' || changed.ownFunds !== undefined;
  };
  return joinParts((asked?.parts ?? []).filter(isKept)) || undefined;
}

/** Whether a list still asks for all of what a part does; towns are compared by name, since a list adds postcodes. */
const holds = (value: unknown, asked: unknown): boolean =>
  asked === undefined ||
  (Array.isArray(asked)
    ? asked.every((item) => Array.isArray(value) && value.some((own) => isSame(own, item)))
    : value === asked);

const isSame = (own: unknown, item: unknown): boolean =>
  own === item || (hasName(own) && hasName(item) && own.name === item.name);

const hasName = (item: unknown): item is { name: string } =>
  typeof item === 'object' && item !== null && 'name' in item;
