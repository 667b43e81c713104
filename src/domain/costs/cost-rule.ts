import * as v from 'valibot';
import { IsoDate } from '../catalogue/record-values';
import { CostSource } from './cost-source';

const Amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const Years = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Whose law a rule is: a region's, the whole country's, or that of the Netherlands for comparison. */
const RuleRegion = v.picklist(['brussels', 'wallonia', 'flanders', 'belgium', 'netherlands']);
export type RuleRegion = v.InferOutput<typeof RuleRegion>;

/** The act whose date decides which rule holds. */
const DateThatCounts = v.picklist(['deed', 'agreement', 'lease', 'stay']);

const ruleFields = {
  region: RuleRegion,
  /** For staff: what the value requires. */
  conditions: v.optional(v.array(v.pipe(v.string(), v.nonEmpty()))),
  /** The first and the last day; null if there is none. */
  validFrom: v.nullable(IsoDate),
  validTo: v.nullable(IsoDate),
  dateThatCounts: DateThatCounts,
  source: CostSource,
  /** The day on which somebody compared the rule with its source. */
  checkedOn: IsoDate,
  /** A value that is not verified is never shown as a bare figure. */
  confidence: v.picklist(['verified', 'one-source', 'not-verified']),
};

const named = <Name extends string, Values extends v.ObjectEntries>(name: Name, values: Values) =>
  v.strictObject({ name: v.literal(name), ...ruleFields, ...values });

/** A rule that costs are computed from: amounts in euro, by region and date (data/law/costs). */
export const CostRule = v.variant('name', [
  named('standard-duty', { percent: Percent }),
  named('only-home-duty', { percent: Percent }),
  named('only-home-plot-duty', { percent: Percent }),
  named('only-home-abatement', { amount: Amount, maximumBase: Amount }),
  named('only-home-plot-abatement', { amount: Amount, maximumBase: Amount }),
  named('energy-abatement', {
    amountPerClass: Amount,
    minimumClasses: Years,
    withinYears: Years,
  }),
  named('modest-home-reduction', {
    amount: Amount,
    maximumBase: Amount,
    maximumBaseInCoreCity: Amount,
  }),
  named('only-home-terms', {
    moveInYears: Years,
    plotMoveInYears: v.nullable(Years),
    stayYears: v.nullable(Years),
    sellOtherYears: v.nullable(Years),
  }),
  named('construction-vat', { percent: Percent }),
  named('rebuilt-home-vat', { percent: Percent, maximumArea: Amount, stayYears: Years }),
  named('new-home-costs', { from: Amount, to: Amount }),
  named('notary-scale', {
    scale: v.picklist(['general', 'only-home']),
    fixed: Amount,
    /** Each slice to its upper end in euro; the last one has none. */
    slices: v.array(v.strictObject({ upTo: v.nullable(Amount), percent: Percent })),
  }),
  named('notary-scale-limits', {
    onlyHomeMaximum: Amount,
    smallSaleMaximum: Amount,
    smallSaleReduction: Amount,
  }),
  named('deed-costs', {
    administration: Amount,
    searches: Amount,
    searchesFrom: Amount,
    searchesTo: Amount,
    writingDuty: Amount,
    transcription: Amount,
    annexes: Amount,
    vatPercent: Percent,
  }),
  named('mortgage-deed', {
    registrationPercent: Percent,
    mortgagePercent: Percent,
    accessoriesPercent: Percent,
    mortgageOffice: Amount,
    administrationFrom: Amount,
    administrationTo: Amount,
    feeReadings: v.pipe(v.array(v.strictObject({ loan: Amount, fee: Amount })), v.minLength(2)),
  }),
  named('loan-example', { ratePercent: Percent, years: Years, ownPercent: Percent }),
  named('usufruct-factors', {
    brackets: v.array(v.strictObject({ upToAge: v.nullable(Years), factor: Amount })),
    maximumShare: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  named('sale-advance', { percent: Percent }),
  named('building-advance', { percent: Percent }),
  /** What guests of a holiday home or a camping pay on their stay. */
  named('lodging-vat', { percent: Percent }),
  /** Of the rent of a property that is let, in an example of its yield. */
  named('letting-example', { vacancyPercent: Percent, upkeepPercent: Percent }),
  named('dutch-transfer-tax', {
    ownHomePercent: Percent,
    otherHomePercent: Percent,
    /** Land, garages, offices, shops: whatever is not a home. */
    otherPropertyPercent: Percent,
    /** Up to this price somebody younger than this pays nothing for a first home. */
    starterMaximum: Amount,
    starterBelowAge: Years,
  }),
  named('dutch-deed', { notaryCosts: Amount, coolingOffDays: Years }),
]);
export type CostRule = v.InferOutput<typeof CostRule>;
export type CostRuleName = CostRule['name'];
export type NamedCostRule<Name extends CostRuleName> = Extract<CostRule, { name: Name }>;

/** A file of data/law/costs. */
export const CostRuleFile = v.strictObject({ rules: v.array(CostRule) });
