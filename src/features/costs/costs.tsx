import type { Property } from '../../domain/catalogue/property';
import { getSaleKindRules } from '../../domain/catalogue/sale-kind-rules';
import { datesOn } from '../../domain/costs/cost-rules';
import { describeCostSubject } from '../../domain/costs/cost-subject';
import { isPriceShown } from '../../domain/format/price-visibility';
import type { Language } from '../../domain/language/language';
import type { RequestContext } from '../../platform/request-context';
import { COMPUTED_COST_FIELDS, COST_GROUPS } from '../../views/facts/cost-groups';
import type { FactGroup } from '../../views/facts/fact';
import { FactGroups } from '../../views/facts/fact-groups-view';
import { buildFilledFactGroups } from '../../views/facts/fact-rows';
import { CostPanel } from './cost-panel';
import type { CostChoice, CostQuery } from './cost-query';
import { readCostChoice } from './cost-query';
import { KindNote, LodgingNote } from './kind-note';
import { LettingYieldPart } from './letting-yield-part';
import { computeRentCosts } from './rent-costs';
import { RentPanel } from './rent-panel';

/** Reads what a visitor chose for a property for sale; undefined if it has no published price. */
export function findCostChoice(
  { snapshot }: RequestContext,
  property: Property,
  query: CostQuery,
): CostChoice | undefined {
  if (!isPriceShown(property, snapshot.site.configuration.listings)) return undefined;
  const subject = describeCostSubject(property);
  return subject && readCostChoice(subject, query, datesOn(snapshot.catalogue.index.rulesDay));
}

export interface CostsProps {
  ctx: RequestContext;
  property: Property;
  lang: Language | undefined;
  /** Undefined if the property is not for sale or its price is not published. */
  choice: CostChoice | undefined;
}

/** The costs of a property: the panel of a buyer or a tenant, and the amounts that it leaves out. */
export function Costs({ ctx, property, lang, choice }: CostsProps) {
  const { t, snapshot } = ctx;
  const rent = isPriceShown(property, snapshot.site.configuration.listings)
    ? computeRentCosts(property)
    : undefined;
  const { costsNote } = getSaleKindRules(property);
  const hasPanel = Boolean(rent || choice || costsNote);
  const left = omitFields(rent ? RENT_PANEL_FIELDS : choice?.subject.region && SALE_PANEL_FIELDS);
  return (
    <>
      {choice && <CostPanel ctx={ctx} id={property.ID} choice={choice} />}
      {choice && <LettingYieldPart {...{ ctx, property, lang, choice }} />}
      {rent && <RentPanel t={t} costs={rent} />}
      <KindNote {...{ ctx, property, lang }} />
      <LodgingNote {...{ ctx, property }} />
      <FactGroups
        {...{ ctx, lang }}
        id={hasPanel ? 'other-costs' : 'costs'}
        title="GROUP_COSTS"
        groups={buildFilledFactGroups(ctx, property, left)}
      />
    </>
  );
}

/** Fields that the panel of a buyer replaces. */
const SALE_PANEL_FIELDS: ReadonlySet<keyof Property> = new Set([
  ...COMPUTED_COST_FIELDS,
  'MonthlyRent',
]);

/** Fields that the panel of a tenant shows. */
const RENT_PANEL_FIELDS: ReadonlySet<keyof Property> = new Set([
  'MonthlyRent',
  'ChargesRenter',
  'DepositAmount',
  'RenterInventory',
  'RenterTotalCost',
]);

const omitFields = (fields: ReadonlySet<keyof Property> | undefined): readonly FactGroup[] =>
  fields
    ? COST_GROUPS.map((group) => ({
        ...group,
        facts: group.facts.filter(({ field }) => !fields.has(field)),
      }))
    : COST_GROUPS;
