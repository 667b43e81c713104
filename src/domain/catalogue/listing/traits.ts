import { PERIODS } from '../../periods';
import { getPublishedCoordinates, getPublishedPrice } from '../property';
import { findSourcedFact } from '../second-home';
import type { IndexedProperty } from './indexed-property';

/** A property as far as its traits depend on it. */
export interface TraitSource extends IndexedProperty {
  /** Posted at most 30 days before the newest property. */
  isRecent: boolean;
}

/** Bits of the column `traits`. A seventeenth trait needs a Uint32Array there. */
export const TRAIT = {
  closed: 1,
  underOption: 2,
  garden: 4,
  terrace: 8,
  garage: 16,
  pricePublished: 32,
  recent: 64,
  /** The coordinates are the centre of the city, not the property (decision 11). */
  aroundCity: 128,
  lift: 256,
  domicile: 512,
  holidayLetting: 1024,
  pool: 2048,
  /** Its buyer may plan it so: of a garage or a meadow nobody is told that it was counted as a second home. */
  secondHome: 4096,
  investment: 8192,
  /** Nothing shows it (decision 156): an opened catalogue leaves it out. */
  withdrawn: 16384,
} as const;
export type Trait = keyof typeof TRAIT;

/** Returns whether a property that was posted on a day is new beside the newest; days since 1-1-1970, 0 for none. */
export const isRecentDay = (postedDay: number, lastDay: number): boolean =>
  postedDay > 0 && postedDay > lastDay - PERIODS.recentProperty.days;

const TRAIT_TESTS: Record<Trait, (source: TraitSource) => boolean> = {
  closed: ({ closed }) => closed,
  underOption: ({ underOption }) => underOption,
  garden: ({ nl }) => Boolean(nl.HasGarden),
  terrace: ({ nl }) => Boolean(nl.HasTerrace),
  garage: ({ nl }) => Boolean(nl.HasGarage),
  pricePublished: ({ nl }) => getPublishedPrice(nl) !== undefined,
  lift: ({ nl }) => Boolean(nl.HasLift),
  pool: ({ nl }) => Boolean(nl.HasPool),
  domicile: ({ nl }) => findSourcedFact(nl, 'Domicile')?.value === 'yes',
  holidayLetting: ({ nl }) =>
    /^(?:yes|permit)$/.test(findSourcedFact(nl, 'HolidayLetting')?.value ?? ''),
  secondHome: ({ plans }) => plans.includes('second-home'),
  investment: ({ plans }) => plans.includes('investment'),
  recent: ({ isRecent }) => isRecent,
  withdrawn: ({ nl }) => Boolean(nl.Withdrawn),
  aroundCity: ({ nl }) => !getPublishedCoordinates(nl),
};

/** Returns the traits of a property as one number. */
export function computeTraitBits(source: TraitSource): number {
  const traits = Object.keys(TRAIT) as Trait[];
  return traits.reduce((bits, trait) => bits | (TRAIT_TESTS[trait](source) ? TRAIT[trait] : 0), 0);
}
