import type { PageKind } from '../../../domain/page-speeds/page-kind';
import { PAGE_KINDS } from '../../../domain/page-speeds/page-kind';
import type { SpeedCounts, ThirdQuartile } from '../../../domain/page-speeds/speed-counts';
import { findThirdQuartile } from '../../../domain/page-speeds/speed-counts';
import type { SpeedMeasure } from '../../../domain/page-speeds/speed-measure';
import { SPEED_MEASURE_NAMES } from '../../../domain/page-speeds/speed-measure';

/** How fast a kind of page was in a week. */
export interface KindSpeeds {
  kind: PageKind;
  week: string;
  measures: Record<SpeedMeasure, ThirdQuartile>;
}

/** Reads what three in four views did not exceed, by kind of page and week; kinds that nobody measured are left out. */
export const compareSpeeds = (
  weeks: readonly { week: string; counts: SpeedCounts }[],
): KindSpeeds[] =>
  PAGE_KINDS.flatMap((kind) =>
    weeks
      .filter(({ counts }) => Object.keys(counts).some((key) => key.startsWith(`${kind} `)))
      .map(({ week, counts }) => ({
        kind,
        week,
        measures: Object.fromEntries(
          SPEED_MEASURE_NAMES.map((measure) => [measure, findThirdQuartile(counts, kind, measure)]),
        ) as KindSpeeds['measures'],
      })),
  );
