import type { Translate } from '../../domain/language/texts';

/** A floor as people call it: 0 is the ground floor, what lies below it the basement. */
export function formatFloorName(floor: number, t: Translate): string {
  if (floor < 0) return t('BASEMENT');
  return floor === 0 ? t('GROUND_FLOOR') : t('FLOOR_N', { n: floor });
}

/** The same beside a word that says it is a floor: '2', 'Gelijkvloers'. */
export const formatFloorNumber = (floor: number, t: Translate): string =>
  floor > 0 ? String(floor) : formatFloorName(floor, t);
