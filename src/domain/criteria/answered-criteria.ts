import type { ListingIndex } from '../catalogue/listing/listing-index';
import { TRAIT } from '../catalogue/listing/traits';
import { toListingGoal } from '../catalogue/property-kind';
import type { SaleKind } from '../catalogue/sale-kind';
import { memoizePerObject } from '../memoize-per-object';
import type { CriterionName } from './criteria';
import { CRITERION_NAMES, getCriterion } from './criteria';

/** What the properties of a goal answer: closed ones count too, since their agency knows such facts. */
export interface Answered {
  criteria: ReadonlySet<CriterionName>;
  saleKinds: ReadonlySet<SaleKind>;
}

/**
 * Finds what the properties for sale and for rent answer: a criterion that none ever answered finds nothing and is not
 * offered (decision 125).
 */
export const findAnswered = memoizePerObject(
  (index: Pick<ListingIndex, 'columns' | 'labels'>): Record<'sale' | 'rent', Answered> => {
    const { goal, label } = index.columns;
    const rows = Map.groupBy(goal.keys(), (row) => toListingGoal(goal[row]));
    const find = (name: 'sale' | 'rent'): Answered => {
      const ofGoal = rows.get(name) ?? [];
      const criteria = CRITERION_NAMES.filter((criterion) => {
        const isAnswer = createAnswerTest(index, criterion);
        return ofGoal.some(isAnswer);
      });
      const kinds = ofGoal.flatMap((row) => index.labels[label[row] ?? -1]?.SaleKind ?? []);
      return { criteria: new Set(criteria), saleKinds: new Set(kinds) };
    };
    return { sale: find('sale'), rent: find('rent') };
  },
);

/** Tells whether a row answers a criterion; every row answers those that its own fields do not decide. */
function createAnswerTest(
  { columns }: Pick<ListingIndex, 'columns'>,
  name: CriterionName,
): (row: number) => boolean {
  const criterion = getCriterion(name);
  switch (criterion.kind) {
    case 'flag':
      return (row) => ((columns.traits[row] ?? 0) & TRAIT[criterion.trait]) > 0;
    case 'number':
      return (row) => (columns[criterion.column][row] ?? 0) > 0;
    default:
      return () => true;
  }
}
