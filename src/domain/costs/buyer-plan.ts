import { readMoney } from '../typed-values/read-money';
import type { HomeSituation } from './situation';
import { HOME_SITUATIONS } from './situation';

/**
 * How a visitor buys: the plan that decides the price all-in, and what they need not borrow, in whole euro. Addresses of
 * lists, favourites and comparisons name them `as` and `own`, as the panel of costs does the second.
 */
export interface BuyerPlan {
  situation?: HomeSituation | undefined;
  ownFunds?: number | undefined;
  /** What somebody wrote in their place that is no amount. */
  unreadFunds?: string | undefined;
}

const MAX_OWN_FUNDS = 999_999_999;

/** Reads a plan from the values of its parameters; what is unknown, impossible or nothing is left out. */
export const readBuyerPlan = (as: string, own: string): BuyerPlan => ({
  situation: HOME_SITUATIONS.find((situation) => situation === as),
  ownFunds: readOwnFunds(own),
  unreadFunds: readFunds(own).ok ? undefined : own || undefined,
});

/** Reads own funds in whole euro; undefined if there are none, or if the text is no amount. */
export function readOwnFunds(text: string): number | undefined {
  const reading = readFunds(text);
  return reading.ok ? Math.floor(reading.value) || undefined : undefined;
}

const readFunds = (text: string) => readMoney(text, { min: 0, max: MAX_OWN_FUNDS, decimals: 2 });

/** Returns the query parameters of a plan, in their order. */
export const listBuyerParameters = ({
  situation,
  ownFunds,
}: BuyerPlan): [name: string, value: string][] => [
  ...(situation ? [['as', situation] as [string, string]] : []),
  ...(ownFunds ? [['own', String(ownFunds)] as [string, string]] : []),
];
