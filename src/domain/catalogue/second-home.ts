import * as v from 'valibot';
import { IsoDate, optionalAmount, optionalDate, optionalText } from './record-values';

/** What a buyer of a second home may do with it; 'unknown' says that somebody asked and got no answer. */
export const MayAnswer = v.picklist(['yes', 'no', 'permit', 'unknown']);

/** How the plot of a home in a leisure domain is held. */
export const GroundHolding = v.picklist(['own', 'share', 'leasehold', 'lease', 'unknown']);

/** The fields of the record: an answer, or an amount a year, each with its source and the day it was given. */
export const SECOND_HOME_FIELDS = {
  Domicile: v.optional(MayAnswer),
  DomicileNote: optionalText,
  DomicileSource: optionalText,
  DomicileDate: optionalDate,
  HolidayLetting: v.optional(MayAnswer),
  HolidayLettingNote: optionalText,
  HolidayLettingSource: optionalText,
  HolidayLettingDate: optionalDate,
  GroundHolding: v.optional(GroundHolding),
  GroundHoldingNote: optionalText,
  GroundHoldingSource: optionalText,
  GroundHoldingDate: optionalDate,
  SecondHomeTax: optionalAmount,
  SecondHomeTaxSource: optionalText,
  SecondHomeTaxDate: optionalDate,
  ParkCharges: optionalAmount,
  ParkChargesSource: optionalText,
  ParkChargesDate: optionalDate,
};

/** The facts that have a source: a record may state one without, which nobody is shown. */
export const SECOND_HOME_FACTS = [
  'Domicile',
  'HolidayLetting',
  'GroundHolding',
  'SecondHomeTax',
  'ParkCharges',
] as const;
export type SecondHomeFact = (typeof SECOND_HOME_FACTS)[number];

/** A fact with where it comes from; its value is never 'unknown'. */
export interface SourcedFact<Value> {
  value: Value;
  source: string;
  /** YYYY-MM-DD */
  date: string;
}

type SecondHomeRecord = Partial<
  v.InferOutput<v.ObjectSchema<typeof SECOND_HOME_FIELDS, undefined>>
>;
type FactValue<Fact extends SecondHomeFact> = Exclude<
  NonNullable<SecondHomeRecord[Fact]>,
  'unknown'
>;

/** Returns a fact of a property; undefined if it is not known, or has no source or date: then it is told nowhere. */
export function findSourcedFact<Fact extends SecondHomeFact>(
  property: SecondHomeRecord,
  fact: Fact,
): SourcedFact<FactValue<Fact>> | undefined {
  const value: SecondHomeRecord[SecondHomeFact] = property[fact];
  const source = property[`${fact}Source`]?.trim();
  const date = property[`${fact}Date`];
  if (value === undefined || value === 'unknown' || !source || !v.is(IsoDate, date))
    return undefined;
  return { value: value as FactValue<Fact>, source, date };
}
