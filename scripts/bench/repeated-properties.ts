import type { IndexedProperty } from '../../src/domain/catalogue/listing/indexed-property';
import type { PropertyByLanguage } from '../../src/domain/catalogue/property';
import { getCategories } from '../../src/domain/catalogue/property-kind';
import { computeAllInPrices } from '../../src/domain/costs/all-in-price';
import { datesOn } from '../../src/domain/costs/cost-rules';

const NO_COVERED_PRICES = { marqueeIgnore: [] };
const DATES = datesOn('2026-11-28');

/** Repeats the demonstration's listings up to a count, each copy at its own price. */
export const repeatProperties = (
  properties: readonly PropertyByLanguage[],
  count: number,
): IndexedProperty[] =>
  Array.from({ length: count }, (_, turn) => {
    const { nl, fr } = properties[turn % properties.length] as PropertyByLanguage;
    const ownFields = { ID: turn + 1, Price: nl.Price + 100 * (turn % 997) };
    return {
      nl: { ...nl, ...ownFields },
      fr: { ...fr, ...ownFields },
      categories: getCategories(nl),
      closed: nl.Marquee === 3,
      underOption: nl.Marquee === 2,
      allIn: computeAllInPrices({ ...nl, ...ownFields }, NO_COVERED_PRICES, DATES),
      plans: [],
    };
  });
