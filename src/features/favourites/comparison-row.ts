import type { EpcLabel } from '../../domain/catalogue/energy';
import type { Property } from '../../domain/catalogue/property';
import { getPropertyState, isClosed } from '../../domain/catalogue/property-state';
import type { BuyerPlan } from '../../domain/costs/buyer-plan';
import type { RequestContext } from '../../platform/request-context';

/** The value of a property in a row: a text, an energy label, or empty. */
export interface ComparisonCell {
  text: string;
  label?: EpcLabel;
  /** Whether it is in the language of the record, whatever that of the page. */
  isOfRecord?: boolean;
}

export interface ComparisonRow {
  term: string;
  cells: ComparisonCell[];
  /** Whether the values differ. */
  differs: boolean;
}

/** Builds the rows of one part of the comparison, a cell for each property. */
export type RowsBuilder = (
  ctx: RequestContext,
  properties: readonly Property[],
  plan: BuyerPlan,
) => ComparisonRow[];

/** Builds a row from the values of the properties, in their order. */
export const buildComparisonRow = (
  term: string,
  values: readonly (ComparisonCell | string)[],
): ComparisonRow => {
  const cells = values.map((value) => (typeof value === 'string' ? { text: value } : value));
  return { term, cells, differs: new Set(cells.map(({ text }) => text)).size > 1 };
};

/** Returns whether more than the summary of a property is compared: not once it is sold or let (decision 10). */
export const isOpen = ({ snapshot }: RequestContext, property: Property): boolean =>
  !isClosed(getPropertyState(property, snapshot.site.configuration.listings));
