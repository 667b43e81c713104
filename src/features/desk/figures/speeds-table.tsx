import { formatDate } from '../../../domain/format/date';
import { DOT } from '../../../domain/format/dot';
import { formatNumber } from '../../../domain/format/number';
import type { ThirdQuartile } from '../../../domain/page-speeds/speed-counts';
import { MIN_MEASURED_VIEWS } from '../../../domain/page-speeds/speed-counts';
import type { SpeedMeasure } from '../../../domain/page-speeds/speed-measure';
import { SPEED_MEASURE_NAMES, SPEED_MEASURES } from '../../../domain/page-speeds/speed-measure';
import type { RequestContext } from '../../../platform/request-context';
import { FigureTable } from './figure-table';
import type { DeskFigures } from './figures-store';

const MEASURE_LABELS = {
  lcp: 'DESK_SPEEDS_LCP',
  inp: 'DESK_SPEEDS_INP',
  cls: 'DESK_SPEEDS_CLS',
} as const;

const KIND_LABELS = {
  home: 'DESK_SPEEDS_HOME',
  list: 'DESK_SPEEDS_LIST',
  property: 'DESK_SPEEDS_PROPERTY',
  project: 'DESK_SPEEDS_PROJECT',
  other: 'DESK_SPEEDS_OTHER',
} as const;

/** How fast each kind of page was, week by week, for three in four views. */
export const SpeedsTable = ({
  ctx: { t },
  speeds,
}: {
  ctx: RequestContext;
  speeds: DeskFigures['speeds'];
}) => (
  <FigureTable
    title={t('DESK_SPEEDS')}
    empty={t('DESK_FIGURES_NONE')}
    heads={[
      t('DESK_SPEEDS_PAGE'),
      ...SPEED_MEASURE_NAMES.map((measure) => t(MEASURE_LABELS[measure])),
    ]}
    rows={speeds.map(({ week, kind, measures }) => [
      `${t(KIND_LABELS[kind])}${DOT}${t('DESK_SPEEDS_WEEK', { day: formatDate(week) })}`,
      ...SPEED_MEASURE_NAMES.map((measure) => {
        const quartile = measures[measure];
        return quartile === 'few' ? t('DESK_SPEEDS_FEW') : formatQuartile(measure, quartile);
      }),
    ])}
    more={<p className="desk-quiet">{t('DESK_SPEEDS_NOTE', { views: MIN_MEASURED_VIEWS })}</p>}
  />
);

/** Formats a bound with its unit: '1,8 s', '200 ms', '0,01'; '> 10 s' beyond the last one. */
function formatQuartile(measure: SpeedMeasure, quartile: Exclude<ThirdQuartile, 'few'>): string {
  const last = SPEED_MEASURES[measure].bounds.at(-1) ?? 0;
  return quartile > last ? `> ${formatBound[measure](last)}` : formatBound[measure](quartile);
}

const formatBound: Record<SpeedMeasure, (bound: number) => string> = {
  lcp: (ms) => `${formatNumber(ms / 1000)}\u00a0s`,
  inp: (ms) => `${formatNumber(ms)}\u00a0ms`,
  cls: (hundredths) => formatNumber(hundredths / 100),
};
