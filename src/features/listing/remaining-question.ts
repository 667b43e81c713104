import type { CriterionName } from '../../domain/criteria/criteria';
import { CRITERION_NAMES, getCriterionFields } from '../../domain/criteria/criteria';
import type { RequestContext } from '../../platform/request-context';
import type { Answer } from '../search/answer';
import { answerText } from '../search/answer';
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
    if (part.kind === 'order') return !('sort' in change) && changed.sort === part.sort;
    return part.kind !== 'ownFunds' || changed.ownFunds === part.amount;
  };
  const parts = asked?.parts ?? [];
  const kept = parts.filter(isKept);
  // What was typed stays as it was typed.
  if (kept.length === parts.length) return request.question;
  return joinParts(kept) || undefined;
}

/**
 * Returns a request with what its list still answers of its question, and how that is understood: whoever changes a filter
 * keeps the rest of what they typed, and what was not understood.
 */
export async function loadQuestion(
  ctx: RequestContext,
  request: ListingRequest,
): Promise<{ request: ListingRequest; asked: Answer | undefined }> {
  if (!request.question) return { request, asked: undefined };
  const asked = await answerText(ctx, request.question);
  const { criteria } = asked.asked;
  const names = CRITERION_NAMES.filter(
    (name) =>
      name === 'words' ||
      !getCriterionFields(name).every((field) => holds(request[field], criteria[field])),
  );
  const question = keepQuestion(asked, request, { names, change: {} });
  if (question === request.question) return { request, asked };
  return loadQuestion(ctx, { ...request, question });
}

/** Whether a list asks for nothing by a criterion but what the question says. */
export const saysCriterion = (
  { asked: { criteria }, parts }: Answer,
  name: CriterionName,
  request: ListingRequest,
): boolean =>
  name === 'words'
    ? holds(
        parts.map(({ text }) => text),
        request.words,
      )
    : getCriterionFields(name).every((field) => holds(criteria[field], request[field]));

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
