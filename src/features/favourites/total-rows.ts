import { findRowById } from '../../domain/catalogue/listing/listing-index';
import type { Property } from '../../domain/catalogue/property';
import { formatCents } from '../../domain/costs/format-costs';
import { formatCurrency } from '../../domain/format/currency';
import type { RequestContext } from '../../platform/request-context';
import {
  explainNoTotal,
  findAllIn,
  formatMonthly,
  formatNoAllIn,
  PLAN_TEXTS,
} from '../../views/facts/all-in-words';
import { buildSituationTotals } from '../../views/facts/situation-totals';
import type { RowsBuilder } from './comparison-row';
import { buildComparisonRow, isOpen } from './comparison-row';

/**
 * Creates the rows below the price for who buys so: the total, as the cards of a list say it, or why a property has none;
 * and, where own funds are given, what a loan for the rest costs each month. None without a plan.
 */
export const createPlanRows: RowsBuilder = (ctx, properties, { situation, ownFunds }) => {
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
    buildComparisonRow(t('COSTS_ALL_IN', { situation: t(PLAN_TEXTS[situation]) }), totals),
    buildComparisonRow(t('COSTS_LOAN'), payments),
  ];
};

/**
 * Creates, without a plan, a row for each situation that one of the properties can be bought in (decision 40). Where a property has no
 * total for it, its cell says why: a gap would read as if somebody forgot it.
 */
export const createSituationRows: RowsBuilder = (ctx, properties, { situation }) => {
  if (situation) return [];
  const totals = properties.map(
    (property) =>
      new Map(
        isOpen(ctx, property)
          ? buildSituationTotals(ctx, property).map(({ term, total }) => [term, formatCents(total)])
          : [],
      ),
  );
  return [...new Set(totals.flatMap((cells) => [...cells.keys()]))].map((term) =>
    buildComparisonRow(
      term,
      properties.map((property, index) => {
        const cells = totals[index];
        return (
          cells?.get(term) ??
          (cells?.size ? ctx.t('COMPARE_NOT_APPLICABLE') : explainNone(ctx, property))
        );
      }),
    ),
  );
};

const explainNone = (ctx: RequestContext, property: Property): string =>
  isOpen(ctx, property) ? explainNoTotal(ctx, property) : '';
