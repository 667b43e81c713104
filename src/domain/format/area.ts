import type { Translate } from '../language/texts';
import { formatValue } from './property-value';

/** Formats an area in square metres: '176 m²'; '' if it is not filled in. */
export const formatArea = (area: number | undefined, t: Translate): string =>
  area ? formatValue(area, 'number', { unit: t('UNIT_M2') }) : '';
