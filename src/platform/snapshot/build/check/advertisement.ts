import { isForSale, isForTakeover } from '../../../../domain/catalogue/property';
import {
  ADVERTISEMENT_RULES_CHECKED_ON,
  findAdvertisementRule,
} from '../../../../domain/law/advertisement-rules';
import { findRegion } from '../../../../domain/law/region';
import { joinProperties } from '../compile';
import { ENERGY_CHECKS } from './advertisement/energy';
import { PLANNING_CHECKS } from './advertisement/planning';
import type { PropertyRecord } from './advertisement/property-check';
import { RENTAL_CHECKS } from './advertisement/rental';
import { TERM_CHECKS } from './advertisement/terms';
import type { SnapshotRule } from './finding';
import { createNoteFinding, createWarningFinding } from './finding';

const LAW_CHECKS = [...ENERGY_CHECKS, ...RENTAL_CHECKS, ...PLANNING_CHECKS, ...TERM_CHECKS];

/** A law may have changed in this time: the check asks to compare the rules with it again. */
const MAX_AGE_MONTHS = 12;

/**
 * Finds what the law on advertisements asks of each property and region (data/law). The level of a
 * finding is that of its rule, which the message names.
 */
export const ADVERTISEMENT_RULE: SnapshotRule = {
  requiredFiles: [],
  *check({ source }) {
    for (const { nl, fr } of joinProperties(source)) {
      for (const property of [nl, fr]) {
        const record = `${property.ID} ${property.language}`;
        const region = findRegion(property);
        for (const { rule: id, file, field, findProblem } of LAW_CHECKS) {
          const rule = findAdvertisementRule(id, region);
          const problem = rule && region && findProblem(property, region);
          if (problem)
            yield { level: rule.level, file, record, field, message: `${problem} (rule ${id})` };
        }
        const doubt = findPriceDoubt(property);
        if (doubt) yield createWarningFinding('catalogue/properties.json', record, 'Price', doubt);
      }
    }
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
