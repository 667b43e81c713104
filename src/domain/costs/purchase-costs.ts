import type { Cents, CentsRange } from './cents';
import { addRanges, asRange, takePercent, toCents } from './cents';
import type { CostRule } from './cost-rule';
import type { RuleDates } from './cost-rules';
import { findCostRule } from './cost-rules';
import type { CostSubject } from './cost-subject';
import type { NotaryCosts } from './notary-costs';
import { computeNotaryCosts } from './notary-costs';
import type { RegistrationDuty } from './registration-duty';
import { computeRegistrationDuty } from './registration-duty';
import type { Situation } from './situation';
import { getDutyKind } from './situation';
import { getVatBase } from './vat-basis';

/** The VAT of a new home. */
interface PurchaseVat {
  percent: number;
  base: Cents;
  amount: Cents;
  rule: CostRule;
}

/** Costs of a buyer in a situation, beside the price. */
export interface PurchaseCosts {
  price: Cents;
  vat: PurchaseVat | undefined;
  /** Undefined if VAT is due on everything. */
  duty: (RegistrationDuty & { base: Cents }) | undefined;
  notary: NotaryCosts;
  /** Costs that only a new home has. */
  newHomeCosts: CentsRange | undefined;
  /** Price, taxes and deed; the best estimate, and its range. */
  total: Cents;
  totalRange: CentsRange;
  /** The rules that all of it was computed with. */
  rules: readonly CostRule[];
}

export interface PurchaseInput {
  subject: CostSubject;
  situation: Situation;
  dates: RuleDates;
  /** The value by an expert, which the duty on a sale for a life annuity depends on. */
  marketValue?: Cents | undefined;
}

/**
 * Computes what a buyer pays; undefined if the market value of a life annuity is missing, or if no
 * rule holds for the region and the dates: then a notary is asked.
 */
export function computePurchaseCosts(input: PurchaseInput): PurchaseCosts | undefined {
  const { subject, situation, dates, marketValue } = input;
  const { price, region, kind } = subject;
  if (!region || (kind === 'annuity' && marketValue === undefined)) return undefined;
  const vat = computeVat(input);
  if (vat === 'unknown') return undefined;
  const value = Math.max(price, marketValue ?? 0);
  const base = vat ? price - vat.base : value;
  const duty =
    vat && base === 0
      ? undefined
      : computeRegistrationDuty({ region, kind: getDutyKind(situation, subject), base, dates });
  const notary = computeNotaryCosts(value, situation === 'only-home', dates);
  if (!notary || (!duty && base > 0)) return undefined;
  const newHomeRule = vat && findCostRule('new-home-costs', 'belgium', dates);
  const newHomeCosts = newHomeRule && {
    from: toCents(newHomeRule.from),
    to: toCents(newHomeRule.to),
  };
  const taxed = price + (vat?.amount ?? 0) + (duty?.amount ?? 0);
  return {
    price,
    vat,
    duty: duty && { ...duty, base },
    notary,
    newHomeCosts,
    total:
      taxed +
      notary.total +
      (newHomeCosts ? Math.round((newHomeCosts.from + newHomeCosts.to) / 2) : 0),
    totalRange: addRanges(asRange(taxed), notary.totalRange, newHomeCosts ?? asRange(0)),
    rules: [
      ...(vat ? [vat.rule] : []),
      ...(duty?.rules ?? []),
      ...notary.rules,
      ...(newHomeRule ? [newHomeRule] : []),
    ],
  };
}

/** Computes the VAT of a new home; undefined if there is none, 'unknown' if no rule holds. */
function computeVat({
  subject: { vat, price },
  situation,
  dates,
}: PurchaseInput): PurchaseVat | undefined | 'unknown' {
  if (!vat) return undefined;
  const standard = findCostRule('construction-vat', 'belgium', dates);
  const reduced = findCostRule('rebuilt-home-vat', 'belgium', dates);
  if (!standard) return 'unknown';
  // The lower rate after demolition is for a buyer's only home.
  const isReduced = situation === 'only-home' && vat.percent === reduced?.percent;
  const rule = isReduced ? reduced : standard;
  const base = getVatBase(price, vat);
  return { percent: rule.percent, base, amount: takePercent(base, rule.percent), rule };
}
