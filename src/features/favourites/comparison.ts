import { resolveEpc } from '../../domain/catalogue/energy';
import type { Property } from '../../domain/catalogue/property';
import type { PropertyState } from '../../domain/catalogue/property-state';
import { getPropertyState } from '../../domain/catalogue/property-state';
import type { BuyerPlan } from '../../domain/costs/buyer-plan';
import { formatCityName } from '../../domain/format/address';
import { formatNumber } from '../../domain/format/number';
import { formatWord } from '../../domain/language/catalogue-words';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { COMPUTED_COST_FIELDS, COST_GROUPS } from '../../views/facts/cost-groups';
import { ENERGY_FACTS } from '../../views/facts/energy-facts';
import type { Fact, FactGroup } from '../../views/facts/fact';
import { FACT_GROUPS } from '../../views/facts/fact-groups';
import { buildFactRows } from '../../views/facts/fact-rows';
import { formatPriceLine } from '../../views/facts/property-price';
import type { ComparisonCell, ComparisonRow, RowsBuilder } from './comparison-row';
import { buildComparisonRow, isOpen } from './comparison-row';
import { createSecondHomeRows } from './second-home-rows';
import { createPlanRows, createSituationRows } from './total-rows';

export interface Comparison {
  /** How the reader buys; without a situation each that is possible has a row. */
  plan: BuyerPlan;
  properties: readonly Property[];
  groups: { name: string; rows: ComparisonRow[] }[];
}

/**
 * Builds the comparison of these properties; empty rows and groups are left out.
 */
export function buildComparison(
  ctx: RequestContext,
  properties: readonly Property[],
  plan: BuyerPlan,
): Comparison {
  const groups = COMPARISON_GROUPS.map(({ name, rows }) => ({
    name: ctx.t(name),
    rows: rows(ctx, properties, plan).filter(({ cells }) => cells.some(({ text }) => text)),
  }));
  return { plan, properties, groups: groups.filter(({ rows }) => rows.length > 0) };
}

/** Creates a row whose value is computed from each property. */
const createRow =
  (
    term: TextKey,
    formatCell: (ctx: RequestContext, property: Property) => ComparisonCell | string,
  ) =>
  (ctx: RequestContext, properties: readonly Property[]): ComparisonRow =>
    buildComparisonRow(
      ctx.t(term),
      properties.map((property) => formatCell(ctx, property)),
    );

/**
 * Creates rows from facts; of a sold or rented property only the summary shows (decision 10). A row has the term of
 * the region or the kind of sale if all that state the fact share it.
 */
const createFactRows =
  (facts: readonly Fact[]): RowsBuilder =>
  (ctx, properties) => {
    const filled = properties.map((property) => {
      const rows = isOpen(ctx, property) ? buildFactRows(ctx, property, facts) : [];
      return new Map(rows.map((row) => [row.field, row]));
    });
    return facts.map(({ field, term }) => {
      const terms = new Set(filled.flatMap((rows) => rows.get(field)?.term ?? []));
      const [shared = ''] = terms;
      return buildComparisonRow(
        terms.size === 1 ? shared : ctx.t(term),
        filled.map((rows) => {
          const { value = '', isOfPage } = rows.get(field) ?? {};
          return { text: value, isOfRecord: !isOfPage };
        }),
      );
    });
  };

const STATE_TEXTS: Record<PropertyState, TextKey> = {
  'for-sale': 'FOR_SALE',
  'for-rent': 'FOR_RENT',
  'for-takeover': 'FOR_TAKEOVER',
  'under-option': 'UNDER_OPTION',
  sold: 'SOLD',
  rented: 'RENTED',
};

const createPriceRow = createRow('PRICE', formatPriceLine);

const SUMMARY_ROWS = [
  createRow('COMPARE_STATE', ({ t, snapshot }, property) =>
    t(STATE_TEXTS[getPropertyState(property, snapshot.site.configuration.listings)]),
  ),
  createRow('CITY', ({ snapshot }, { Zip, City }) =>
    [Zip, formatCityName(City, snapshot.site.configuration.listings)].filter(Boolean).join(' '),
  ),
  createRow('FIELD_MAIN_TYPE_NAME', ({ language }, { MainTypeName }) =>
    formatWord('MainTypeName', MainTypeName, language),
  ),
];

const ENERGY_ROWS = [
  createRow('EPC_LABEL', ({ t }, property) => {
    const epc = resolveEpc(property);
    if (epc.state === 'label') return { text: epc.label, label: epc.label };
    if (epc.state === 'none') return '';
    return t(epc.state === 'requested' ? 'EPC_REQUESTED' : 'EPC_NOT_APPLICABLE');
  }),
  createRow('FIELD_ENERGY_PERFORMANCE', (ctx, property) => {
    const value = property.EnergyPerformance;
    const hasValue = resolveEpc(property).state === 'label' && value > 0 && isOpen(ctx, property);
    return hasValue ? `${formatNumber(value)}\u00a0${ctx.t('UNIT_KWH_M2_YEAR')}` : '';
  }),
];

const selectFacts = (groups: readonly FactGroup[], ...names: TextKey[]): Fact[] =>
  groups.filter(({ name }) => names.includes(name)).flatMap((group) => group.facts);

/** Cost facts without those that the totals by situation replace. */
const COST_FACTS = selectFacts(COST_GROUPS, 'GROUP_COSTS').filter(
  ({ field }) => !COMPUTED_COST_FIELDS.has(field),
);
const INCOME_FACTS = selectFacts(FACT_GROUPS, 'GROUP_OTHER').filter(
  ({ field }) => field === 'CadastralIncome' || field === 'RealEstateTax',
);

/** In the order in which buyers decide: price and city, space, energy, then the rest. */
const COMPARISON_GROUPS: readonly { name: TextKey; rows: RowsBuilder }[] = [
  {
    name: 'KEY_FACTS',
    rows: (ctx, all, plan) => [
      createPriceRow(ctx, all),
      ...createPlanRows(ctx, all, plan),
      ...SUMMARY_ROWS.map((buildRow) => buildRow(ctx, all)),
    ],
  },
  ...(['GROUP_SURFACES', 'GROUP_LAYOUT'] as const).map((name) => ({
    name,
    rows: createFactRows(selectFacts(FACT_GROUPS, name)),
  })),
  {
    name: 'ENERGY_BLOCK_TITLE',
    rows: (ctx, all, plan) => [
      ...ENERGY_ROWS.map((buildRow) => buildRow(ctx, all)),
      ...createFactRows(ENERGY_FACTS.filter(({ field }) => field !== 'EPCCertificateNumber'))(
        ctx,
        all,
        plan,
      ),
    ],
  },
  { name: 'GROUP_SECOND_HOME', rows: createSecondHomeRows },
  {
    name: 'GROUP_COSTS',
    rows: (ctx, all, plan) => [
      ...createSituationRows(ctx, all, plan),
      ...createFactRows([...COST_FACTS, ...INCOME_FACTS])(ctx, all, plan),
    ],
  },
  ...(['GROUP_FEATURES', 'GROUP_BUILDING', 'GROUP_PLANNING'] as const).map((name) => ({
    name,
    rows: createFactRows(selectFacts(FACT_GROUPS, name)),
  })),
];
