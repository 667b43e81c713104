/** '1½ miljoen', '¼ ha': what one sign says is written as a number. */
const VULGAR_FRACTION = /(?:(\d+) ?)?([¼½¾])/g;
const FRACTIONS: Readonly<Record<string, string>> = { '¼': ',25', '½': ',5', '¾': ',75' };

/** Digits in groups or one row, of which letters may stand for some: '35O.000', 'l50 OOO', '1OO0'. */
const MISTYPED =
  /(?<![\p{L}\d.,])(?:[\dOoIiLl]{1,3}(?:[.,'’ ][\dOoIiLl]{3})+|[\dOoIiLl]{3,})(?=(?:[kK€]|m[2²]?)?(?![\p{L}\d]))/gu;

/** Writes signs of fractions as decimals, before normalizing makes three characters of each. */
export const unifyFractions = (text: string): string =>
  text.replace(VULGAR_FRACTION, (_, whole = '0', sign = '') => whole + FRACTIONS[sign]);

/**
 * Writes numbers with digits alone where letters look like some and everything else is a digit: such a number would else be
 * read as the few digits before its letter.
 */
export const unifyNumbers = (text: string): string =>
  text.replace(MISTYPED, (typed) => (isNumber(typed) ? replaceLetters(typed) : typed));

/** A word such as 'lol' is none, and in '1 250 lol' it stands beside the number. */
const isNumber = (typed: string): boolean => {
  const groups = typed.split(' ');
  const digits = typed.match(/\d/g)?.length ?? 0;
  return (
    digits >= (/[.,'’ ]/.test(typed) ? 1 : 2) &&
    groups.every((group, position) => /\d/.test(group) || (position > 0 && /^O+$/i.test(group)))
  );
};

const replaceLetters = (typed: string): string => typed.replace(/o/gi, '0').replace(/[il]/gi, '1');
