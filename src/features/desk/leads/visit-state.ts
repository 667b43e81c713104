import type { RequestContext } from '../../../platform/request-context';
import { formatDeskTime } from '../format-desk-time';
import type { Lead } from './lead';

/** Says how the visit that a lead booked stands now: its hour, moved, cancelled or waiting; '' without one. */
export function describeVisit(
  { t, language }: RequestContext,
  {
    visitState,
    visitStarts,
    askedStarts,
  }: Pick<Lead, 'visitState' | 'visitStarts' | 'askedStarts'>,
): string {
  if (visitState === null) return '';
  const time = visitStarts === null ? '' : formatDeskTime(visitStarts, language);
  if (visitState === 'waiting') return t('DESK_VISIT_WAITING');
  if (visitState === 'cancelled') return t('DESK_VISIT_CANCELLED', { time });
  if (visitState === 'offered') return t('DESK_VISIT_OFFERED', { time });
  return askedStarts !== null && askedStarts !== visitStarts
    ? t('DESK_VISIT_MOVED', { time, before: formatDeskTime(askedStarts, language) })
    : t('DESK_VISIT_AT', { time });
}
