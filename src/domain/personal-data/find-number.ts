import { listPhoneBeginnings } from '../typed-values/read-phone';

/** What stands between the digits of a number, also as HTML and links write it. */
const BETWEEN = String.raw`(?:[\s./()-]|\(0\)|&nbsp;|&#160;|%20)*`;

/** A digit or sign that makes a number the end of a longer one; an encoded sign of a link does not. */
const LONGER_BEFORE = String.raw`(?:(?<![\d+])|(?<=%(?:20|2b|28|3a)))`;

/** Compiles a telephone number as it is dialled, in every spelling that people and the site give it. */
export function compileNumber(dialled: string): RegExp {
  const spellings = listPhoneSpellings(dialled).map((spelling) =>
    [...spelling]
      .map((character) => (character === '+' ? String.raw`\+?` : character))
      .join(BETWEEN),
  );
  return new RegExp(String.raw`${LONGER_BEFORE}(?:${spellings.join('|')})(?!\d)`, 'giu');
}

/** Lists how a number may be stored, without what stands between its digits: '+32470…', '0032470…', '0470…'. */
export const listPhoneSpellings = (dialled: string): string[] =>
  listPhoneBeginnings(dialled).flatMap((spelling) =>
    spelling.startsWith('+') ? [spelling, `00${spelling.slice(1)}`] : [spelling],
  );
