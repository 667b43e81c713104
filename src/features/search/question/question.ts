import type { ListingSort } from '../../../domain/catalogue/listing/listing-query';
import type { CityFilter, Criteria } from '../../../domain/criteria/criteria';
import { MAX_WORDS } from '../../../domain/criteria/criteria';
import type { CatalogueLanguage } from '../../../domain/language/language';
import { toPhraseKey } from './tokenize';

/** A part of a typed text with what it was understood as. */
export type QuestionPart = {
  /** Says the same where other parts are gone: 'hoogstens 2' beside bedrooms is 'max 2 slaapkamers' without them. */
  alone?: string | undefined;
} & (
  | { kind: 'property'; text: string; id: number; isKnown: boolean }
  | { kind: 'goal'; text: string; goal: 'sale' | 'rent' }
  | { kind: 'criteria'; text: string; criteria: Criteria; around?: Around }
  /** What a buyer need not borrow, in whole euro. */
  | { kind: 'ownFunds'; text: string; amount: number }
  | { kind: 'everywhere'; text: string }
  /** Which of the answers come first. */
  | { kind: 'order'; text: string; sort: ListingSort }
  | { kind: 'project'; text: string; id: number }
  | { kind: 'page'; text: string; path: string }
  | WordsPart
  /** What is not looked for: a number that nothing explains, since texts are full of numbers, or a word too many. */
  | { kind: 'unread'; text: string }
);

/** Towns that are asked for with all that lies so near. */
export interface Around {
  km: number;
  cities: readonly CityFilter[];
}

/** Words to look for in the texts of properties. */
export interface WordsPart {
  kind: 'words';
  text: string;
  alone?: string | undefined;
  /** What texts may say instead, by their language; absent of a word that no table knows. */
  found?: Partial<Record<CatalogueLanguage, readonly string[]>> | undefined;
  /** Of a kind of home, 'villa', the type that its homes are of. */
  type?: number | undefined;
  /** Continues the sentence '3 panden …'. */
  answer?: string | undefined;
}

/** Returns the text of a question without one of its parts: what is left says the same as before. */
export const withoutPart = (parts: readonly QuestionPart[], part: QuestionPart): string =>
  joinParts(parts.filter((other) => other !== part));

export const joinParts = (parts: readonly QuestionPart[]): string =>
  parts.map(({ text, alone = text }) => alone).join(' ');

/** Beyond these numbers a page of chips helps nobody. */
const [MAX_PARTS, MAX_UNREAD_LENGTH] = [24, 60];

/** Joins the parts of an endless text that are too many, and what is beyond, to one that is not read; a repeated one counts once. */
export function limitParts(parts: readonly QuestionPart[], beyond: string): QuestionPart[] {
  const getKey = (part: QuestionPart) =>
    part.kind === 'words' ? toPhraseKey(part.text) : JSON.stringify(part);
  const distinct = [...new Map(parts.map((part) => [getKey(part), part])).values()];
  let count = 0;
  const isRead = (part: QuestionPart, position: number) =>
    position < MAX_PARTS && (part.kind !== 'words' || ++count <= MAX_WORDS);
  const read = distinct.filter(isRead);
  const kept = new Set(read);
  const rest = distinct.filter((part) => !kept.has(part));
  const text = [...rest.map((part) => part.text), beyond].join(' ').trim();
  if (text === '') return read;
  const short = text.length > MAX_UNREAD_LENGTH ? `${text.slice(0, MAX_UNREAD_LENGTH)}…` : text;
  return [...read, { kind: 'unread', text: short }];
}
