import { resolveEpc } from '../../domain/catalogue/energy';
import type { Property } from '../../domain/catalogue/property';
import { isForSale } from '../../domain/catalogue/property-kind';
import { formatEpcLabel } from '../../domain/format/epc-label';
import type { AdvertisementRuleId } from '../../domain/law/advertisement-rules';
import { findAdvertisementRule } from '../../domain/law/advertisement-rules';
import { findRegion } from '../../domain/law/region';
import type { RequestContext } from '../../platform/request-context';
import { COST_GROUPS } from './cost-groups';
import { formatDomicileNotice } from './domicile-notice';
import { ENERGY_FACTS } from './energy-facts';
import type { Fact } from './fact';
import { numberFact } from './fact';
import { FACT_GROUPS } from './fact-groups';
import { buildFactRows } from './fact-rows';

/** The figure beside the label. */
const FIGURE: Fact = {
  ...numberFact('EnergyPerformance', 'FIELD_ENERGY_PERFORMANCE'),
  unit: 'UNIT_KWH_M2_YEAR',
};

/** The facts as the page prints them. */
const PAGE_FACTS: readonly Fact[] = [
  ...ENERGY_FACTS,
  ...[...FACT_GROUPS, ...COST_GROUPS].flatMap(({ facts }) => facts),
];
const pickFacts = (...fields: (keyof Property)[]): readonly Fact[] =>
  PAGE_FACTS.filter(({ field }) => fields.includes(field));

/**
 * The facts that each rule of data/law wants in an advertisement, beside price and label; none for a rule
 * that only forbids. Whatever renders a listing away from its own page prints them (decision 74).
 */
const DEMANDED_FACTS: Record<AdvertisementRuleId, readonly Fact[]> = {
  'epc-label': [FIGURE, ...pickFacts('EnergyTotal', 'ELevel')],
  'epc-number': [FIGURE, ...pickFacts('EPCCertificateNumber')],
  'epc-expired': [],
  co2: pickFacts('CO2Emission'),
  rent: [],
  charges: pickFacts('ChargesRenter', 'ChargesComment'),
  deposit: [],
  'agency-cost': [],
  'flood-scores': pickFacts('FloodPScore', 'FloodGScore'),
  'planning-answers': pickFacts(
    ...(['Permit', 'AreaApplication', 'Summons', 'JudicialDecision'] as const),
    ...(['PreemptiveRights', 'AllotmentPermit'] as const),
  ),
  domicile: [],
  'regional-term': [],
};

/** Rules on sales, which a letting need not follow. */
const SALE_RULES: ReadonlySet<AdvertisementRuleId> = new Set(['flood-scores', 'planning-answers']);

/** Returns the rules that hold for a property; abroad, where none is known, all of them. */
function listRules(property: Property): AdvertisementRuleId[] {
  const region = findRegion(property);
  const ids = Object.keys(DEMANDED_FACTS) as AdvertisementRuleId[];
  return ids.filter(
    (id) =>
      (!region || findAdvertisementRule(id, region)) &&
      (isForSale(property) || !SALE_RULES.has(id)),
  );
}

/** Returns the facts that an advertisement of a property must name, whether its record has them or not. */
export const findDemandedFacts = (property: Property): ReadonlySet<Fact> =>
  new Set(listRules(property).flatMap((id) => DEMANDED_FACTS[id]));

/** Lists what the law wants in an advertisement of a property and its record holds: 'term value'. */
export function listAdvertisementLines(ctx: RequestContext, property: Property): string[] {
  const rows = buildFactRows(ctx, property, [...findDemandedFacts(property)]);
  const domicile = listRules(property).includes('domicile')
    ? formatDomicileNotice(property, ctx.t)
    : undefined;
  return [...rows.map(({ term, value }) => `${term} ${value}`), ...(domicile ? [domicile] : [])];
}

/** Lists the same with the label in words, where no arrow shows it: in a mail, in a feed. */
export function listAdvertisementTexts(ctx: RequestContext, property: Property): string[] {
  const epc = resolveEpc(property);
  const label = epc.state === 'label' ? [`${ctx.t('EPC_LABEL')} ${formatEpcLabel(epc.label)}`] : [];
  return [...label, ...listAdvertisementLines(ctx, property)];
}
