import * as v from 'valibot';
import renovationDuties from '../../../data/law/renovation-duty.json';
import rentDeposit from '../../../data/law/rent-deposit.json';
import renterAgencyCost from '../../../data/law/renter-agency-cost.json';
import { EpcLabel, epcOf } from '../catalogue/energy';
import { categoriesOf, isForSale, type PropertySummary } from '../catalogue/property';
import { Region, regionOfProperty } from './region';

/** A home in the sense of the tenancy and renovation laws: house, apartment or studio (§9). */
export const isHome = (property: Pick<PropertySummary, 'WebID' | 'WebIDs'>): boolean =>
  categoriesOf(property).some((category) => HOMES.has(category));

const HOMES = new Set([1, 2, 3]);

const Day = v.pipe(v.string(), v.isoDate());

const RenovationDuty = v.strictObject({
  region: Region,
  /** The first day of notarial deeds it holds for. */
  since: Day,
  labels: v.array(EpcLabel),
  /** How long the buyer has, and the label to reach by then. */
  years: v.number(),
  target: EpcLabel,
});
export type RenovationDuty = v.InferOutput<typeof RenovationDuty>;

const RENOVATION_DUTIES = v.parse(
  v.strictObject({ asOf: Day, source: v.string(), duties: v.array(RenovationDuty) }),
  renovationDuties,
).duties;

/**
 * The duty to renovate that comes with buying this home; undefined where there is none
 * (§9, decision 16: Flanders only, labels E and F).
 */
export function renovationDuty(
  property: Pick<
    PropertySummary,
    'Goal' | 'Zip' | 'CountryID' | 'EnergyPerformance' | 'EPCLabelText' | 'WebID' | 'WebIDs'
  >,
): RenovationDuty | undefined {
  const epc = epcOf(property);
  if (epc.state !== 'label' || !isForSale(property) || !isHome(property)) return undefined;
  return RENOVATION_DUTIES.find(
    ({ region, labels }) => region === epc.region && labels.includes(epc.label),
  );
}

const Deposit = v.strictObject({
  months: v.number(),
  since: v.pipe(v.string(), v.regex(/^\d{4}(-\d{2}-\d{2})?$/)),
  source: v.string(),
});
const DEPOSITS = v.parse(
  v.strictObject({
    asOf: Day,
    maximumMonths: v.strictObject({ flanders: Deposit, brussels: Deposit, wallonia: Deposit }),
  }),
  rentDeposit,
).maximumMonths;

/** The most months' rent a deposit may amount to in a region; §9's three are not lawful everywhere (decision 17). */
export const rentDepositMonths = (region: Region): number => DEPOSITS[region].months;

const AGENCY_COST_VOID = v.parse(
  v.strictObject({
    asOf: Day,
    source: v.string(),
    voidForHomesIn: v.array(v.strictObject({ region: Region, since: Day })),
  }),
  renterAgencyCost,
).voidForHomesIn;

/** Whether the agency's cost for the renter may be shown: never for a home in Wallonia (decision 18). */
export function showsRenterAgencyCost(
  property: Pick<PropertySummary, 'Zip' | 'CountryID' | 'WebID' | 'WebIDs'>,
): boolean {
  const region = regionOfProperty(property);
  return !(isHome(property) && AGENCY_COST_VOID.some((rule) => rule.region === region));
}
