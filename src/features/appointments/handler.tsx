import { isClosed, stateOf } from '../../domain/catalogue/listing/listing-state';
import { dayInWords, timeInWords } from '../../domain/format/moment';
import type { RequestContext } from '../../platform/request-context';
import type { Option } from '../forms/kit/definition/field';
import { toAgency } from '../forms/kit/mail/mails';
import type { FormRoom, Given, Submission } from '../forms/kit/submit/handler';
import type { FreeSlot } from './appointments-store';
import { ABORTED, asked, openSlots } from './appointments-store';
import { calendarOf } from './event';
import { contactAppointment, WAIT } from './form';
import { confirmedMail, waitingMail } from './mails';
import type { Told } from './told';
import { tell } from './told';

interface Hours extends Given {
  slots: readonly FreeSlot[];
}

type Booking = Submission<typeof contactAppointment, Hours>;

/** Hours to choose from at once; those further away show as the first ones pass. */
const MOST = 36;

export const contactAppointmentRoom: FormRoom<typeof contactAppointment, Hours> = {
  form: contactAppointment,

  /** A property that is sold or let is not visited any more. */
  async load({ ctx, env, subject }) {
    const { listings } = ctx.snapshot.site.configuration;
    if (subject?.kind !== 'property' || isClosed(stateOf(subject.record, listings)))
      return undefined;
    const read = () => openSlots(env.DB, subject.id, Date.now(), MOST);
    const slots = await read()
      .catch(read)
      .catch((error) => console.error('the hours of a property cannot be read', error));
    if (!slots) return { slots: [], omits: ['slot'], down: withoutHours(ctx, subject.id) };
    const hours = { slots, options: { slot: optionsOf(ctx, slots) } };
    return areFull(slots) ? { ...hours, ...FOR_WHO_WAITS } : hours;
  },

  check: ({ answers, given: { slots } }) =>
    answers.slot !== WAIT && areFull(slots) ? { slot: { key: 'APPOINTMENTS_FULL' } } : {},

  also: (booking, db) => [asked(db, appointmentOf(booking), booking.at.getTime())],

  aborted: (why) =>
    ABORTED.full.test(why) || ABORTED.closed.test(why)
      ? { slot: { key: 'ALERT_SLOT_TAKEN' } }
      : undefined,

  async mails(booking) {
    const [told, toldStaff] = await Promise.all([
      toldOf(booking, booking.ctx),
      toldOf(booking, booking.staff.ctx),
    ]);
    return [
      { ...toAgency(booking), attachments: calendarOf(toldStaff) },
      told.slot ? confirmedMail(told) : waitingMail(told),
    ];
  },
};

/** A visit can still be asked for in words, or by calling. */
const withoutHours = ({ t, href }: RequestContext, property: number): Required<Given>['down'] => ({
  alert: 'APPOINTMENT_HOURS_UNKNOWN',
  ways: [
    { label: t('TRY_AGAIN'), href: href.page(contactAppointment.path, { property }) },
    {
      label: t('APPOINTMENT_ASK_INSTEAD'),
      href: href.page('/contact-me/', { property, wish: 'visit' }),
    },
  ],
});

/** Booked out, the form is for waiting, and says so. */
const FOR_WHO_WAITS = {
  initial: { slot: WAIT },
  texts: { lead: 'APPOINTMENT_WAIT_TEXT', submit: 'APPOINTMENT_WAIT_SUBMIT' },
} as const satisfies Given;

const areFull = (slots: readonly FreeSlot[]) => slots.every(({ free }) => free === 0);

/** By day; full hours show as such. Where all are full one may wait for a place. */
function optionsOf({ t, language }: RequestContext, slots: readonly FreeSlot[]): Option[] {
  if (areFull(slots))
    return [
      {
        value: WAIT,
        label: 'APPOINTMENT_WAIT',
        hint: 'APPOINTMENT_WAIT_HINT',
        group: `${t('APPOINTMENTS_FULL')}. ${t('APPOINTMENT_FULL_HINT')}`,
      },
    ];
  return slots.map(({ id, starts, free }) => ({
    value: id,
    text: timeInWords(starts, language),
    group: dayInWords(starts, language),
    ...(free === 0 && { unavailable: 'APPOINTMENT_TAKEN' as const }),
  }));
}

const appointmentOf = ({ key, subject, answers, ctx }: Booking) => ({
  id: key,
  property: subject?.id ?? 0,
  slot: answers.slot === WAIT ? null : answers.slot,
  language: ctx.language,
  name: `${answers.firstName} ${answers.lastName}`,
  email: answers.email,
});

function toldOf(booking: Booking, ctx: RequestContext): Promise<Told> {
  const at = booking.at.getTime();
  const asked = appointmentOf(booking);
  const slot = booking.given.slots.find(({ id }) => id === asked.slot) ?? null;
  const state = asked.slot === null ? 'waiting' : 'confirmed';
  const appointment = {
    ...asked,
    state,
    sequence: 0,
    created: at,
    changed: at,
    lapses: null,
  } as const;
  return tell(booking.env.DB, ctx, appointment, slot);
}
