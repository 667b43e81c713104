import * as v from 'valibot';
import { IsoDate, RecordId } from '../catalogue/record-values';
import { toBrusselsDay } from '../format/brussels-day';
import { subtractMonths } from '../format/period';
import { Localized } from '../language/localized';
import { PERIODS } from '../periods';
import { Media } from './media';

const Amount = v.pipe(v.number(), v.finite(), v.minValue(1));

/** What an owner let the agency tell of a home that was sold, let or withdrawn; who agreed to nothing has no record. */
export const SoldHome = v.strictObject({
  /** The number that its listing has or had. */
  id: RecordId,
  goal: v.picklist(['sale', 'rent']),
  /** Whether it found a buyer or a tenant, or left without one. */
  outcome: v.picklist(['closed', 'withdrawn']),
  month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'is no month, such as 2026-11')),
  /** From its first day on the site to the signed agreement, or to its withdrawal. */
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999))),
  /** In euro, a month for a letting: what was asked last, and what it was sold or let for. */
  asked: v.optional(Amount),
  price: v.optional(Amount),
  /** As the towns write it. */
  City: v.pipe(v.string(), v.nonEmpty()),
  Zip: v.pipe(v.string(), v.nonEmpty()),
  /** The number of its type, as in webIDs. */
  WebID: v.pipe(v.string(), v.regex(/^\d+$/, 'is not a number')),
  title: v.optional(Localized),
  image: v.optional(v.nullable(Media), null),
  consent: v.strictObject({
    /** The day on which the owner agreed in writing that month, days and kind of home are told. */
    owner: IsoDate,
    /** The day on which both parties agreed in writing that the price is told. */
    price: v.optional(IsoDate),
    /** Whether the owner agreed too that the home itself is shown: title, picture, town and the price that was asked. */
    home: v.optional(v.boolean(), false),
  }),
});
export type SoldHome = v.InferOutput<typeof SoldHome>;

/** Returns the first month that the archive still tells of, on a day; months as YYYY-MM, days as YYYY-MM-DD. */
export const findFirstSoldMonth = (today: string): string =>
  new Date(subtractMonths(Date.parse(today), PERIODS.soldHome.months)).toISOString().slice(0, 7);

/** Lists the homes that the archive tells of on a day, the latest first. */
export function listSoldHomes(homes: readonly SoldHome[], today: string): SoldHome[] {
  const first = findFirstSoldMonth(today);
  return homes
    .filter(({ month }) => month >= first && month <= today.slice(0, 7))
    .toSorted((a, b) => b.month.localeCompare(a.month) || b.id - a.id);
}

/** Returns whether the archive tells of any home today for this goal. */
export const isAnySoldTold = (
  { sold }: { sold: readonly SoldHome[] },
  goal: SoldHome['goal'],
): boolean => listSoldHomes(sold, toBrusselsDay(new Date())).some((home) => home.goal === goal);

/** From so many homes of a town on, one of them is not recognized by its town. */
const HIDING_HOMES = 3;

/**
 * Returns the homes of which the town may be told: those whose owner agreed that the home is shown, and those in a town
 * with so many others that its name does not give away which.
 */
export function listPlacedHomes(homes: readonly SoldHome[]): SoldHome[] {
  const counts = new Map<string, number>();
  for (const home of homes) counts.set(getPlace(home), (counts.get(getPlace(home)) ?? 0) + 1);
  return homes.filter(
    (home) => home.consent.home || (counts.get(getPlace(home)) ?? 0) >= HIDING_HOMES,
  );
}

const getPlace = ({ City, Zip }: SoldHome) => `${City}|${Zip}`;
