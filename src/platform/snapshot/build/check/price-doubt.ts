import { getSaleKind } from '../../../../domain/catalogue/sale-kind';
import type { PropertyRecord } from '../../../../domain/law/advertisement/property-check';

/** The lowest and the highest price in euro that is not most likely a slip, of a sale and of a month's rent. */
interface LikelyPrices {
  sale: readonly [min: number, max: number];
  letting: readonly [min: number, max: number];
}

const HOME: LikelyPrices = { sale: [10_000, 15_000_000], letting: [150, 25_000] };
const WORKPLACE: LikelyPrices = { sale: [5_000, 20_000_000], letting: [50, 100_000] };

/** By category (webIDs.json): what a digit too many or too few leaves. */
const LIKELY_PRICES: Readonly<Record<number, LikelyPrices>> = {
  1: HOME,
  2: HOME,
  3: { sale: [10_000, 1_500_000], letting: [100, 6_000] },
  4: { sale: [500, 10_000_000], letting: [5, 25_000] },
  5: { sale: [10_000, 40_000_000], letting: [150, 100_000] },
  6: WORKPLACE,
  7: { sale: [1_000, 250_000], letting: [10, 1_500] },
  8: { sale: [5_000, 40_000_000], letting: [50, 200_000] },
  9: WORKPLACE,
  10: WORKPLACE,
};

/**
 * Returns why the price of a property is most likely a slip: nothing, or far outside what its kind costs; undefined if
 * it is not. A bouquet, the price of a business and the one at which bids begin may be any sum.
 */
export function findPriceDoubt(property: PropertyRecord): string | undefined {
  const kind = getSaleKind(property);
  if (!property.PublishPrice || !['private', 'new-construction', 'letting'].includes(kind))
    return undefined;
  const { Price, WebID, MainTypeName } = property;
  if (Price === 0) return 'is 0, yet it is to be published';
  return findAmountDoubt(Price, {
    webId: WebID,
    isLetting: kind === 'letting',
    name: MainTypeName,
  });
}

/** Returns why an amount is most likely a slip: it is far outside what its kind costs; undefined if it is not. */
export function findAmountDoubt(
  amount: number,
  { webId, isLetting, name }: { webId: number; isLetting: boolean; name: string },
): string | undefined {
  const likely = LIKELY_PRICES[webId]?.[isLetting ? 'letting' : 'sale'];
  if (!likely) return undefined;
  const [min, max] = likely;
  const price = `is ${amount}${isLetting ? ' a month' : ''}, far`;
  if (amount < min)
    return `${price} less than one of its kind (${name}) costs: is a digit missing?`;
  if (amount <= max) return undefined;
  return `${price} more than one of its kind (${name}) costs: ${isLetting ? 'is it the price of a sale?' : 'is a digit too many?'}`;
}
