import { toBrusselsTime } from '../../../domain/format/brussels-time';
import { MINUTE_MS } from '../../../domain/format/durations';

/** The hours that the grid of the agenda shows; what begins earlier or later stands at its edge. */
export const AGENDA_HOURS: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 8);

const QUARTER_MS = 15 * MINUTE_MS;
const MAX_QUARTERS = 8;

/**
 * Returns the classes that place a time in the grid of quarters of an hour: its hour, its quarter and how many
 * it takes. Elements have no style attribute (docs/architecture.md, idea 6).
 */
export function getAgendaRowClasses({
  startsAt,
  endsAt,
}: {
  startsAt: number;
  endsAt: number;
}): string {
  const [hour = 0, minutes = 0] = toBrusselsTime(startsAt).slice(11).split(':').map(Number);
  const first = AGENDA_HOURS[0] ?? 0;
  const last = AGENDA_HOURS.at(-1) ?? 0;
  const quarter = hour < first ? 0 : hour > last ? 3 : Math.floor(minutes / 15);
  const length = Math.min(MAX_QUARTERS, Math.max(1, Math.ceil((endsAt - startsAt) / QUARTER_MS)));
  return `from-${Math.min(last, Math.max(first, hour))} quarter-${quarter} for-${length}`;
}
