import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import type { RequestContext } from '../../platform/request-context';
import type { FieldOption } from '../forms/kit/definition/field';
import { composeAgencyMail } from '../forms/kit/mail/submission-mails';
import type {
  FormHandler,
  FormOutage,
  FormPresentation,
  FormRequest,
  Submission,
} from '../forms/kit/submit/handler';
import { describeSubject } from '../forms/kit/submit/stored-subject';
import { buildHostCalendar } from './calendar-event';
import { contactAppointmentForm, WAITING_LIST_VALUE } from './form';
import { renderVisitReceipt } from './receipt';
import type { SlotAvailability } from './slot';
import type { VisitDetails } from './visit-details';
import { canBeVisited, loadVisitDetails } from './visit-details';
import { composeConfirmationMail, composeWaitingListMail } from './visit-mails';
import { findConflictText, insertVisit, loadOpenSlots } from './visits-store';

interface SlotLoaderData {
  /** Undefined if D1 cannot be read. */
  slots: readonly SlotAvailability[] | undefined;
}

type VisitSubmission = Submission<typeof contactAppointmentForm, SlotLoaderData>;

/** Maximum number of slots in the form; later ones appear as the first ones pass. */
const MAX_SLOTS = 36;

export const contactAppointmentHandler: FormHandler<typeof contactAppointmentForm, SlotLoaderData> =
  {
    form: contactAppointmentForm,
    reply: 'DESK_TEMPLATE_VISIT',

    isAvailable: canBeVisited,

    async load({ env, subject }) {
      const loadSlots = () => loadOpenSlots(env.DB, subject?.id ?? 0, Date.now(), MAX_SLOTS);
      const slots = await loadSlots()
        .catch(loadSlots)
        .catch((error) => console.error('the slots of a property cannot be read', error));
      return { slots: slots ?? undefined };
    },

    present(request, { slots }): FormPresentation {
      if (!slots) return { omittedFields: ['slot'], outage: createSlotsOutage(request) };
      return {
        options: { slot: buildSlotOptions(request.ctx, slots) },
        ...(isFullyBooked(slots) && WAITING_LIST_PRESENTATION),
      };
    },

    /** The desk shows the visit's current time instead of the requested one. */
    presentStored: () => ({ omittedFields: ['slot'] }),

    validate: ({ answers, loaderData: { slots = [] } }) =>
      answers.slot !== WAITING_LIST_VALUE && isFullyBooked(slots)
        ? { slot: { key: 'VISITS_FULL' } }
        : {},

    buildStatements: (booking, db) => [
      insertVisit(db, toNewVisit(booking), booking.submittedAt.getTime()),
    ],

    toConflictErrors(conflict) {
      const key = findConflictText(conflict);
      return key && { slot: { key } };
    },

    renderReceipt: renderVisitReceipt,

    async composeMails(booking) {
      const [details, staffDetails] = await Promise.all([
        loadNewVisitDetails(booking, booking.ctx),
        loadNewVisitDetails(booking, booking.staffContext.ctx),
      ]);
      const { phone, remark = null } = booking.answers;
      return [
        {
          ...composeAgencyMail(booking),
          attachments: buildHostCalendar(staffDetails, { phone, remark }),
        },
        details.slot
          ? composeConfirmationMail(details, 'visit booked')
          : composeWaitingListMail(details),
      ];
    },
  };

/** Returns the notice if the slots cannot be loaded: a visit can still be requested in words, or by phone. */
function createSlotsOutage({ ctx: { t, href }, subject }: FormRequest): FormOutage {
  const property = subject?.id ?? 0;
  return {
    alert: 'VISIT_SLOTS_UNKNOWN',
    helpLinks: [
      { label: t('TRY_AGAIN'), href: href.page(contactAppointmentForm.path, { property }) },
      {
        label: t('VISIT_ASK_INSTEAD'),
        href: href.page('/contact-me/', { property, wish: 'visit' }),
      },
    ],
  };
}

/** The presentation of the form for the waiting list, if all slots are full. */
const WAITING_LIST_PRESENTATION = {
  initialValues: { slot: WAITING_LIST_VALUE },
  texts: { intro: 'VISIT_WAIT_TEXT', submit: 'VISIT_WAIT_SUBMIT' },
} as const satisfies FormPresentation;

const isFullyBooked = (slots: readonly SlotAvailability[]) => slots.every(({ free }) => free === 0);

/** Builds the options by day, full slots as unavailable; if all are full, only the waiting list. */
function buildSlotOptions(
  { t, language }: RequestContext,
  slots: readonly SlotAvailability[],
): FieldOption[] {
  if (isFullyBooked(slots))
    return [
      {
        value: WAITING_LIST_VALUE,
        label: 'VISIT_WAIT',
        hint: 'VISIT_WAIT_HINT',
        group: t('VISITS_FULL_CALL'),
      },
    ];
  return slots.map(({ id, startsAt, free }) => ({
    value: id,
    text: formatTimeOfDay(startsAt, language),
    group: formatLongDate(startsAt, language),
    ...(free === 0 && { unavailable: 'VISIT_TAKEN' as const }),
  }));
}

const toNewVisit = ({ key, subject, answers, ctx }: VisitSubmission) => ({
  id: key,
  property: subject?.id ?? 0,
  slot: answers.slot === WAITING_LIST_VALUE ? null : answers.slot,
  language: ctx.language,
  name: `${answers.firstName} ${answers.lastName}`,
  email: answers.email,
  about: subject ? describeSubject(ctx, subject) : null,
});

function loadNewVisitDetails(booking: VisitSubmission, ctx: RequestContext): Promise<VisitDetails> {
  const now = booking.submittedAt.getTime();
  const newVisit = toNewVisit(booking);
  const slot = booking.loaderData.slots?.find(({ id }) => id === newVisit.slot) ?? null;
  const state = newVisit.slot === null ? 'waiting' : 'confirmed';
  const visit = {
    ...newVisit,
    state,
    sequence: 0,
    createdAt: now,
    changedAt: now,
    expiresAt: null,
  } as const;
  return loadVisitDetails(booking.env, ctx, visit, slot);
}
