import type { NoAllInReason } from '../../domain/catalogue/listing/budget-counts';
import { findNoAllInReason } from '../../domain/catalogue/listing/budget-counts';
import { ALL_IN_COLUMNS } from '../../domain/catalogue/listing/index-columns';
import { findRowById } from '../../domain/catalogue/listing/listing-index';
import type { ListingSort } from '../../domain/catalogue/listing/listing-query';
import type { Trait } from '../../domain/catalogue/listing/traits';
import { TRAIT } from '../../domain/catalogue/listing/traits';
import type { Property } from '../../domain/catalogue/property';
import type { BuyerPlan } from '../../domain/costs/buyer-plan';
import { toCents } from '../../domain/costs/cents';
import { datesOn } from '../../domain/costs/cost-rules';
import { formatCents } from '../../domain/costs/format-costs';
import { computeExamplePayment } from '../../domain/costs/loan';
import type { HomeSituation } from '../../domain/costs/situation';
import { DEAREST_SITUATION } from '../../domain/costs/situation';
import type { Criteria } from '../../domain/criteria/criteria';
import { formatCurrency } from '../../domain/format/currency';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';

/** The plans of a buyer, as lists and the register offer them. */
export const PLAN_TEXTS: Record<HomeSituation, TextKey> = {
  'only-home': 'ALL_IN_ONLY_HOME',
  'second-home': 'ALL_IN_SECOND_HOME',
  investment: 'ALL_IN_INVESTMENT',
};

/** A plan as the end of a sentence: 'als tweede verblijf'. */
export const PLAN_PHRASES: Record<HomeSituation, TextKey> = {
  'only-home': 'COSTS_AS_ONLY_HOME',
  'second-home': 'COSTS_AS_SECOND_HOME',
  investment: 'COSTS_AS_INVESTMENT',
};

const NONE_TEXTS: Record<NoAllInReason, TextKey> = {
  'price-on-request': 'ALL_IN_NONE',
  'public-sale': 'ALL_IN_NONE_PUBLIC_SALE',
  'life-annuity': 'ALL_IN_NONE_ANNUITY',
  'unknown-rate': 'ALL_IN_NONE_RATE',
  takeover: 'ALL_IN_NONE_TAKEOVER',
  letting: 'ALL_IN_NONE_LETTING',
};

/** What decides the price all-in that is shown: the plan, the budget that it may be above, an order by it, and own funds for a loan. */
export type AllInAsked = Pick<Criteria, 'budget'> & BuyerPlan & { sort?: ListingSort | undefined };

/**
 * Returns the plan by which prices all-in are compared and shown: that of the buyer; before one is chosen the dearest, where
 * a budget or an order needs one.
 */
export const findComparedPlan = ({
  situation,
  budget,
  sort,
}: AllInAsked): HomeSituation | undefined =>
  situation ?? (budget !== undefined || sort === 'all-in' ? DEAREST_SITUATION : undefined);

/** The traits of what can be bought so; the price tells it of an only home, whose rate is reduced. */
const PLAN_TRAITS = {
  'second-home': 'secondHome',
  investment: 'investment',
} as const satisfies Partial<Record<HomeSituation, Trait>>;

type WordsContext = Pick<RequestContext, 't' | 'snapshot'>;

/** The price all-in of a row of the index in a plan (decision 104), in whole euro. */
interface AllIn {
  price: number;
  /** Whether the plan, or its reduced rate, is not possible there. */
  isOrdinary: boolean;
}

/** Returns the price all-in of a row, or why it has none. */
export function findAllIn(
  { snapshot }: Pick<RequestContext, 'snapshot'>,
  row: number,
  situation: HomeSituation,
): AllIn | NoAllInReason {
  const { index } = snapshot.catalogue;
  const read = (plan: HomeSituation) => index.columns[ALL_IN_COLUMNS[plan].price][row] ?? 0;
  const price = read(situation);
  if (price === 0) return findNoAllInReason(index, row);
  const isReduced = price !== read(DEAREST_SITUATION);
  const traits = index.columns.traits[row] ?? 0;
  const isPossible = situation === 'only-home' ? isReduced : traits & TRAIT[PLAN_TRAITS[situation]];
  return { price, isOrdinary: !isPossible };
}

/** A line about a price all-in, in parts around its amount; '' where there is none to say. */
interface AllInLine {
  before: string;
  amount: string;
  after: string;
  /** What a loan costs each month, where own funds are given. */
  monthly: string;
}

/**
 * Describes the price all-in of a row of the index: 'alles samen ± € 223.900 als tweede verblijf', or how far above the
 * budget it is, or why there is none. Undefined where no plan is chosen or compared by (decision 40), and of what is let.
 */
export function describeAllIn(
  ctx: WordsContext,
  row: number,
  asked: AllInAsked,
): AllInLine | undefined {
  const situation = findComparedPlan(asked);
  if (!situation || row < 0) return undefined;
  const allIn = findAllIn(ctx, row, situation);
  if (allIn === 'letting') return undefined;
  return typeof allIn === 'string'
    ? { before: ctx.t(NONE_TEXTS[allIn]), amount: '', after: '', monthly: '' }
    : describeAmount(ctx, allIn, asked, situation, 'ALL_IN_LINE');
}

/**
 * Describes the lowest price all-in of these rows of the index, as the price of a project is told: 'alles samen vanaf
 * ± € 223.900 als tweede verblijf'. Undefined where no plan is compared by, and where none of them has one.
 */
export function describeLowestAllIn(
  ctx: WordsContext,
  rows: readonly number[],
  asked: AllInAsked,
): AllInLine | undefined {
  const situation = findComparedPlan(asked);
  if (!situation) return undefined;
  const [lowest] = rows
    .map((row) => findAllIn(ctx, row, situation))
    .filter((allIn) => typeof allIn !== 'string')
    .toSorted((a, b) => a.price - b.price);
  return lowest && describeAmount(ctx, lowest, asked, situation, 'ALL_IN_FROM');
}

/** Puts a price all-in into a sentence: `line`, or how far above the budget it is. */
function describeAmount(
  ctx: WordsContext,
  { price, isOrdinary }: AllIn,
  { budget = Number.POSITIVE_INFINITY, ownFunds }: AllInAsked,
  situation: HomeSituation,
  line: TextKey,
): AllInLine {
  const { t } = ctx;
  // Where the plan is not possible, nobody is told that it was counted.
  const text =
    price > budget
      ? t('ALL_IN_ABOVE', { amount: '\n', above: formatCurrency(price - budget) })
      : t(line, {
          amount: '\n',
          situation: t(isOrdinary ? 'ALL_IN_ORDINARY' : PLAN_PHRASES[situation]),
        });
  const [before = '', after = ''] = text.split('\n');
  const monthly = ownFunds ? formatMonthly(ctx, price, ownFunds) : '';
  return { before, amount: formatCurrency(price), after, monthly };
}

/** Formats what the example's loan for a price all-in costs each month; '' if there is no example any more. */
export function formatMonthly({ t, snapshot }: WordsContext, price: number, own: number): string {
  const dates = datesOn(snapshot.catalogue.index.rulesDay);
  const payment = computeExamplePayment(toCents(price), toCents(own), dates);
  if (payment === undefined) return '';
  return payment > 0
    ? t('ALL_IN_MONTHLY', { amount: formatCents(payment) })
    : t('ALL_IN_WITHOUT_LOAN');
}

/** Formats why a property has no price all-in. */
export const formatNoAllIn = ({ t }: WordsContext, reason: NoAllInReason): string =>
  t(NONE_TEXTS[reason]);

/** Formats why nobody can compute a total of a property, in any plan. */
export function explainNoTotal(ctx: WordsContext, { ID }: Pick<Property, 'ID'>): string {
  const { index } = ctx.snapshot.catalogue;
  const row = findRowById(index, ID);
  return row < 0 ? '' : formatNoAllIn(ctx, findNoAllInReason(index, row));
}

/** Formats the line as one text; '' where there is none. */
export function formatAllIn(ctx: WordsContext, row: number, asked: AllInAsked): string {
  const { before, amount, after } = describeAllIn(ctx, row, asked) ?? {};
  return before === undefined ? '' : `${before}${amount}${after}`;
}
