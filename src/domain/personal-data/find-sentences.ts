import { hasAddress } from './find-address';

/** A text without full stops is no sentence: so many characters at each side of the address are enough. */
const MAX_SIDE = 160;

/** The end of a sentence: its mark with what closes it and a space, or a new line. */
const SENTENCE_END = /(?<=[.!?…。！？]["'”’»)\]]*)\s+|\s*[\r\n]+\s*/u;

/** Returns the sentences of a text that hold exactly this address, and nothing of those around them. */
export const findSentences = (text: string, email: string): string[] =>
  text
    .split(SENTENCE_END)
    .filter((sentence) => hasAddress(sentence, email))
    .map((sentence) => shorten(sentence.trim(), email));

/** Leaves of a long sentence the words around the address. */
function shorten(sentence: string, email: string): string {
  if (sentence.length <= 2 * MAX_SIDE) return sentence;
  const words = sentence.split(/(?<=\s)/);
  const at = words.findIndex((word) => hasAddress(word, email));
  const [before, after] = [words.slice(0, Math.max(0, at)), words.slice(at + 1)];
  const left = takeWords(before.toReversed()).toReversed();
  const right = takeWords(after);
  return [
    left.length < before.length ? '… ' : '',
    ...left,
    words[at] ?? '',
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
