import type { TextKey } from '../../domain/language/texts';
import type { Environment } from '../../env';
import type { SigningEnvironment } from '../../platform/auth/signing-keys-store';
import { loadSigningKeys } from '../../platform/auth/signing-keys-store';
import type { Mail } from '../../platform/mail/mail';
import type { MailKind } from '../../platform/mail/mail-kinds';
import { scheduleMails } from '../../platform/mail/mail-limits-store';
import { enqueueScheduledMails } from '../../platform/mail/outbox-store';
import { withdrawMailsAbout } from '../../platform/mail/withdraw-mails-store';
import { toAgencyLanguage } from '../../platform/request-context';
import type { SlotAvailability } from './slot';
import type { VisitDetails } from './visit-details';
import { isNoLongerOffered, loadVisitDetails } from './visit-details';
import { composeCancellationMail, composeConfirmationMail, composeStaffMail } from './visit-mails';
import { loadVisitRequest } from './visit-request-store';
import type { Visit } from './visits-store';
import { findConflictText, loadOpenSlots, updateVisit } from './visits-store';

/** The actions of a visitor: the states they apply to, the state they lead to, the title of the staff's mail. */
const VISIT_ACTIONS = {
  move: { from: ['confirmed'], to: 'confirmed', staff: 'MAIL_STAFF_VISIT_MOVED' },
  accept: { from: ['offered'], to: 'confirmed', staff: 'MAIL_STAFF_VISIT_ACCEPTED' },
  cancel: {
    from: ['confirmed', 'offered', 'waiting'],
    to: 'cancelled',
    staff: 'MAIL_STAFF_VISIT_CANCELLED',
  },
} as const satisfies Record<
  string,
  { from: readonly Visit['state'][]; to: Visit['state']; staff: TextKey }
>;
export type VisitAction = keyof typeof VISIT_ACTIONS;

export const isVisitAction = (name: string): name is VisitAction =>
  Object.hasOwn(VISIT_ACTIONS, name);

const MAX_OTHER_SLOTS = 200;

/** What a visitor is mailed of how a visit stands: the last one counts. */
const VISITOR_MAILS: readonly MailKind[] = [
  ...(['visit booked', 'visit changed', 'visit changed by booker'] as const),
  ...(['slot offer', 'reminder'] as const),
];

/** Loads the other slots of the visit's property, full ones included. */
export const loadOtherSlots = async (
  db: D1Database,
  { property, slot }: Pick<Visit, 'property' | 'slot'>,
  now: number,
): Promise<SlotAvailability[]> =>
  (await loadOpenSlots(db, property, now, MAX_OTHER_SLOTS)).filter(({ id }) => id !== slot);

/** An action as the visitor sent it. */
interface VisitActionInput {
  action: VisitAction;
  /** Slot to move to; empty for other actions. */
  slotId: string;
  /** Sequence of the visit that the visitor was looking at. */
  sequence: string;
  /** Why staff cancel it, in words for the visitor. */
  reason?: string;
}

/**
 * Changes a visit and enqueues the mails to visitor and agency, in one batch. The visitor's is owed, unless
 * whoever booked changes it from the thank-you page (decision 108). Returns undefined, or the text of the reason why the visit was
 * not changed. With `staffStatements` staff of the desk act: they may move a visit whose slot is closed, and the
 * agency gets no mail about it.
 */
export async function applyVisitAction(
  env: SigningEnvironment & Pick<Environment, 'RATE_SCALE'>,
  details: VisitDetails,
  { action, slotId, sequence, reason = '' }: VisitActionInput,
  staffStatements?: readonly D1PreparedStatement[],
): Promise<TextKey | undefined> {
  const { DB: db, RATE_SCALE: scale } = env;
  const { visit } = details;
  const { from, to, staff } = VISIT_ACTIONS[action];
  const now = Date.now();
  const isCurrent = String(visit.sequence) === sequence;
  const isAllowed = (from as readonly string[]).includes(visit.state);
  const isPast = details.slot !== null && details.slot.startsAt <= now;
  if (!isCurrent || !isAllowed || isPast) return 'VISIT_CHANGED_MEANWHILE';
  const isClosed = details.slot !== null && details.slot.closesAt <= now;
  if (action !== 'cancel' && isNoLongerOffered(details) && !staffStatements)
    return 'VISIT_PROPERTY_CLOSED';
  if (action === 'move' && isClosed && !staffStatements) return 'ALERT_SLOT_TAKEN';
  if (action === 'move' && !slotId) return 'ALERT_SLOT_EMPTY';
  const otherSlots = action === 'move' ? await loadOtherSlots(db, visit, now) : [];
  const slot = action === 'move' ? otherSlots.find(({ id }) => id === slotId) : details.slot;
  if (slot === undefined) return 'ALERT_SLOT_TAKEN';

  const changed: Visit = {
    ...visit,
    state: to,
    slot: action === 'move' ? slotId : visit.slot,
    sequence: visit.sequence + 1,
    changedAt: now,
    expiresAt: null,
  };
  const staffDetails = await loadVisitDetails(env, toAgencyLanguage(details.ctx), changed, slot);
  // Leaving the waiting list or refusing a slot offer changes no calendar, so no mails are sent.
  const isBooked = visit.state === 'confirmed' || action === 'accept';
  const isProven = staffStatements !== undefined || details.link === 'visit';
  const kind = isProven ? 'visit changed' : 'visit changed by booker';
  const visitorDetails = await loadVisitDetails(env, details.ctx, changed, slot);
  const composeVisitorMail = () =>
    action === 'cancel'
      ? composeCancellationMail(visitorDetails, kind, reason)
      : composeConfirmationMail(visitorDetails, kind);
  const mails: Mail[] = isBooked
    ? [
        ...(visit.email ? [composeVisitorMail()] : []),
        ...(staffStatements
          ? []
          : [composeStaffMail(staffDetails, staff, await loadVisitRequest(db, visit.id))]),
      ]
    : [];
  try {
    const keyRing = await loadSigningKeys(env);
    const { scheduled, statements } = await scheduleMails(db, mails, { keyRing, scale, now });
    await db.batch([
      updateVisit(db, visit, changed, now),
      ...withdrawMailsAbout(db, visit.id, VISITOR_MAILS, now),
      ...statements,
      ...(staffStatements ?? []),
      ...enqueueScheduledMails(db, scheduled, now, { leadKey: visit.id }),
    ]);
    return undefined;
  } catch (error) {
    const text = findConflictText(String(error));
    if (!text) throw error;
    return text;
  }
}
