import type { TextKey, Translate } from '../language/texts';

/** The part of the year by month, from January. */
const SEASONS: readonly TextKey[] = [
  ...(['SEASON_START', 'SEASON_START', 'SEASON_SPRING', 'SEASON_SPRING'] as const),
  ...(['SEASON_SPRING', 'SEASON_SUMMER', 'SEASON_SUMMER', 'SEASON_SUMMER'] as const),
  ...(['SEASON_AUTUMN', 'SEASON_AUTUMN', 'SEASON_AUTUMN', 'SEASON_END'] as const),
];

/** Formats a day that lies far ahead as people name it: '2027-09-30' → 'najaar 2027'. */
export function formatSeason(day: string, t: Translate): string {
  const [year = '', month] = day.split('-');
  const season = SEASONS[Number(month) - 1];
  return season ? t(season, { year }) : year;
}
