import { LAND_CATEGORY } from '../../../domain/catalogue/property-kind';
import type { Criteria } from '../../../domain/criteria/criteria';
import { omitEmpty } from '../../../domain/criteria/criteria';
import type { Meaning } from './lexicon';
import type { QuantityName } from './quantities';
import { getQuantity } from './quantities';
import type { QuestionPart } from './question';
import type { Amount } from './read-amount';
import type { TypedPart, Whole } from './typed-part';

/** Whether an amount can only be of land. */
export const isLandQuantity = (quantity: QuantityName | undefined): boolean =>
  quantity === 'ground' || quantity === 'ares' || quantity === 'hectares';

/** Decides what an amount asks for beside the other parts: a range as a part, own funds, or what no list can be asked. */
export function resolveAmount(
  { text, withWord, amount, around }: Extract<TypedPart, { kind: 'amount' }>,
  whole: Whole,
): QuestionPart[] {
  const { types, isAllIn } = whole;
  if (amount.quantity === 'ownFunds')
    return [{ kind: 'ownFunds', text, amount: amount.max ?? amount.min ?? 0 }];
  if (amount.quantity === 'allIn' && (whole.isRent || isRentOfHome(amount)))
    return splitRentFromCosts(text, amount);
  const isLand = types.has(LAND_CATEGORY) && types.size === 1;
  const quantity = refineQuantity(amount.quantity ?? 'price', amount, { isLand, isAllIn });
  const { min, max, factor = 1, plus = 0 } = getQuantity(quantity);
  const scale = isShortPrice(amount, whole) ? 1000 : factor;
  const toValue = (value: number | undefined) =>
    value === undefined ? undefined : Math.max(0, Math.round(value * scale + plus));
  const criteria: Criteria = omitEmpty({
    ...(min && { [min]: toValue(amount.min) || undefined }),
    ...(max && { [max]: toValue(amount.max) }),
  });
  const isLost = (amount.min !== undefined && !min) || (amount.max !== undefined && !max);
  if (isLost) return [{ kind: 'unread', text }];
  return [
    ...splitRange(text, criteria, [min, max]),
    ...resolveAround({ text, withWord }, around, quantity, whole),
  ];
}

/** 'Huur 900 alles inbegrepen': what a tenant pays besides the rent no list knows. */
function splitRentFromCosts(text: string, { min, max }: Amount): QuestionPart[] {
  const rent = max ?? min;
  const [costs = text] = text.split(/[\d.,€]+/).toSorted((a, b) => b.length - a.length);
  return [
    { kind: 'criteria', text: `max ${rent}`, criteria: { priceMax: rent } },
    { kind: 'unread', text: costs.trim() },
  ];
}

/** No house, flat or room to sleep in is let for less: 'huis max 275' is 275.000. */
const LOWEST_RENT = 400;
const LIVED_IN = [1, 2, 5];

/** For so much a month a home is let, and from this price on no garage is sold. */
const RENTS_OF_HOMES = { min: LOWEST_RENT, max: 3000 };
const LOWEST_PRICE_OF_HOMES = 100_000;

/** Whether an amount is a price of homes, and not of a garage or a place to park. */
export function isPriceOfHome(amount: Amount): boolean {
  return isPrice(amount) && (getHighest(amount) >= LOWEST_PRICE_OF_HOMES || isRentOfHome(amount));
}

const getHighest = ({ min, max }: Pick<Amount, 'min' | 'max'>): number =>
  Math.max(min ?? 0, max ?? 0);

const isRentOfHome = (amount: Amount): boolean =>
  getHighest(amount) >= RENTS_OF_HOMES.min && getHighest(amount) <= RENTS_OF_HOMES.max;

/** What a price is counted as; without a unit it is one. */
const PRICES: readonly (QuantityName | undefined)[] = [undefined, 'price', 'euro', 'allIn'];

export const isPrice = ({ quantity }: Pick<Amount, 'quantity'>): boolean =>
  PRICES.includes(quantity);

/** Whether an amount is a price of which somebody left out the thousands: no word or sign says that it is a rent. */
function isShortPrice(
  { quantity, min, max, isMonthly, isScaled }: Amount,
  { types, isHome, isRent }: Whole,
): boolean {
  const hasNoUnit = isPrice({ quantity }) && quantity !== 'euro';
  const isAboutHomes = isHome || LIVED_IN.some((webId) => types.has(webId));
  return (
    hasNoUnit &&
    isAboutHomes &&
    !(isRent || isMonthly || isScaled) &&
    getHighest({ min, max }) < LOWEST_RENT
  );
}

/** Returns a range as a part; one that contradicts itself as two, so that each can be taken away. */
function splitRange(
  text: string,
  criteria: Criteria,
  [min, max]: readonly (keyof Criteria | undefined)[],
): QuestionPart[] {
  const [low, high] = [min && criteria[min], max && criteria[max]];
  if (typeof low === 'number' && typeof high === 'number' && low > high)
    return [
      { kind: 'criteria', text: `min ${low}`, criteria: { [min as string]: low } },
      { kind: 'criteria', text: `max ${high}`, criteria: { [max as string]: high } },
    ];
  return Object.keys(criteria).length > 0 ? [{ kind: 'criteria', text, criteria }] : [];
}

/** 'Grond 500 m2' asks for land too, 'met 500 m2 grond' for what stands on it, 'tuin van 500 m2' for a garden. */
function resolveAround(
  { text, withWord }: Pick<TypedPart, 'text' | 'withWord'>,
  around: readonly Meaning[],
  quantity: QuantityName,
  { types, isHome }: Whole,
): QuestionPart[] {
  if (!isLandQuantity(quantity)) return [];
  const [type] = around.flatMap((meaning) => (meaning.kind === 'type' ? meaning.webId : []));
  const features = around.flatMap((meaning) =>
    meaning.kind === 'criteria' ? meaning.criteria : [],
  );
  return [
    ...features.map((criteria): QuestionPart => ({ kind: 'criteria', text, criteria })),
    ...(type !== undefined && types.size === 0 && !isHome && !withWord
      ? [{ kind: 'criteria' as const, text, criteria: { types: [type] } }]
      : []),
  ];
}

function refineQuantity(
  quantity: QuantityName,
  { min }: Amount,
  { isLand, isAllIn }: { isLand: boolean; isAllIn: boolean },
): QuantityName {
  if (quantity === 'area') return isLand ? 'ground' : 'living';
  const isPrice = quantity === 'price' || quantity === 'euro';
  return isPrice && isAllIn && min === undefined ? 'allIn' : quantity;
}
