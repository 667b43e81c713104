import type { Property } from '../../domain/catalogue/property';
import { isPriceShown } from '../../domain/format/price-shown';
import { formatValue } from '../../domain/format/value';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import type { FactRow } from '../ui/fact-list';
import { floorNumber } from '../ui/floor-name';
import type { Fact, FactGroup } from './fact-groups';

/** A group with what this property fills of it. */
export interface FilledGroup {
  name: TextKey;
  rows: FactRow[];
}

/** The groups of which this property fills anything at all (§2.10: empty ones are hidden). */
export const filledGroups = (
  ctx: RequestContext,
  property: Property,
  groups: readonly FactGroup[],
): FilledGroup[] =>
  groups
    .map(({ name, facts }) => ({ name, rows: rowsOf(ctx, property, facts) }))
    .filter(({ rows }) => rows.length > 0);

export function rowsOf(ctx: RequestContext, property: Property, facts: readonly Fact[]): FactRow[] {
  const priceShown = isPriceShown(property, ctx.snapshot.site.configuration.listings);
  return facts.flatMap((fact) => {
    if ((fact.tellsPrice && !priceShown) || fact.unless?.(property)) return [];
    const value = shown(ctx, property, fact);
    return value ? [{ term: ctx.t(fact.term), value }] : [];
  });
}

function shown({ t }: RequestContext, property: Property, { field, as, unit, zero }: Fact): string {
  const value = property[field];
  switch (as) {
    case 'yes-no':
      return value === undefined ? '' : t(value ? 'YES' : 'NO');
    case 'judicial-decision':
      return typeof value === 'number' && value >= 0 ? t(JUDICIAL_DECISION[value] ?? 'NO') : '';
    case 'floor':
      return typeof value === 'number' ? floorNumber(value, t) : '';
    default:
      // The listing software writes 0 for what nobody filled in.
      if (value === 0 && !zero) return '';
      return formatValue(value, as, unit ? { unit: t(unit) } : {});
  }
}

/** §4, by its value; -1 stands for empty. */
const JUDICIAL_DECISION: readonly TextKey[] = [
  'JUDICIAL_DECISION_0',
  'JUDICIAL_DECISION_1',
  'JUDICIAL_DECISION_2',
];
