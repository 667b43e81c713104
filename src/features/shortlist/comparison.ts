import type { EpcLabel } from '../../domain/catalogue/energy';
import { epcOf } from '../../domain/catalogue/energy';
import type { ListingState } from '../../domain/catalogue/listing/listing-state';
import { isClosed, stateOf } from '../../domain/catalogue/listing/listing-state';
import type { Property } from '../../domain/catalogue/property';
import { cityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import { formatNumber } from '../../domain/format/number';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import type { Fact, FactGroup } from '../../views/facts/fact-groups';
import { COST_GROUPS, ENERGY_FACTS, FACT_GROUPS } from '../../views/facts/fact-groups';
import { rowsOf } from '../../views/facts/facts';
import { priceText } from '../../views/facts/price';
import { TOTAL_COST_FIELDS, totalCost } from '../../views/facts/total-cost';

/** What one property says in a row: words, its energy label where that is what the row tells, or nothing. */
export interface Cell {
  text: string;
  label?: EpcLabel;
}

export interface Row {
  term: string;
  cells: Cell[];
  /** Whether they do not all say the same: what one compares for. */
  differs: boolean;
}

export interface Comparison {
  properties: readonly Property[];
  groups: { name: string; rows: Row[] }[];
}

/** These properties row by row; a row that none of them fills is left out, and so is an empty group. */
export function comparison(ctx: RequestContext, properties: readonly Property[]): Comparison {
  const groups = GROUPS.map(({ name, rows }) => ({
    name: ctx.t(name),
    rows: rows(ctx, properties).filter(({ cells }) => cells.some(({ text }) => text)),
  }));
  return { properties, groups: groups.filter(({ rows }) => rows.length > 0) };
}

type Rows = (ctx: RequestContext, properties: readonly Property[]) => Row[];

/** A row of the comparison's own, made of each property alone. */
const row =
  (term: TextKey, tell: (ctx: RequestContext, property: Property) => Cell | string) =>
  (ctx: RequestContext, properties: readonly Property[]): Row => {
    const cells = properties.map((property) => {
      const told = tell(ctx, property);
      return typeof told === 'string' ? { text: told } : told;
    });
    return { term: ctx.t(term), cells, differs: differ(cells) };
  };

const differ = (cells: readonly Cell[]) => new Set(cells.map(({ text }) => text)).size > 1;

/** Facts as the property's page prints them; of what is sold or rented nothing but its summary (decision 10). */
const facts =
  (told: readonly Fact[]): Rows =>
  (ctx, properties) => {
    const filled = properties.map((property) => {
      const rows = isOpen(ctx, property) ? rowsOf(ctx, property, told) : [];
      return new Map(rows.map(({ term, value }) => [term, value]));
    });
    return told.map((fact) => {
      const term = ctx.t(fact.term);
      const cells = filled.map((values) => ({ text: values.get(term) ?? '' }));
      return { term, cells, differs: differ(cells) };
    });
  };

const isOpen = ({ snapshot }: RequestContext, property: Property) =>
  !isClosed(stateOf(property, snapshot.site.configuration.listings));

const STATE: Record<ListingState, TextKey> = {
  'for-sale': 'FOR_SALE',
  'for-rent': 'FOR_RENT',
  'for-takeover': 'FOR_TAKEOVER',
  'under-option': 'UNDER_OPTION',
  sold: 'SOLD',
  rented: 'RENTED',
};

const BRIEF = [
  row('PRICE', priceText),
  row('COMPARE_STATE', ({ t, snapshot }, property) =>
    t(STATE[stateOf(property, snapshot.site.configuration.listings)]),
  ),
  row('CITY', ({ snapshot }, { Zip, City }) =>
    [Zip, cityName(City, snapshot.site.configuration.listings)].filter(Boolean).join(' '),
  ),
  row('FIELD_MAIN_TYPE_NAME', (_, { MainTypeName }) => MainTypeName),
];

const ENERGY = [
  row('EPC_LABEL', ({ t }, property) => {
    const epc = epcOf(property);
    if (epc.state === 'label') return { text: epc.label, label: epc.label };
    if (epc.state === 'none') return '';
    return t(epc.state === 'requested' ? 'EPC_REQUESTED' : 'EPC_NOT_APPLICABLE');
  }),
  row('FIELD_ENERGY_PERFORMANCE', (ctx, property) => {
    const value = property.EnergyPerformance;
    const shown = epcOf(property).state === 'label' && value > 0 && isOpen(ctx, property);
    return shown ? `${formatNumber(value)}\u00a0${ctx.t('UNIT_KWH_M2_YEAR')}` : '';
  }),
];

const TOTAL = row('GROUP_TOTAL_COST', (ctx, property) => {
  const cost = totalCost(property, ctx.snapshot.site.configuration.listings);
  return cost && isOpen(ctx, property) ? formatCurrency(cost.total) : '';
});

const factsOf = (groups: readonly FactGroup[], ...names: TextKey[]): Fact[] =>
  groups.filter(({ name }) => names.includes(name)).flatMap((group) => group.facts);

const AGENCY: readonly (keyof Property)[] = ['Commission', 'IPI', 'BIV'];

/** What the total already holds would be said twice, and of the agent there is but one. */
const COSTS = factsOf(COST_GROUPS, 'GROUP_COSTS').filter(
  ({ field }) =>
    field === 'CadastralIncome' || !(TOTAL_COST_FIELDS.has(field) || AGENCY.includes(field)),
);

/** In the order one decides: what it costs and where, how much room, energy, then the rest. */
const GROUPS: readonly { name: TextKey; rows: Rows }[] = [
  { name: 'KEY_FACTS', rows: (ctx, all) => BRIEF.map((told) => told(ctx, all)) },
  ...(['GROUP_SURFACES', 'GROUP_LAYOUT'] as const).map((name) => ({
    name,
    rows: facts(factsOf(FACT_GROUPS, name)),
  })),
  {
    name: 'ENERGY_BLOCK_TITLE',
    rows: (ctx, all) => [
      ...ENERGY.map((told) => told(ctx, all)),
      ...facts(ENERGY_FACTS.filter(({ field }) => field !== 'EPCCertificateNumber'))(ctx, all),
    ],
  },
  { name: 'GROUP_COSTS', rows: (ctx, all) => [TOTAL(ctx, all), ...facts(COSTS)(ctx, all)] },
  ...(['GROUP_FEATURES', 'GROUP_BUILDING', 'GROUP_PLANNING'] as const).map((name) => ({
    name,
    rows: facts(factsOf(FACT_GROUPS, name)),
  })),
];
