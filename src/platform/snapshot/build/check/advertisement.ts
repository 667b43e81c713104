import type { SaleKind } from '../../../../domain/catalogue/sale-kind';
import { getSaleKind } from '../../../../domain/catalogue/sale-kind';
import { findAdvertisementFaults } from '../../../../domain/law/advertisement/find-faults';
import type { PropertyRecord } from '../../../../domain/law/advertisement/property-check';
import { DETAILS_FILE, SUMMARIES_FILE } from '../../../../domain/law/advertisement/property-check';
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
  *checkProperties(_input, slice) {
    for (const property of joinProperties(slice)) {
      for (const { rule, file, field, language, problem } of findAdvertisementFaults(property)) {
        const record = `${property.nl.ID} ${language}`;
        yield { level: rule.level, file, record, field, message: `${problem} (rule ${rule.id})` };
      }
      const [kind, kindInFrench] = [getSaleKind(property.nl), getSaleKind(property.fr)];
      if (kind !== kindInFrench)
        yield createWarningFinding(
          DETAILS_FILE,
          `${property.fr.ID} fr`,
          'Goal',
          `with its other fields makes it a ${kindInFrench} in fr and a ${kind} in nl`,
        );
      for (const record of [property.nl, property.fr]) {
        const doubt = findPriceDoubt(record);
        const name = `${record.ID} ${record.language}`;
        if (doubt) yield createWarningFinding(SUMMARIES_FILE, name, 'Price', doubt);
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

/**
 * The lowest and the highest price of a home that is not most likely a slip, in euro. A bouquet, the
 * price of a business and the one at which bids begin may be any sum.
 */
const LIKELY_PRICES: Partial<Record<SaleKind, { min?: number; max?: number }>> = {
  private: { min: 10_000 },
  'new-construction': { min: 10_000 },
  letting: { max: 25_000 },
};

function findPriceDoubt(property: PropertyRecord): string | undefined {
  const likely = LIKELY_PRICES[getSaleKind(property)];
  if (!property.PublishPrice || !likely) return undefined;
  const { Price, WebID } = property;
  if (Price === 0) return 'is 0, yet it is to be published';
  const { min = 0, max = Number.POSITIVE_INFINITY } = [1, 2, 3].includes(WebID) ? likely : {};
  if (Price < min) return `is ${Price}: is a digit missing?`;
  if (Price > max) return `is ${Price} a month: is it the price of a sale?`;
  return undefined;
}

const countMonthsSince = (day: string, now: Date): number =>
  (now.getUTCFullYear() - Number(day.slice(0, 4))) * 12 +
  now.getUTCMonth() +
  1 -
  Number(day.slice(5, 7));
