import type { Readings } from './readings-store';
import type { AlarmKind, Watched } from './watched';
import { WATCHED } from './watched';

/** What makes /health/ red: it is read from rows. */
export const READ_KINDS = (Object.keys(WATCHED) as AlarmKind[]).filter(
  (kind) => 'since' in WATCHED[kind],
);

/** What the jobs of the hour find, and what lasts too. */
export const EXAMINED_KINDS = ['broken parts', 'pause in leads'] as const satisfies AlarmKind[];

/** Something that is wrong. */
export interface Trouble {
  kind: AlarmKind;
  /** Since when it lasts, in milliseconds since 1970; undefined for what only happens. */
  since: number | undefined;
  /** How many there are, or for how many hours. */
  count: number;
}

/** Finds what is beyond its period. */
export const findTroubles = (readings: Readings): Trouble[] =>
  READ_KINDS.flatMap((kind) => {
    const watched: Watched = WATCHED[kind];
    const since = watched.since?.(readings);
    return since === undefined ? [] : [{ kind, since, count: 1 }];
  });
