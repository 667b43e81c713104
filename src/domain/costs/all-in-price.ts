import type { Property } from '../catalogue/property';
import { isPriceShown } from '../format/price-visibility';
import type { ListingSettings } from '../site/configuration/listings';
import type { Cents } from './cents';
import { roundUpToEuro } from './cents';
import type { RuleDates } from './cost-rules';
import { describeCostSubject } from './cost-subject';
import type { PurchaseCosts } from './purchase-costs';
import { computePurchaseCosts } from './purchase-costs';
import type { HomeSituation } from './situation';
import { findOwnSituation, HOME_SITUATIONS, listSituations } from './situation';

/** The price all-in of a property for each plan, in whole euro; 0 if it cannot be computed. */
export type AllInPrices = Readonly<Record<HomeSituation, number>>;

export const NO_ALL_IN_PRICES: AllInPrices = { 'only-home': 0, 'second-home': 0, investment: 0 };

/** The step in euro that a price all-in is rounded up to. */
const STEP = 100;

/**
 * Returns the price all-in (decision 104): price, taxes and deed at the upper end of the estimate, rounded up. It is
 * the one amount that lists, cards, searches, mails and the panel of costs say.
 */
export const getAllInPrice = ({ totalRange }: Pick<PurchaseCosts, 'totalRange'>): Cents =>
  roundUpToEuro(totalRange.to, STEP);

/**
 * Computes the price all-in of a property for each plan of a buyer, by the rules of these dates. None of a letting, a
 * takeover, a public sale or a life annuity, abroad, without a price that is shown, or without a rule that holds.
 */
export function computeAllInPrices(
  property: Property,
  listings: Pick<ListingSettings, 'marqueeIgnore'>,
  dates: RuleDates,
): AllInPrices {
  const subject = isPriceShown(property, listings) ? describeCostSubject(property) : undefined;
  const prices = HOME_SITUATIONS.map((plan): [HomeSituation, number] => {
    const situation = subject && findOwnSituation(subject, plan);
    const costs = situation && computePurchaseCosts({ subject, situation, dates });
    return [plan, costs ? getAllInPrice(costs) / 100 : 0];
  });
  return Object.fromEntries(prices) as AllInPrices;
}

/** Returns the plans of a buyer that are possible with a property: in any other, its ordinary rate counts. */
export function listPossiblePlans(property: Property): readonly HomeSituation[] {
  const subject = describeCostSubject(property);
  const situations = subject ? listSituations(subject) : [];
  return HOME_SITUATIONS.filter((plan) => situations.includes(plan));
}
