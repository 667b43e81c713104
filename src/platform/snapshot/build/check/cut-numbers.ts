import { htmlToText } from '../../../../domain/format/html-to-text';
import { DETAILS_FILE } from '../../../../domain/law/advertisement/property-check';
import type { SnapshotRule } from './finding';
import { createFileRule, createWarningFinding } from './finding';
import { getRecordName } from './record-name';

/**
 * Warns of a short description that ends inside a number. Software that cuts a text after its first
 * sentence takes the dot of '€ 145.000' for its end, and page, search engines and shared links then
 * name a price of 145 euro.
 */
export const CUT_NUMBER_RULE: SnapshotRule = createFileRule(
  [DETAILS_FILE],
  function* (file, records) {
    for (const [index, record] of records.entries()) {
      const { ShortDescription = '', Description = '' } = record;
      const number = findCutNumber(ShortDescription, Description);
      if (number === undefined) continue;
      const name = getRecordName(file, record, index);
      const message = `ends in '${number}': is a longer number cut?`;
      yield createWarningFinding(file, name, 'ShortDescription', message);
    }
  },
);

/** Up to three digits stand before a sign of thousands; a year has four. */
const LAST_NUMBER = /(?:€\s?)?(?<!\d)\d{1,3}[.,]?$/u;

/** Returns the number that a text ends in; undefined if the description ends its sentence there too. */
function findCutNumber(short: string, description: string): string | undefined {
  const text = htmlToText(short).trim();
  const [number] = LAST_NUMBER.exec(text) ?? [];
  if (number === undefined) return undefined;
  const whole = htmlToText(description);
  const start = whole.indexOf(text);
  const isWhole = start >= 0 && !/^[.,\s]?\d/u.test(whole.slice(start + text.length));
  return isWhole ? undefined : number;
}
