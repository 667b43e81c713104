import * as v from 'valibot';
import recreationZone from '../../../data/law/recreation-zone.json';
import type { Property } from '../catalogue/property';
import { IsoDate } from '../catalogue/record-values';
import { isDwelling } from './legal-rules';

const RECREATION_ZONE_PATTERN = new RegExp(
  v.parse(
    v.strictObject({ asOf: IsoDate, pattern: v.string(), source: v.string() }),
    recreationZone,
  ).pattern,
  'iu',
);

/** Checks whether a home lies in a zone for holidays, where nobody can register as a resident. */
export const isHomeInRecreationZone = (
  property: Pick<Property, 'AreaApplication' | 'WebID' | 'WebIDs'>,
): boolean => RECREATION_ZONE_PATTERN.test(property.AreaApplication ?? '') && isDwelling(property);
