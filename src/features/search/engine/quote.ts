import { encodeWords } from '../../../domain/catalogue/words/word-encoder';
import type { CatalogueLanguage } from '../../../domain/language/language';

/** A piece of a quoted line; `isHit` if it is one of the words that were looked for. */
export interface QuotePiece {
  text: string;
  isHit: boolean;
}

const MAX_LENGTH = 68;
/** The first hit stands behind at most this many characters. */
const MAX_BEFORE_HIT = 26;

/**
 * Quotes the line that holds most of the phrases that were looked for, with their words marked, cut to
 * two lines of a card. Undefined if no line holds any.
 */
export function quoteLine(
  lines: readonly string[],
  sought: readonly string[],
  language: CatalogueLanguage,
): QuotePiece[] | undefined {
  const phrases = sought
    .map((phrase) => encodeWords(phrase, language))
    .filter(({ length }) => length);
  let best: { pieces: QuotePiece[]; count: number } | undefined;
  for (const line of lines) {
    const { pieces, count } = markPhrases(line, phrases, language);
    if (count > (best?.count ?? 0)) best = { pieces, count };
  }
  return best && joinPieces(cutPieces(best.pieces));
}

/** Letters and digits, or 'B&B'. */
const WORD = /((?<![\p{L}\p{N}])\p{L}&\p{L}(?![\p{L}\p{N}])|[\p{L}\p{N}]+)/u;

/** Splits a line into words and what is between them, and marks each phrase from first to last word. */
function markPhrases(
  line: string,
  phrases: readonly (readonly string[])[],
  language: CatalogueLanguage,
): { pieces: QuotePiece[]; count: number } {
  const pieces = line.split(WORD).map((text) => ({ text, isHit: false }));
  // Every second piece is a word.
  const words = pieces.flatMap(({ text }, index) =>
    index % 2 === 0 ? [] : encodeWords(text, language).map((word) => ({ word, index })),
  );
  let count = 0;
  for (const phrase of phrases) {
    const start = words.findIndex((_, from) =>
      phrase.every((word, offset) => words[from + offset]?.word === word),
    );
    if (start < 0) continue;
    count++;
    const [from, to] = [words[start]?.index ?? 0, words[start + phrase.length - 1]?.index ?? 0];
    for (const piece of pieces.slice(from, to + 1)) piece.isHit = true;
  }
  return { pieces, count };
}

/** Cuts words before the first hit and after the limit, with an ellipsis for each. */
function cutPieces(pieces: readonly QuotePiece[]): QuotePiece[] {
  const hit = pieces.findIndex(({ isHit }) => isHit);
  let start = hit;
  let before = 0;
  while (start > 0 && before + (pieces[start - 1]?.text.length ?? 0) <= MAX_BEFORE_HIT) {
    start--;
    before += pieces[start]?.text.length ?? 0;
  }
  let end = start;
  let length = 0;
  while (end < pieces.length && length + (pieces[end]?.text.length ?? 0) <= MAX_LENGTH) {
    length += pieces[end]?.text.length ?? 0;
    end++;
  }
  const ellipsis = { text: '…', isHit: false };
  const kept = pieces.slice(start, Math.max(end, hit + 1));
  while (end < pieces.length && /^[\s,;:.]*$/.test(kept.at(-1)?.text ?? 'end')) kept.pop();
  return [
    ...(start > 0 && kept.length > 0 ? [{ text: '… ', isHit: false }, ...trimStart(kept)] : kept),
    ...(end < pieces.length ? [ellipsis] : []),
  ];
}

const trimStart = ([first, ...others]: QuotePiece[]): QuotePiece[] =>
  first ? [{ ...first, text: first.text.replace(/^[\s,;.:]+/, '') }, ...others] : [];

/** Joins neighbours of the same kind. */
function joinPieces(pieces: readonly QuotePiece[]): QuotePiece[] {
  const joined: QuotePiece[] = [];
  for (const { text, isHit } of pieces) {
    const last = joined.at(-1);
    if (last && last.isHit === isHit) last.text += text;
    else joined.push({ text, isHit });
  }
  return joined.filter(({ text }) => text !== '');
}
