import { isForSale, isForTakeover } from '../../../../domain/catalogue/property-kind';
import { findAdvertisementFaults } from '../../../../domain/law/advertisement/find-faults';
import type { PropertyRecord } from '../../../../domain/law/advertisement/property-check';
import { ADVERTISEMENT_RULES_CHECKED_ON } from '../../../../domain/law/advertisement-rules';
import { joinProperties } from '../join-properties';
import type { SnapshotRule } from './finding';
import { createNoteFinding, createWarningFinding } from './finding';

/** A law may have changed in this time: the check asks to compare the rules with it again. */
const MAX_AGE_MONTHS = 12;

/**
 * Finds what the law on advertisements asks of each property and region (data/law). The level of a
 * finding is that of its rule, which the message names.
 */
export const ADVERTISEMENT_RULE: SnapshotRule = {
  requiredFiles: [],
  *checkListings(_input, slice) {
    for (const property of joinProperties(slice)) {
      for (const { rule, file, field, language, problem } of findAdvertisementFaults(property)) {
        const record = `${property.nl.ID} ${language}`;
        yield { level: rule.level, file, record, field, message: `${problem} (rule ${rule.id})` };
      }
      for (const record of [property.nl, property.fr]) {
        const doubt = findPriceDoubt(record);
        const name = `${record.ID} ${record.language}`;
        if (doubt) yield createWarningFinding('catalogue/properties.json', name, 'Price', doubt);
      }
    }
  },
  *check() {
    const age = countMonthsSince(ADVERTISEMENT_RULES_CHECKED_ON, new Date());
    if (age >= MAX_AGE_MONTHS)
      yield createNoteFinding(
        'data/law/advertisement-rules.json',
        'rules',
        'checkedOn',
        `the advertisement rules were last compared with the law ${age} months ago`,
      );
  },
};

/** The lowest price of a property for sale and the highest rent that are not most likely a slip, in euro. */
const [LOWEST_SALE, HIGHEST_RENT] = [10_000, 25_000];

function findPriceDoubt(property: PropertyRecord): string | undefined {
  const { PublishPrice, Price, WebID } = property;
  if (!PublishPrice || isForTakeover(property)) return undefined;
  if (Price === 0) return 'is 0, yet it is to be published';
  const isHome = [1, 2, 3].includes(WebID);
  if (isForSale(property) && isHome && Price < LOWEST_SALE)
    return `is ${Price}: is a digit missing?`;
  if (!isForSale(property) && isHome && Price > HIGHEST_RENT)
    return `is ${Price} a month: is it the price of a sale?`;
  return undefined;
}

const countMonthsSince = (day: string, now: Date): number =>
  (now.getUTCFullYear() - Number(day.slice(0, 4))) * 12 +
  now.getUTCMonth() +
  1 -
  Number(day.slice(5, 7));
