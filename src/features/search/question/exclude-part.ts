import type { Criteria } from '../../../domain/criteria/criteria';
import type { QuestionPart } from './question';
import type { TypedPart, Whole } from './typed-part';

/** Criteria of which the highest number says that one wants none. */
const NONE: readonly (readonly [asked: keyof Criteria, none: Criteria])[] = [
  ['garage', { garagesMax: 0 }],
  ['parkingsMin', { parkingsMax: 0 }],
];

/** The types that people live in: houses, and flats with studios. What is none of one group is of the other. */
const HOMES: readonly (readonly number[])[] = [[1], [2, 3]];

/**
 * What somebody does not want. No garage is a criterion, 'geen appartement' a house, and nothing beside a type that is
 * wanted; other things ('zonder grond') lists cannot leave out.
 */
export function excludePart(part: TypedPart, text: string, { types }: Whole): QuestionPart[] {
  const unwanted = part.kind === 'type' && HOMES.find((homes) => homes.includes(part.webId));
  if (unwanted) {
    if (types.size > 0) return [];
    const rest = HOMES.filter((homes) => homes !== unwanted).flat();
    return [{ kind: 'criteria', text, criteria: { types: rest } }];
  }
  const none =
    part.kind === 'criteria' && NONE.find(([asked]) => part.criteria[asked] !== undefined);
  return [none ? { kind: 'criteria', text, criteria: none[1] } : { kind: 'unread', text }];
}
