import { hasAddress, locateAddress } from './find-address';

/** A text without full stops is no sentence: so many characters at each side of the address are enough. */
const MAX_SIDE = 160;

/** The end of a sentence: its mark with what closes it and a space, or a new line. */
const SENTENCE_END = /(?<=[.!?…。！？]["'”’»)\]]*)\s+|\s*[\r\n]+\s*/u;

/** Returns the sentences of a text that hold exactly this address or number, and nothing of those around them. */
export const findSentences = (text: string, who: string): string[] =>
  text
    .split(SENTENCE_END)
    .filter((sentence) => hasAddress(sentence, who))
    .map((sentence) => shorten(sentence.trim(), who));

/** Leaves of a long sentence the words around the address. */
function shorten(sentence: string, who: string): string {
  if (sentence.length <= 2 * MAX_SIDE) return sentence;
  const [start, end] = locateAddress(sentence, who) ?? [0, 0];
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)].map((side) =>
    side.split(/(?<=\s)/),
  ) as [string[], string[]];
  const left = takeWords(before.toReversed()).toReversed();
  const right = takeWords(after);
  return [
    left.length < before.length ? '… ' : '',
    ...left,
    sentence.slice(start, end),
    ...right,
    right.length < after.length ? '…' : '',
  ].join('');
}

/** Takes words as long as they fit. */
function takeWords(words: readonly string[]): string[] {
  let length = 0;
  return words.slice(
    0,
    words.findIndex((word) => {
      length += word.length;
      return length > MAX_SIDE;
    }) >>> 0,
  );
}
