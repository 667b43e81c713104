import { formatCurrency } from '../../domain/format/currency';
import { formatDate } from '../../domain/format/date';
import { listSecondHomeAnswers, listYearlyCosts } from '../../views/facts/second-home-facts';
import type { RowsBuilder } from './comparison-row';
import { buildComparisonRow, isOpen } from './comparison-row';

/** Creates the rows of what a second home may be used for and costs each year, each answer with its source. */
export const createSecondHomeRows: RowsBuilder = (ctx, properties) => {
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
