import { VISIT_RIBBON } from '../visit-weekend.ts';
import { getCity } from './cities.ts';
import type { DemoProperty } from './demo-listing.ts';
import type { LocalizedPair } from './vocabulary.ts';

/** The agency's marquees by goal: their number and the text of the ribbon (decision 9). */
export const MARQUEES = {
  none: { number: 0, name: () => ({ nl: '', fr: '' }) },
  new: { number: 1, name: () => ({ nl: 'Nieuw', fr: 'Nouveau' }) },
  visit: { number: 1, name: () => VISIT_RIBBON },
  option: { number: 2, name: () => ({ nl: 'Onder optie', fr: 'Sous option' }) },
  closed: {
    number: 3,
    name: (goal: number) =>
      goal === 1 ? { nl: 'Verhuurd', fr: 'Loué' } : { nl: 'Verkocht', fr: 'Vendu' },
  },
  march: { number: 4, name: () => ({ nl: 'Vrij vanaf 1 maart', fr: 'Libre dès le 1er mars' }) },
  january: {
    number: 4,
    name: () => ({ nl: 'Vrij vanaf 1 januari', fr: 'Libre dès le 1er janvier' }),
  },
  now: { number: 4, name: () => ({ nl: 'Meteen vrij', fr: 'Libre de suite' }) },
} as const satisfies Record<string, { number: number; name: (goal: number) => LocalizedPair }>;

/** Returns the record's texts about state and availability. */
export function buildStateTexts({ goal, marquee, fields }: DemoProperty): {
  status: LocalizedPair;
  availability: LocalizedPair;
} {
  const rent = goal === 1;
  if (marquee === 'closed') {
    const status = MARQUEES.closed.name(goal);
    return { status, availability: { nl: 'Niet meer beschikbaar', fr: 'Plus disponible' } };
  }
  const status =
    marquee === 'option'
      ? { nl: 'Onder optie', fr: 'Sous option' }
      : { nl: 'Beschikbaar', fr: 'Disponible' };
  if (marquee === 'march') return { status, availability: { nl: '1-3-2027', fr: '1-3-2027' } };
  if (marquee === 'january') return { status, availability: { nl: '1-1-2027', fr: '1-1-2027' } };
  if (fields?.ProjectID)
    return { status, availability: { nl: 'Bij oplevering', fr: 'À la réception' } };
  // Who sells for a life annuity here lives on in the house after the deed.
  if (fields?.LifeAnnuityHead1Age)
    return {
      status,
      availability: {
        nl: 'Zodra de verkopers er niet meer wonen',
        fr: 'Quand les vendeurs n’y habitent plus',
      },
    };
  return {
    status,
    availability: rent
      ? { nl: 'Onmiddellijk', fr: 'Immédiatement' }
      : { nl: 'Bij akte', fr: 'À l’acte' },
  };
}

export type DemoRegion = 'wallonia' | 'flanders' | 'brussels' | 'abroad';

/** Returns the region of a city (§9); a few listings lie outside Wallonia. */
export function getDemoRegion(city: string): DemoRegion {
  const { country, zip } = getCity(city);
  if (country !== 'be') return 'abroad';
  const code = Number(zip);
  if (code < 1300) return 'brussels';
  return code < 1500 || (code >= 4000 && code < 8000) ? 'wallonia' : 'flanders';
}
