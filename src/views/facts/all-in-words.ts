import { ALL_IN_COLUMNS } from '../../domain/catalogue/listing/index-columns';
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

/** What decides the price all-in that is shown: the plan, and the budget that it may be above. */
export type AllInAsked = Pick<Criteria, 'situation' | 'budget'>;

/**
 * Returns the line with the price all-in of a row of the index (decision 104), in two parts around its amount:
 * 'alles samen ± € 223.900 als tweede verblijf', or how far above the budget it is. Undefined before a plan was
 * chosen (decision 40); an empty amount if there is none to say.
 */
export function describeAllIn(
  { t, snapshot }: Pick<RequestContext, 't' | 'snapshot'>,
  row: number,
  { situation, budget = Number.POSITIVE_INFINITY }: AllInAsked,
): { before: string; amount: string; after: string } | undefined {
  if (!situation || row < 0) return undefined;
  const { columns } = snapshot.catalogue.index;
  const price = columns[ALL_IN_COLUMNS[situation].price][row] ?? 0;
  if (price === 0) return { before: t('ALL_IN_NONE'), amount: '', after: '' };
  // Where the reduced rate is not possible, nobody is told that it was counted.
  const isOrdinary =
    situation === 'only-home' && price === columns[ALL_IN_COLUMNS[DEAREST_SITUATION].price][row];
  const text =
    price > budget
      ? t('ALL_IN_ABOVE', { amount: '\n', above: formatCurrency(price - budget) })
      : t('ALL_IN_LINE', {
          amount: '\n',
          situation: t(isOrdinary ? 'ALL_IN_ORDINARY' : PLAN_PHRASES[situation]),
        });
  const [before = '', after = ''] = text.split('\n');
  return { before, amount: formatCurrency(price), after };
}

/** Formats the line as one text; '' before a plan was chosen. */
export function formatAllIn(
  ctx: Pick<RequestContext, 't' | 'snapshot'>,
  row: number,
  asked: AllInAsked,
): string {
  const { before, amount, after } = describeAllIn(ctx, row, asked) ?? {};
  return before === undefined ? '' : `${before}${amount}${after}`;
}
