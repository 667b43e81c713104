import type { Property } from '../../domain/catalogue/property';
import { getSaleKind } from '../../domain/catalogue/sale-kind';
import { SALE_KIND_RULES } from '../../domain/catalogue/sale-kind-rules';
import { formatCents } from '../../domain/costs/format-costs';
import { formatCurrency } from '../../domain/format/currency';
import { formatDate } from '../../domain/format/date';
import { isPriceShown } from '../../domain/format/price-visibility';
import type { RequestContext } from '../../platform/request-context';
import { formatInSentence } from '../../views/criteria/criteria-words';
import { SALE_KIND_TEXTS } from '../../views/criteria/sale-kind-texts';
import { listSecondHomeAnswers, listYearlyCosts } from '../../views/facts/second-home-facts';
import { buildSituationTotals } from '../../views/facts/situation-totals';
import type { RowsBuilder } from './comparison-row';
import { buildComparisonRow, isOpen } from './comparison-row';

/**
 * Builds a row for each situation that one of the properties can be bought in (decision 40). Where a property has no
 * total for it, its cell says why: a gap would read as if somebody forgot it.
 */
export const buildSituationRows: RowsBuilder = (ctx, properties) => {
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

function explainNone(ctx: RequestContext, property: Property): string {
  const { t, language, snapshot } = ctx;
  if (!isOpen(ctx, property)) return '';
  const kind = getSaleKind(property);
  if (SALE_KIND_RULES[kind].isPriceComparable)
    return isPriceShown(property, snapshot.site.configuration.listings) ? '' : t('ALL_IN_NONE');
  return t('COMPARE_NO_TOTAL', { kind: formatInSentence(t(SALE_KIND_TEXTS[kind]), language) });
}

/** Builds the rows of what a second home may be used for and costs each year, each answer with its source. */
export const buildSecondHomeRows: RowsBuilder = (ctx, properties) => {
  const { t } = ctx;
  const facts = properties.map((property) => {
    if (!isOpen(ctx, property)) return new Map<string, string>();
    const answers = listSecondHomeAnswers(property).map(
      ({ question, answer, source, date }) =>
        [t(question), `${t(answer)} ${source}, ${formatDate(date)}`] as const,
    );
    const costs = listYearlyCosts(property).map(
      ({ name, value, source, date }) =>
        [t(name), `${formatCurrency(value)}, ${source}, ${formatDate(date)}`] as const,
    );
    return new Map([...answers, ...costs]);
  });
  return [...new Set(facts.flatMap((cells) => [...cells.keys()]))].map((term) =>
    buildComparisonRow(
      term,
      facts.map((cells) => cells.get(term) ?? ''),
    ),
  );
};
