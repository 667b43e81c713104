import type { Property } from '../../domain/catalogue/property';
import { formatFloorNumber } from '../../domain/format/floor-name';
import { isPriceShown } from '../../domain/format/price-visibility';
import { formatValue } from '../../domain/format/property-value';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import type { FactRow } from '../ui/fact-list';
import type { Fact, FactGroup } from './fact';

/** A group with the facts that a property has. */
export interface FilledFactGroup {
  name: TextKey;
  rows: FactRow[];
}

/**
 * Returns the groups of which the property has at least one fact (§2.10: empty ones are hidden).
 */
export const buildFilledFactGroups = (
  ctx: RequestContext,
  property: Property,
  groups: readonly FactGroup[],
): FilledFactGroup[] =>
  groups
    .map(({ name, facts }) => ({ name, rows: buildFactRows(ctx, property, facts) }))
    .filter(({ rows }) => rows.length > 0);

/**
 * Returns the facts that the property has and that may be shown, as terms with formatted values.
 */
export function buildFactRows(
  ctx: RequestContext,
  property: Property,
  facts: readonly Fact[],
): FactRow[] {
  const isPriceVisible = isPriceShown(property, ctx.snapshot.site.configuration.listings);
  return facts.flatMap((fact) => {
    if ((fact.revealsPrice && !isPriceVisible) || fact.isHiddenFor?.(property)) return [];
    const value = formatFactValue(ctx, property, fact);
    return value ? [{ term: ctx.t(fact.term), value }] : [];
  });
}

function formatFactValue(
  { t }: RequestContext,
  property: Property,
  { field, displayType, unit, showZero }: Fact,
): string {
  const value = property[field];
  switch (displayType) {
    case 'yes-no':
      return value === undefined ? '' : t(value ? 'YES' : 'NO');
    case 'judicial-decision':
      return typeof value === 'number' && value >= 0
        ? t(JUDICIAL_DECISION_TEXTS[value] ?? 'NO')
        : '';
    case 'floor':
      return typeof value === 'number' ? formatFloorNumber(value, t) : '';
    default:
      // The listing software writes 0 for a field that was not filled in.
      if (value === 0 && !showZero) return '';
      return formatValue(value, displayType, unit ? { unit: t(unit) } : {});
  }
}

/** Texts by value (§4); -1 means empty. */
const JUDICIAL_DECISION_TEXTS: readonly TextKey[] = [
  'JUDICIAL_DECISION_0',
  'JUDICIAL_DECISION_1',
  'JUDICIAL_DECISION_2',
];
