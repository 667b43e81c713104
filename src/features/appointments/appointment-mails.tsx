import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import { LANGUAGE_NAME_KEYS } from '../../domain/language/language-name';
import type { TextKey } from '../../domain/language/texts';
import { composeMail } from '../../platform/mail/compose-mail';
import type { Mail } from '../../platform/mail/mail';
import {
  MailButton,
  MailClosing,
  MailFacts,
  MailGreeting,
  MailLinks,
  MailParagraph,
} from '../../platform/mail/mail-parts';
import type { AppointmentDetails } from './appointment-details';
import {
  formatAppointmentAddress,
  formatAppointmentTimes,
  getAppointmentHost,
} from './appointment-details';
import { buildCalendarAttachments } from './calendar-event';

/** Booked, moved, or accepted from the waiting list: when, where, with whom, and how to change it. */
export function composeConfirmationMail(told: AppointmentDetails): Mail {
  const { t } = told.ctx;
  const { date, time } = formatAppointmentTimes(told);
  const [address, name] = [formatAppointmentAddress(told), getAppointmentHost(told).name];
  return composeAppointmentMail(
    told,
    t('MAIL_APPOINTMENT_SUBJECT', { date, time }),
    <>
      <MailParagraph>{t('MAIL_APPOINTMENT_TEXT', { date, time, address, name })}</MailParagraph>
      <AppointmentFacts told={told} />
      <MailButton href={`${told.manageUrl}&as=ics`}>{t('APPOINTMENT_CALENDAR')}</MailButton>
      <MailLinks
        links={[
          {
            href: told.manageUrl,
            label: t('MAIL_APPOINTMENT_CHANGE'),
            aside: t('MAIL_APPOINTMENT_CHANGE_TEXT'),
          },
        ]}
      />
    </>,
  );
}

export function composeCancellationMail(told: AppointmentDetails): Mail {
  const { t } = told.ctx;
  const times = formatAppointmentTimes(told);
  return composeAppointmentMail(
    told,
    t('MAIL_APPOINTMENT_CANCELLED_SUBJECT', times),
    <>
      <MailParagraph>{t('MAIL_APPOINTMENT_CANCELLED_TEXT', times)}</MailParagraph>
      <SubjectLink told={told} />
    </>,
  );
}

export function composeWaitingListMail(told: AppointmentDetails): Mail {
  const { t } = told.ctx;
  return composeAppointmentMail(
    told,
    t('MAIL_APPOINTMENT_WAITING_SUBJECT'),
    <>
      <MailParagraph>{t('APPOINTMENT_WAITING')}</MailParagraph>
      <SubjectLink told={told} />
      <MailLinks links={[{ href: told.manageUrl, label: t('APPOINTMENT_LEAVE_LIST') }]} />
    </>,
  );
}

/** A place that came free; nothing is in a calendar before it is accepted. */
export function composeSlotOfferMail(told: AppointmentDetails): Mail {
  const { ctx, appointment } = told;
  const { t, language } = ctx;
  const until = appointment.lapses ?? 0;
  const mail = composeAppointmentMail(
    told,
    t('MAIL_APPOINTMENT_OFFER_SUBJECT', formatAppointmentTimes(told)),
    <>
      <MailParagraph>
        {t('APPOINTMENT_OFFERED', {
          date: formatLongDate(until, language),
          time: formatTimeOfDay(until, language),
        })}
      </MailParagraph>
      <AppointmentFacts told={told} />
      <MailButton href={told.manageUrl}>{t('MAIL_APPOINTMENT_OFFER_ACTION')}</MailButton>
    </>,
  );
  return { ...mail, attachments: [] };
}

/** To who receives them: `told` in the agency's own language. */
export function composeStaffMail(told: AppointmentDetails, title: TextKey): Mail {
  const { ctx, appointment } = told;
  const { t } = ctx;
  return composeMail(
    ctx,
    {
      to: getAppointmentHost(told).email,
      replyTo: appointment.email,
      subject: t('MAIL_SUBJECT_VISIT', { id: appointment.property }),
      heading: t(title, { name: appointment.name }),
      attachments: buildCalendarAttachments(told),
    },
    <>
      <MailFacts
        rows={[
          [t('LABEL_EMAIL'), appointment.email],
          [t('MAIL_STAFF_LANGUAGE'), t(LANGUAGE_NAME_KEYS[appointment.language])],
        ]}
      />
      <AppointmentFacts told={told} place="" />
    </>,
  );
}

function composeAppointmentMail(
  told: AppointmentDetails,
  subject: string,
  body: React.ReactNode,
): Mail {
  const { ctx, appointment } = told;
  const host = getAppointmentHost(told);
  return composeMail(
    ctx,
    {
      to: appointment.email,
      replyTo: host.email,
      subject,
      reason: ctx.t('MAIL_WHY_SUBMISSION'),
      attachments: buildCalendarAttachments(told),
    },
    <>
      <MailGreeting sender={ctx} name={appointment.name} />
      {body}
      <MailClosing sender={ctx} name={host.name} phone={host.phone} />
    </>,
  );
}

/** Who receives them knows the place. */
function AppointmentFacts({
  told,
  place = formatAppointmentAddress(told),
}: {
  told: AppointmentDetails;
  place?: string;
}) {
  const { t } = told.ctx;
  const { date, time } = formatAppointmentTimes(told);
  return (
    <>
      <MailFacts
        rows={[
          [t('APPOINTMENT_DAY'), date],
          [t('APPOINTMENT_TIME'), time],
          [t('APPOINTMENT_PLACE'), place],
          [t('APPOINTMENT_WITH'), getAppointmentHost(told).name],
        ]}
      />
      <SubjectLink told={told} />
    </>
  );
}

const SubjectLink = ({ told: { ctx, subject } }: { told: AppointmentDetails }) =>
  subject && <MailLinks links={[{ href: ctx.origin + subject.path, label: subject.title }]} />;
