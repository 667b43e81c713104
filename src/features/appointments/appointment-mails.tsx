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

/** Composes the mail after booking, moving or accepting: time, place, host, and the link to change it. */
export function composeConfirmationMail(details: AppointmentDetails): Mail {
  const { t } = details.ctx;
  const { date, time } = formatAppointmentTimes(details);
  const [address, name] = [formatAppointmentAddress(details), getAppointmentHost(details).name];
  return composeAppointmentMail(
    details,
    t('MAIL_APPOINTMENT_SUBJECT', { date, time }),
    <>
      <MailParagraph>{t('MAIL_APPOINTMENT_TEXT', { date, time, address, name })}</MailParagraph>
      <AppointmentFacts details={details} />
      <MailButton href={`${details.manageUrl}&as=ics`}>{t('APPOINTMENT_CALENDAR')}</MailButton>
      <MailLinks
        links={[
          {
            href: details.manageUrl,
            label: t('MAIL_APPOINTMENT_CHANGE'),
            aside: t('MAIL_APPOINTMENT_CHANGE_TEXT'),
          },
        ]}
      />
    </>,
  );
}

export function composeCancellationMail(details: AppointmentDetails): Mail {
  const { t } = details.ctx;
  const times = formatAppointmentTimes(details);
  return composeAppointmentMail(
    details,
    t('MAIL_APPOINTMENT_CANCELLED_SUBJECT', times),
    <>
      <MailParagraph>{t('MAIL_APPOINTMENT_CANCELLED_TEXT', times)}</MailParagraph>
      <SubjectLink details={details} />
    </>,
  );
}

export function composeWaitingListMail(details: AppointmentDetails): Mail {
  const { t } = details.ctx;
  return composeAppointmentMail(
    details,
    t('MAIL_APPOINTMENT_WAITING_SUBJECT'),
    <>
      <MailParagraph>{t('APPOINTMENT_WAITING')}</MailParagraph>
      <SubjectLink details={details} />
      <MailLinks links={[{ href: details.manageUrl, label: t('APPOINTMENT_LEAVE_LIST') }]} />
    </>,
  );
}

/** Composes the mail that offers a freed slot; without a calendar file, since it is not accepted yet. */
export function composeSlotOfferMail(details: AppointmentDetails): Mail {
  const { ctx, appointment } = details;
  const { t, language } = ctx;
  const until = appointment.expiresAt ?? 0;
  const mail = composeAppointmentMail(
    details,
    t('MAIL_APPOINTMENT_OFFER_SUBJECT', formatAppointmentTimes(details)),
    <>
      <MailParagraph>
        {t('APPOINTMENT_OFFERED', {
          date: formatLongDate(until, language),
          time: formatTimeOfDay(until, language),
        })}
      </MailParagraph>
      <AppointmentFacts details={details} />
      <MailButton href={details.manageUrl}>{t('MAIL_APPOINTMENT_OFFER_ACTION')}</MailButton>
    </>,
  );
  return { ...mail, attachments: [] };
}

/** Composes the mail to the host of the visit; `details` are in the agency's language. */
export function composeStaffMail(details: AppointmentDetails, title: TextKey): Mail {
  const { ctx, appointment } = details;
  const { t } = ctx;
  return composeMail(
    ctx,
    {
      to: getAppointmentHost(details).email,
      replyTo: appointment.email,
      subject: t('MAIL_SUBJECT_VISIT', { id: appointment.property }),
      heading: t(title, { name: appointment.name }),
      attachments: buildCalendarAttachments(details),
      kind: 'staff',
    },
    <>
      <MailFacts
        rows={[
          [t('LABEL_EMAIL'), appointment.email],
          [t('MAIL_STAFF_LANGUAGE'), t(LANGUAGE_NAME_KEYS[appointment.language])],
        ]}
      />
      <AppointmentFacts details={details} place="" />
    </>,
  );
}

function composeAppointmentMail(
  details: AppointmentDetails,
  subject: string,
  body: React.ReactNode,
): Mail {
  const { ctx, appointment } = details;
  const host = getAppointmentHost(details);
  return composeMail(
    ctx,
    {
      to: appointment.email,
      replyTo: host.email,
      subject,
      reason: ctx.t('MAIL_WHY_SUBMISSION'),
      attachments: buildCalendarAttachments(details),
    },
    <>
      <MailGreeting sender={ctx} name={appointment.name} />
      {body}
      <MailClosing sender={ctx} name={host.name} phone={host.phone} />
    </>,
  );
}

/** Time, place and host as a table; the staff's mail passes an empty place. */
function AppointmentFacts({
  details,
  place = formatAppointmentAddress(details),
}: {
  details: AppointmentDetails;
  place?: string;
}) {
  const { t } = details.ctx;
  const { date, time } = formatAppointmentTimes(details);
  return (
    <>
      <MailFacts
        rows={[
          [t('APPOINTMENT_DAY'), date],
          [t('APPOINTMENT_TIME'), time],
          [t('APPOINTMENT_PLACE'), place],
          [t('APPOINTMENT_WITH'), getAppointmentHost(details).name],
        ]}
      />
      <SubjectLink details={details} />
    </>
  );
}

const SubjectLink = ({ details: { ctx, subject } }: { details: AppointmentDetails }) =>
  subject && <MailLinks links={[{ href: ctx.origin + subject.path, label: subject.title }]} />;
