import type { QuestionPart } from './question';

/** Beyond these numbers a page of chips helps nobody, and each word is a part of the index to read. */
const MAX_PARTS = 24;
const MAX_WORDS = 8;
const MAX_UNREAD_LENGTH = 60;

/** Joins the parts of an endless text that are too many to one that is not read. */
export function limitParts(parts: readonly QuestionPart[]): QuestionPart[] {
  let words = 0;
  const isRead = (part: QuestionPart, position: number) =>
    position < MAX_PARTS && (part.kind !== 'words' || ++words <= MAX_WORDS);
  const read = parts.filter(isRead);
  const kept = new Set(read);
  const rest = parts.filter((part) => !kept.has(part)).map(({ text }) => text);
  if (rest.length === 0) return read;
  const text = rest.join(' ');
  const short = text.length > MAX_UNREAD_LENGTH ? `${text.slice(0, MAX_UNREAD_LENGTH)}…` : text;
  return [...read, { kind: 'unread', text: short }];
}
