import * as v from 'valibot';
import type { Cents } from '../../domain/costs/cents';
import type { RuleDates } from '../../domain/costs/cost-rules';
import type { CostSubject } from '../../domain/costs/cost-subject';
import type { PurchaseCosts } from '../../domain/costs/purchase-costs';
import { computePurchaseCosts } from '../../domain/costs/purchase-costs';
import type { Situation } from '../../domain/costs/situation';
import { listSituations } from '../../domain/costs/situation';
import { TextParameter } from '../../platform/request-parameters';
import type { LoanTexts } from './loan-input';
import { readCents } from './loan-input';

/** The choices of a visitor in the address of a property's page; all are text. */
export const CostQuery = v.object({
  costs: TextParameter,
  value: TextParameter,
  own: TextParameter,
  rate: TextParameter,
  years: TextParameter,
});
export type CostQuery = v.InferOutput<typeof CostQuery>;

/** The query parameters that a property's page depends on. */
export const COST_PARAMETERS = Object.keys(CostQuery.entries);

/** A property with what a visitor chose, as the panel of costs shows it. */
export interface CostChoice {
  subject: CostSubject;
  dates: RuleDates;
  situations: readonly Situation[];
  /** Undefined before a choice. */
  situation: Situation | undefined;
  /** The market value as written; '' if it was not. */
  valueText: string;
  /** Undefined if the value is missing or impossible. */
  marketValue: Cents | undefined;
  /** Undefined before a choice, or if a notary has to be asked. */
  costs: PurchaseCosts | undefined;
  loan: LoanTexts;
}

/** Reads a visitor's choice for a property and computes its costs; a property of one situation needs no choice. */
export function readCostChoice(
  subject: CostSubject,
  query: CostQuery,
  dates: RuleDates,
): CostChoice {
  const situations = listSituations(subject);
  const situation =
    situations.find((known) => known === query.costs) ??
    // Where there is only one, nobody has to choose it.
    (situations.length === 1 ? situations[0] : undefined);
  const typedValue = readCents(query.value);
  const marketValue =
    typedValue !== undefined && typedValue > subject.price ? typedValue : undefined;
  return {
    subject,
    dates,
    situations,
    situation,
    valueText: query.value,
    marketValue,
    costs: situation && computePurchaseCosts({ subject, situation, dates, marketValue }),
    loan: { own: query.own, rate: query.rate, years: query.years },
  };
}
