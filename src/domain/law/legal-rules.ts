import * as v from 'valibot';
import renovationDuties from '../../../data/law/renovation-duty.json';
import rentDeposit from '../../../data/law/rent-deposit.json';
import renterAgencyCost from '../../../data/law/renter-agency-cost.json';
import { EpcLabel, resolveEpc } from '../catalogue/energy';
import { getCategories, isForSale } from '../catalogue/property-kind';
import type { PropertySummary } from '../catalogue/property-summary';
import { IsoDate } from '../catalogue/record-values';
import { findRegion, Region } from './region';

/** A home in the sense of the tenancy and renovation laws: house, apartment or studio (§9). */
export const isDwelling = (property: Pick<PropertySummary, 'WebID' | 'WebIDs'>): boolean =>
  getCategories(property).some((category) => DWELLING_CATEGORIES.has(category));

const DWELLING_CATEGORIES = new Set([1, 2, 3]);

const RenovationDuty = v.strictObject({
  region: Region,
  /** The first date of notarial deeds with this duty. */
  since: IsoDate,
  labels: v.array(EpcLabel),
  /** The years after the deed within which the home must reach the target label. */
  years: v.number(),
  /** The term that these years replaced, and the last day on which it was in force. */
  supersedes: v.strictObject({ years: v.number(), until: IsoDate }),
  target: EpcLabel,
});
export type RenovationDuty = v.InferOutput<typeof RenovationDuty>;

const { duties: RENOVATION_DUTIES, asOf: RENOVATION_DUTY_DATE } = v.parse(
  v.strictObject({ asOf: IsoDate, source: v.string(), duties: v.array(RenovationDuty) }),
  renovationDuties,
);

/** The day on which the renovation duty was checked last. */
export { RENOVATION_DUTY_DATE };

/**
 * Finds the duty to renovate after buying this home; undefined if there is none (§9, decision 16:
 * Flanders only, labels E and F).
 */
export function findRenovationDuty(
  property: Pick<
    PropertySummary,
    'Goal' | 'Zip' | 'CountryID' | 'EnergyPerformance' | 'EPCLabelText' | 'WebID' | 'WebIDs'
  >,
): RenovationDuty | undefined {
  const epc = resolveEpc(property);
  if (epc.state !== 'label' || !isForSale(property) || !isDwelling(property)) return undefined;
  return RENOVATION_DUTIES.find(
    ({ region, labels }) => region === epc.region && labels.includes(epc.label),
  );
}

const DepositRule = v.strictObject({
  months: v.number(),
  since: IsoDate,
  source: v.string(),
});
const DEPOSIT_RULES = v.parse(
  v.strictObject({
    asOf: IsoDate,
    maximumMonths: v.strictObject({
      flanders: DepositRule,
      brussels: DepositRule,
      wallonia: DepositRule,
    }),
  }),
  rentDeposit,
).maximumMonths;

/** Returns the maximum rent deposit of a region in months; the three of §9 are not legal everywhere (decision 17). */
export const getMaxDepositMonths = (region: Region): number => DEPOSIT_RULES[region].months;

const AGENCY_COST_BANS = v.parse(
  v.strictObject({
    asOf: IsoDate,
    voidForHomesIn: v.array(v.strictObject({ region: Region, since: IsoDate, source: v.string() })),
  }),
  renterAgencyCost,
).voidForHomesIn;

/** Checks whether the agency's cost for the renter may be shown: never for a home in Belgium (decision 18). */
export function canShowRenterAgencyCost(
  property: Pick<PropertySummary, 'Zip' | 'CountryID' | 'WebID' | 'WebIDs'>,
): boolean {
  const region = findRegion(property);
  return !(isDwelling(property) && AGENCY_COST_BANS.some((rule) => rule.region === region));
}
