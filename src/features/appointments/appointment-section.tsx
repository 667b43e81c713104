import type { ReactNode } from 'react';
import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import type { TextKey } from '../../domain/language/texts';
import { AppointmentActionForm, toPathAndQuery } from './action-form';
import type { AppointmentDetails } from './appointment-details';
import { formatAppointmentTimes } from './appointment-details';
import { AppointmentFactList } from './appointment-fact-list';
import { MoveForm } from './move-form';
import type { SlotAvailability } from './slot';

interface SectionProps {
  details: AppointmentDetails;
  now: number;
  /** Slots it can be moved to. */
  otherSlots: readonly SlotAvailability[];
  /** Message above the section, if any. */
  message: TextKey | undefined;
}

/** The possible actions of an appointment, by its state; none once its time has passed. */
export function AppointmentSection(props: SectionProps) {
  const { appointment, slot } = props.details;
  const isPast = slot !== null && slot.startsAt <= props.now;
  const Section = isPast ? PastSection : STATE_SECTIONS[appointment.state];
  return <Section {...props} />;
}

const STATE_SECTIONS: Record<
  AppointmentDetails['appointment']['state'],
  (props: SectionProps) => ReactNode
> = {
  confirmed: ConfirmedSection,
  offered: SlotOfferSection,
  waiting: WaitingSection,
  cancelled: CancelledSection,
};

function ConfirmedSection({ details, now, otherSlots }: SectionProps) {
  const { ctx, slot, manageUrl } = details;
  const { t, snapshot } = ctx;
  return (
    <>
      <AppointmentFactList details={details} />
      <p>
        <a
          className="button button--outlined"
          href={`${toPathAndQuery(manageUrl)}&as=ics`}
          download=""
        >
          {t('APPOINTMENT_CALENDAR')}
        </a>
      </p>
      <section>
        <h2>{t('APPOINTMENT_MOVE')}</h2>
        {slot && slot.closesAt > now ? (
          <MoveForm details={details} otherSlots={otherSlots} />
        ) : (
          <p>
            {t('APPOINTMENT_MOVE_CLOSED', {
              phone: snapshot.site.configuration.agency.phone,
            })}
          </p>
        )}
      </section>
      <section>
        <h2>{t('APPOINTMENT_CANCEL')}</h2>
        <p>{t('APPOINTMENT_CANCEL_TEXT')}</p>
        <AppointmentActionForm details={details} action="cancel" label="APPOINTMENT_CANCEL" />
      </section>
    </>
  );
}

function SlotOfferSection({ details }: SectionProps) {
  const { ctx, appointment } = details;
  const { t, language } = ctx;
  const until = appointment.expiresAt ?? 0;
  return (
    <>
      <p className="lead">
        {t('APPOINTMENT_OFFERED', {
          date: formatLongDate(until, language),
          time: formatTimeOfDay(until, language),
        })}
      </p>
      <AppointmentFactList details={details} />
      <div className="form__buttons">
        <AppointmentActionForm
          details={details}
          action="accept"
          label="APPOINTMENT_ACCEPT"
          button="button--ember"
        />
        <AppointmentActionForm details={details} action="cancel" label="APPOINTMENT_REFUSE" />
      </div>
    </>
  );
}

function WaitingSection({ details }: SectionProps) {
  return (
    <>
      <p className="lead">{details.ctx.t('APPOINTMENT_WAITING')}</p>
      <AppointmentActionForm details={details} action="cancel" label="APPOINTMENT_LEAVE_LIST" />
    </>
  );
}

function CancelledSection({ details, message }: SectionProps) {
  return (
    <>
      {!message && (
        <p>{details.ctx.t(getCancelledText(details), formatAppointmentTimes(details))}</p>
      )}
      <BookAgainLink details={details} />
    </>
  );
}

/** Returns the text for a cancelled appointment; on the waiting list there was no slot to give up. */
export const getCancelledText = ({ slot }: AppointmentDetails): TextKey =>
  slot ? 'APPOINTMENT_CANCELLED' : 'APPOINTMENT_LEFT_LIST';

function PastSection({ details }: SectionProps) {
  return (
    <>
      <p>{details.ctx.t('APPOINTMENT_PAST')}</p>
      <AppointmentFactList details={details} />
      <BookAgainLink details={details} />
    </>
  );
}

function BookAgainLink({
  details: { ctx, appointment, subject },
}: {
  details: AppointmentDetails;
}) {
  const { t, href } = ctx;
  if (!subject) return null;
  return (
    <p>
      <a
        className="button button--forest"
        href={href.page('/contact-appointment/', { property: appointment.property })}
      >
        {t('APPOINTMENT_AGAIN')}
      </a>
    </p>
  );
}
