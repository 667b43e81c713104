import { findRowById } from '../../domain/catalogue/listing/listing-index';
import type { Property } from '../../domain/catalogue/property';
import type { BuyerPlan } from '../../domain/costs/buyer-plan';
import { formatCents } from '../../domain/costs/format-costs';
import { formatCurrency } from '../../domain/format/currency';
import type { RequestContext } from '../../platform/request-context';
import {
  findAllIn,
  formatMonthly,
  formatNoAllIn,
  PLAN_TEXTS,
} from '../../views/facts/all-in-words';
import { buildSituationTotals } from '../../views/facts/situation-totals';
import type { ComparisonRow } from './comparison-row';
import { isOpen, toRow } from './comparison-row';

/**
 * Creates the rows below the price for who buys so: the total, as the cards of a list say it, or why a property has none;
 * and, where own funds are given, what a loan for the rest costs each month. None without a plan.
 */
export function createPlanRows(
  ctx: RequestContext,
  properties: readonly Property[],
  { situation, ownFunds }: BuyerPlan,
): ComparisonRow[] {
  const { t, snapshot } = ctx;
  if (!situation) return [];
  const found = properties.map((property) =>
    isOpen(ctx, property)
      ? findAllIn(ctx, findRowById(snapshot.catalogue.index, property.ID), situation)
      : undefined,
  );
  const totals = found.map((allIn) => {
    if (allIn === undefined) return '';
    if (typeof allIn === 'string') return formatNoAllIn(ctx, allIn);
    const amount = formatCurrency(allIn.price);
    return allIn.isOrdinary ? `${amount} ${t('ALL_IN_ORDINARY')}` : amount;
  });
  const payments = found.map((allIn) =>
    ownFunds && typeof allIn === 'object' ? formatMonthly(ctx, allIn.price, ownFunds) : '',
  );
  return [
    toTextRow(t('COSTS_ALL_IN', { situation: t(PLAN_TEXTS[situation]) }), totals),
    toTextRow(t('COSTS_LOAN'), payments),
  ];
}

/** Creates a row for each situation that one of the properties can be bought in (decision 40). */
export function createSituationRows(
  ctx: RequestContext,
  properties: readonly Property[],
): ComparisonRow[] {
  const totals = properties.map(
    (property) =>
      new Map(
        (isOpen(ctx, property) ? buildSituationTotals(ctx, property) : []).map(
          ({ term, total }) => [term, formatCents(total)],
        ),
      ),
  );
  return [...new Set(totals.flatMap((cells) => [...cells.keys()]))].map((term) =>
    toTextRow(
      term,
      totals.map((texts) => texts.get(term) ?? ''),
    ),
  );
}

const toTextRow = (term: string, texts: readonly string[]): ComparisonRow =>
  toRow(
    term,
    texts.map((text) => ({ text })),
  );
