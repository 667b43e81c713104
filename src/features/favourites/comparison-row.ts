import type { EpcLabel } from '../../domain/catalogue/energy';
import type { Property } from '../../domain/catalogue/property';
import { getPropertyState, isClosed } from '../../domain/catalogue/property-state';
import type { RequestContext } from '../../platform/request-context';

/** The value of a property in a row: a text, an energy label, or empty. */
export interface ComparisonCell {
  text: string;
  label?: EpcLabel;
}

export interface ComparisonRow {
  term: string;
  cells: ComparisonCell[];
  /** Whether the values differ. */
  differs: boolean;
}

/** Makes a row of these cells, which knows whether they differ. */
export const toRow = (term: string, cells: ComparisonCell[]): ComparisonRow => ({
  term,
  cells,
  differs: new Set(cells.map(({ text }) => text)).size > 1,
});

/** Whether a property is neither sold nor rented: of one that is only the summary shows (decision 10). */
export const isOpen = ({ snapshot }: RequestContext, property: Property): boolean =>
  !isClosed(getPropertyState(property, snapshot.site.configuration.listings));
