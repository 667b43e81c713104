import type { ProjectUnits } from '../../domain/catalogue/project-units';
import { formatNumber } from '../../domain/format/number';
import type { Translate } from '../../domain/language/texts';

/** Formats what the open units of a project have between them: '2–3' and '82–98'; '' where no listing says. */
export const formatRange = (range: ProjectUnits['living']): string =>
  range ? [...new Set([range.min, range.max])].map(formatNumber).join('–') : '';

/** Formats the facts of a project on a card: free units, bedrooms, living area. */
export function formatUnitFacts(units: ProjectUnits, t: Translate): string[] {
  const [bedrooms, area] = [formatRange(units.bedrooms), formatRange(units.living)];
  return [
    t('UNITS_LEFT', { count: units.available, total: units.ids.length }),
    bedrooms && t('FACT_BEDROOMS', { count: bedrooms }),
    area && t('FACT_LIVING', { area }),
  ].filter((fact) => fact !== '');
}
