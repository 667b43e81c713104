import type { TextKey } from '../../../domain/language/texts';
import { loadMailsOfLead } from '../../../platform/mail/outbox-list-store';
import type { RequestContext } from '../../../platform/request-context';
import { loadSlot, loadVisit } from '../../visits/visits-store';
import { formatDeskTime } from '../format-desk-time';
import { describeDone, findDoneText } from '../mails/describe-mail';
import type { SLOT_FORMS } from './slot-forms';
import type { SlotDone } from './slot-page';

type SlotAction = (typeof SLOT_FORMS)[number]['buttons'][number]['value'] | 'enter';

const DONE_TEXTS = {
  enter: 'DESK_DONE_BOOKED',
  move: 'DESK_DONE_MOVED',
  cancel: 'DESK_DONE_CANCELLED',
  feedback: 'DESK_DONE_FEEDBACK',
  release: 'DESK_DONE_RELEASED',
  block: 'DESK_DONE_BLOCKED',
  unblock: 'DESK_DONE_UNBLOCKED',
} as const satisfies Record<SlotAction, TextKey>;

/** Says what was just done with a slot or a visit: where the visit is now, and how the mail about it stands. */
export async function loadSlotDone(
  db: D1Database,
  ctx: RequestContext,
  { done, visit: id }: { done: string; visit: string },
): Promise<SlotDone | undefined> {
  const text = findDoneText(DONE_TEXTS, done);
  if (!text) return undefined;
  const { t, language } = ctx;
  const visit = ['move', 'cancel', 'enter'].includes(done) ? await loadVisit(db, id) : undefined;
  const slot = visit?.slot ? await loadSlot(db, visit.slot) : undefined;
  const words = t(text, {
    name: visit?.name ?? '',
    time: slot ? formatDeskTime(slot.startsAt, language) : '',
  });
  const mails = visit ? await loadMailsOfLead(db, id) : [];
  const last = mails.findLast(
    ({ queue, createdAt }) => queue !== 'agency' && createdAt >= (visit?.changedAt ?? 0),
  );
  return {
    text: describeDone(ctx, words, last),
    ...(done === 'move' && slot && { slot: slot.id }),
  };
}
