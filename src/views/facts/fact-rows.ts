import type { Property } from '../../domain/catalogue/property';
import { getSaleKind } from '../../domain/catalogue/sale-kind';
import { formatFloorNumber } from '../../domain/format/floor-name';
import { isPriceShown } from '../../domain/format/price-visibility';
import { formatValue } from '../../domain/format/property-value';
import { translateWord } from '../../domain/language/catalogue-words';
import type { TextKey } from '../../domain/language/texts';
import { findRegion } from '../../domain/law/region';
import type { FloodClass } from '../../domain/law/regional-terms';
import { isFieldOfRegion, parseFloodClass } from '../../domain/law/regional-terms';
import type { RequestContext } from '../../platform/request-context';
import type { FactRow } from '../ui/fact-list';
import type { Fact, FactGroup } from './fact';

/** A fact that a property has: its term differs by region and kind of sale, its field does not. */
interface FieldRow extends FactRow {
  field: keyof Property;
}

/** A group with the facts that a property has. */
export interface FilledFactGroup {
  name: TextKey;
  rows: FieldRow[];
  notes: readonly TextKey[];
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
    .map(({ name, facts, listNotes }) => ({
      name,
      rows: buildFactRows(ctx, property, facts),
      notes: listNotes?.(property) ?? [],
    }))
    .filter(({ rows }) => rows.length > 0);

/**
 * Returns the facts that the property has and that may be shown, as terms with formatted values.
 */
export function buildFactRows(
  ctx: RequestContext,
  property: Property,
  facts: readonly Fact[],
): FieldRow[] {
  const { listings } = ctx.snapshot.site.configuration;
  const isPriceVisible = isPriceShown(property, listings);
  const region = findRegion(property);
  return facts.flatMap((fact) => {
    if ((fact.revealsPrice && !isPriceVisible) || fact.isHiddenFor?.(property)) return [];
    if (!isFieldOfRegion(fact.field, property)) return [];
    const value = formatFactValue(ctx, property, fact);
    const kindTerm = fact.kindTerms?.[getSaleKind(property)];
    const term = kindTerm ?? (region && fact.regionalTerms?.[region]) ?? fact.term;
    if (!value) return [];
    const word = fact.displayType === 'string' && translateWord(fact.field, value, ctx.language);
    // What is computed from a field is said in the page's language; an agent's own words stay as they are.
    const isOfPage = fact.displayType !== 'string' || Boolean(word);
    return { field: fact.field, term: ctx.t(term), value: word || value, isOfPage };
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
    case 'flood-class': {
      const floodClass = parseFloodClass(String(value ?? ''));
      return floodClass ? t(FLOOD_CLASS_TEXTS[floodClass]) : '';
    }
    case 'floor':
      return typeof value === 'number' ? formatFloorNumber(value, t) : '';
    default:
      // The listing software writes 0 for a field that was not filled in.
      if (value === 0 && !showZero) return '';
      return formatValue(value, displayType, unit ? { unit: t(unit) } : {});
  }
}

const FLOOD_CLASS_TEXTS = {
  A: 'FLOOD_CLASS_A',
  B: 'FLOOD_CLASS_B',
  C: 'FLOOD_CLASS_C',
  D: 'FLOOD_CLASS_D',
} as const satisfies Record<FloodClass, TextKey>;

/** Texts by value (§4); -1 means empty. */
const JUDICIAL_DECISION_TEXTS: readonly TextKey[] = [
  'JUDICIAL_DECISION_0',
  'JUDICIAL_DECISION_1',
  'JUDICIAL_DECISION_2',
];
