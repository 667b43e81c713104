import type { Translate } from '../language/texts';

/** Formats a floor as a name: 'Gelijkvloers' for 0, the basement below it, 'Verdieping 2' above. */
export function formatFloorName(floor: number, t: Translate): string {
  if (floor < 0) return t('BASEMENT');
  return floor === 0 ? t('GROUND_FLOOR') : t('FLOOR_N', { n: floor });
}

/** Formats a floor for a row whose term is 'floor' already: '2', 'Gelijkvloers'. */
export const formatFloorNumber = (floor: number, t: Translate): string =>
  floor > 0 ? String(floor) : formatFloorName(floor, t);
