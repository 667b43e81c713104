import { AmountCursor } from './amount-cursor';
import { chooseEnds } from './choose-ends';
import type { Lexicon } from './lexicon';
import type { QuantityName } from './quantities';
import { getQuantity } from './quantities';
import type { Token } from './tokenize';

/** A number with what it counts and which end of a range it is, as far as the words around it say. */
export interface Amount {
  quantity: QuantityName | undefined;
  min: number | undefined;
  max: number | undefined;
  /** Whether a word said which end it is. */
  isBound: boolean;
  /** Whether a word such as 'k' multiplied it. */
  isScaled: boolean;
  /** Whether its digits stand in groups, as those of prices do. */
  isGrouped: boolean;
  isMonthly: boolean;
  /** Whether what it counts stands only at the amount before it. */
  isBorrowed: boolean;
  /** Whether a sign behind it compares it with what follows: '2 < slaapkamers'. */
  isCompared: boolean;
  /** Words before or after it that have a meaning of their own too: 'grond 500 m2'. */
  around: readonly Token[];
}

/** What can be told to be a price although no word says so. */
const AREAS: readonly (QuantityName | undefined)[] = ['area', 'living', 'ground'];

/**
 * Reads the amount at a position of a question: 'tussen 200.000 en 300.000 euro', 'prix max 250k', 'minstens 3
 * slaapkamers', '500 m² grond', '2+ ch'. A bound without a unit may count what the amount before it did. Undefined if
 * there is no number, or nothing that says what it counts.
 */
export function readAmount(
  lexicon: Lexicon,
  tokens: readonly Token[],
  from: number,
  before?: Pick<Amount, 'quantity' | 'isCompared'>,
): { amount: Amount; count: number } | undefined {
  const at = new AmountCursor(lexicon, tokens, from);
  const start = at.position;
  let field = at.takeQuantity();
  if (field) at.skipFillers();
  const bound = at.takeBound();
  at.skipFillers();
  const fieldAfter = at.takeQuantity();
  if (field && fieldAfter && fieldAfter !== 'euro') return undefined;
  field ??= fieldAfter;
  if (fieldAfter) at.skipFillers();
  const around = at.listTaken(start);
  const first = at.takeNumber();
  if (!first) return undefined;
  const isPlus = at.takePlus();
  const second = isPlus ? undefined : at.takeRange(first, bound);
  const afterNumber = at.position;
  const month = at.takeMonth();
  // 'Drie of meer slaapkamers', '3 slaapkamers of meer'
  const boundBetween = at.takeBoundAfter();
  const unitBehind = at.takeUnit(first);
  first.value += at.takeAres(unitBehind);
  const compared = bound || second ? undefined : at.takeComparison();
  const unit = unitBehind ?? compared?.quantity;
  // 'Bewoonbaar 150 m², grond 10 are': of two fields the second belongs to what follows.
  const isOwn = (name: QuantityName) =>
    field === undefined || field === 'area' || !AREAS.includes(field) || name === field;
  const takeTrailing = () => unit && at.takeTrailing((TRAILING[unit] ?? []).filter(isOwn));
  const trailingUnit = compared?.quantity ?? takeTrailing();
  const isMonthly = month || at.takeMonth();
  // '1.000 euro per maand afbetalen' is no rent.
  const paidOff = isMonthly ? at.takeTrailing(['unlisted']) : undefined;
  const boundAfter = boundBetween ?? compared?.bound ?? at.takeBoundAfter();
  // '100 m² minimum bewoonbaar'
  const trailing = trailingUnit ?? paidOff ?? (boundAfter && takeTrailing());
  // 'Een tuin' is no tuin of one square metre, 'twee are' are two.
  const isCounted =
    unit && (getQuantity(unit).limit !== undefined || unit === 'ares' || unit === 'hectares');
  if (first.isWord && !first.scale && !isCounted) return undefined;
  const isBound = isPlus || Boolean(bound || boundAfter || second);
  const own = chooseQuantity(field, unit, trailing) ?? chooseSurface(field, unit, first.value);
  const borrowed =
    isBound && !unit && !first.scale ? chooseCounted(before, first.value) : undefined;
  const quantity = (isOfChain(before, own) ? before?.quantity : own) ?? borrowed;
  if (field && !quantity) return undefined;
  const limit = quantity && getQuantity(quantity).limit;
  if (limit && Math.max(first.value, second?.value ?? 0) > limit) return undefined;
  const ends = chooseEnds(first.value, second?.value, quantity, [
    isPlus ? 'min' : bound,
    boundAfter,
  ]);
  return {
    count: at.position - from,
    amount: {
      quantity,
      ...ends,
      isBound,
      isScaled: Boolean(first.scale ?? second?.scale),
      isGrouped: first.isGrouped,
      isMonthly: isMonthly && quantity !== 'unlisted',
      isBorrowed: quantity !== undefined && quantity !== own,
      isCompared: compared !== undefined,
      around: [...around, ...at.listTaken(afterNumber)],
    },
  };
}

/**
 * Chooses what a number counts. A field before it and a unit behind it must agree: 'tuin, 4 slaapkamers' are two parts;
 * a surface has its unit: 'grond 50.000' is a price of land.
 */
function chooseQuantity(
  field: QuantityName | undefined,
  unit: QuantityName | undefined,
  trailing: QuantityName | undefined,
): QuantityName | undefined {
  const whole = ([unit, trailing, field] as const).find(
    (name) => name === 'allIn' || name === 'ownFunds' || name === 'unlisted',
  );
  if (whole) return whole;
  // '60 €/m²'
  if (unit === 'euro' && trailing === 'area') return 'unlisted';
  const isField = (names: readonly (QuantityName | undefined)[]) => names.includes(field);
  if (unit === 'area') {
    if (field && !isField(AREAS)) return undefined;
    return [trailing, field].find((name) => AREAS.includes(name)) ?? 'area';
  }
  if (unit === 'ares' || unit === 'hectares') return !field || isField(AREAS) ? unit : undefined;
  if (unit)
    return !field || field === unit || (field === 'price' && unit === 'euro') ? unit : undefined;
  return isField(AREAS) ? undefined : field;
}

/** No home is larger: 'surface 150' is one, 'grond 50.000' a price of land. */
const LARGEST_HOME = 1000;

/** Chooses the surface that a number without a unit is of. */
const chooseSurface = (
  field: QuantityName | undefined,
  unit: QuantityName | undefined,
  value: number,
): QuantityName | undefined =>
  !unit && (field === 'area' || field === 'living') && value <= LARGEST_HOME ? field : undefined;

type AmountBefore = Parameters<typeof readAmount>[3];

/** 'Minstens 5 slaapkamers, hoogstens 2': a small number with a bound counts what the one before it did, in '100 < m2 < 200' any. */
function chooseCounted(before: AmountBefore, value: number): QuantityName | undefined {
  const { quantity, isCompared } = before ?? {};
  const limit = (quantity && getQuantity(quantity).limit) ?? 0;
  return isCompared || value <= Math.min(limit, LARGEST_COUNT) ? quantity : undefined;
}

/** '500 m2 < grond < 2000 m2': both are surfaces of the ground. */
const isOfChain = (before: AmountBefore, own: QuantityName | undefined): boolean =>
  own === 'area' && before?.isCompared === true && AREAS.includes(before.quantity);

/** From here on a bound without a unit is a price. */
const LARGEST_COUNT = 99;

/** What may follow a unit: 'm2 grond', 'are grond', 'euro alles inbegrepen'. */
const TRAILING: Partial<Record<QuantityName, readonly QuantityName[]>> = {
  area: ['living', 'ground'],
  ares: ['ground'],
  hectares: ['ground'],
  euro: ['allIn', 'ownFunds', 'unlisted', 'area'],
};
