/** Letters that Unicode does not decompose into a base letter and a mark, and those with two small forms. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ŧ: 't', ı: 'i' },
  ς: 'σ',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');

/**
 * Returns a text without case and accents, in every alphabet: what was stored and what is looked for are both folded
 * by this, never by the database, whose `lower` knows ASCII only. 'Élodie' and 'ELODIE' are 'elodie'.
 */
export const foldText = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/\p{M}/gu, '')
        .replace(SPECIAL, (letter) => PLAIN_LETTERS[letter] ?? letter);

/** Most texts are of ASCII alone and have nothing to fold but their case. */
const ASCII = /^[\0-\x7f]*$/;
