import type { RequestContext } from '../../../platform/request-context';
import { formatDeskTime } from '../format-desk-time';
import type { Lead } from './lead';

/** Says how the visit that a lead booked stands now: its hour, moved, cancelled or waiting; '' without one. */
export function describeVisit(
  { t, language }: RequestContext,
  {
    visitState,
    visitStartsAt,
    askedStartsAt,
  }: Pick<Lead, 'visitState' | 'visitStartsAt' | 'askedStartsAt'>,
): string {
  if (visitState === null) return '';
  const time = visitStartsAt === null ? '' : formatDeskTime(visitStartsAt, language);
  if (visitState === 'waiting') return t('DESK_VISIT_WAITING');
  if (visitState === 'cancelled') return t('DESK_VISIT_CANCELLED', { time });
  if (visitState === 'offered') return t('DESK_VISIT_OFFERED', { time });
  return askedStartsAt !== null && askedStartsAt !== visitStartsAt
    ? t('DESK_VISIT_MOVED', { time, before: formatDeskTime(askedStartsAt, language) })
    : t('DESK_VISIT_AT', { time });
}
