import * as v from 'valibot';
import recreationZone from '../../../data/law/recreation-zone.json';
import type { Property } from '../catalogue/property';
import { IsoDate } from '../catalogue/record-values';
import { findSourcedFact } from '../catalogue/second-home';
import { isDwelling } from './legal-rules';

const RECREATION_ZONE_PATTERN = new RegExp(
  v.parse(
    v.strictObject({ asOf: IsoDate, pattern: v.string(), source: v.string() }),
    recreationZone,
  ).pattern,
  'iu',
);

/** Returns whether a home lies in a zone for holidays, where as a rule nobody can register as a resident. */
export const isHomeInRecreationZone = (
  property: Pick<Property, 'AreaApplication' | 'WebID' | 'WebIDs'>,
): boolean => RECREATION_ZONE_PATTERN.test(property.AreaApplication ?? '') && isDwelling(property);

/** Whether one can register as a resident: as the listing says, with its source, else what the zone makes likely. */
export type Domicile =
  | { kind: 'answer'; value: 'yes' | 'no' | 'permit'; source: string; date: string }
  | { kind: 'zone' }
  | undefined;

/** Returns what is known of registering as a resident; undefined if nothing is said against it. */
export function findDomicile(property: Property): Domicile {
  const answer = findSourcedFact(property, 'Domicile');
  if (answer) return { kind: 'answer', ...answer };
  return isHomeInRecreationZone(property) ? { kind: 'zone' } : undefined;
}

/** Returns whether a home is one for holidays only: by its own answer, else by its zone. */
export function isHolidayHome(property: Property): boolean {
  const domicile = findDomicile(property);
  if (domicile?.kind === 'answer') return domicile.value === 'no' && isDwelling(property);
  return domicile !== undefined;
}
