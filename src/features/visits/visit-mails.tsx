import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import { subtractPeriod } from '../../domain/format/period';
import { LANGUAGE_NAME_KEYS } from '../../domain/language/language-name';
import type { TextKey } from '../../domain/language/texts';
import { PERIODS } from '../../domain/periods';
import { composeMail } from '../../platform/mail/compose-mail';
import type { Mail } from '../../platform/mail/mail';
import { MailButton, MailFacts, MailLinks, MailQuote } from '../../platform/mail/mail-blocks';
import { MailClosing, MailGreeting, MailParagraph } from '../../platform/mail/mail-parts';
import { buildCalendarAttachments, buildHostCalendar } from './calendar-event';
import type { VisitDetails } from './visit-details';
import { canBeVisited, formatVisitAddress, formatVisitValues, getVisitHost } from './visit-details';
import type { VisitRequest } from './visit-request-store';

/** Whose doing a mail about a visit is: the form's, or a change by link or by staff. */
type VisitMailKind = 'visit booked' | 'visit changed' | 'visit changed by booker';

/** Composes the mail after booking, moving or accepting: time, place, host, and the link to change it. */
export function composeConfirmationMail(details: VisitDetails, kind: VisitMailKind): Mail {
  const { t } = details.ctx;
  return composeVisitMail(
    details,
    kind,
    t('MAIL_VISIT_SUBJECT', formatVisitValues(details)),
    <>
      <MailParagraph>{t('MAIL_VISIT_TEXT')}</MailParagraph>
      <VisitFacts details={details} />
      <MailButton href={`${details.manageUrl}&as=ics`}>{t('VISIT_CALENDAR')}</MailButton>
      <MailLinks
        links={[
          {
            href: details.manageUrl,
            label: t('MAIL_VISIT_CHANGE'),
            aside: t('MAIL_VISIT_CHANGE_TEXT'),
          },
        ]}
      />
    </>,
  );
}

/** Composes the mail after cancelling; `reason` is what staff say about it, '' for nothing. */
export function composeCancellationMail(
  details: VisitDetails,
  kind: VisitMailKind,
  reason: string,
): Mail {
  const { t } = details.ctx;
  const times = formatVisitValues(details);
  return composeVisitMail(
    details,
    kind,
    t('MAIL_VISIT_CANCELLED_SUBJECT', times),
    <>
      <MailParagraph>
        {t('VISIT_CANCELLED', times)}
        {canBeVisited(details) && ` ${t('MAIL_VISIT_AGAIN')}`}
      </MailParagraph>
      {reason && (
        <>
          <MailParagraph>{t('MAIL_VISIT_CANCELLED_REASON')}</MailParagraph>
          <MailQuote>{reason}</MailQuote>
        </>
      )}
      <SubjectLink details={details} />
    </>,
  );
}

export function composeWaitingListMail(details: VisitDetails): Mail {
  const { t } = details.ctx;
  return composeVisitMail(
    details,
    'visit booked',
    t('MAIL_VISIT_WAITING_SUBJECT'),
    <>
      <MailParagraph>{t('VISIT_WAITING')}</MailParagraph>
      <SubjectLink details={details} />
      <MailLinks links={[{ href: details.manageUrl, label: t('VISIT_LEAVE_LIST') }]} />
    </>,
  );
}

/** Composes the mail that offers a freed slot; without a calendar file, since it is not accepted yet. */
export function composeSlotOfferMail(details: VisitDetails): Mail {
  const { ctx, visit } = details;
  const { t, language } = ctx;
  const until = visit.expiresAt ?? 0;
  const mail = composeVisitMail(
    details,
    'slot offer',
    t('MAIL_VISIT_OFFER_SUBJECT', formatVisitValues(details)),
    <>
      <MailParagraph>
        {t('VISIT_OFFERED', {
          date: formatLongDate(until, language),
          time: formatTimeOfDay(until, language),
        })}
      </MailParagraph>
      <VisitFacts details={details} />
      <MailButton href={details.manageUrl}>{t('MAIL_VISIT_OFFER_ACTION')}</MailButton>
    </>,
  );
  return { ...mail, attachments: [] };
}

/** Composes the mail to the host of the visit; `details` are in the agency's language. */
export function composeStaffMail(
  details: VisitDetails,
  title: TextKey,
  request: VisitRequest,
): Mail {
  const { ctx, visit } = details;
  const { t } = ctx;
  return composeMail(
    ctx,
    {
      to: getVisitHost(details).email,
      ...(visit.email && { replyTo: visit.email }),
      subject: t('MAIL_SUBJECT_VISIT', { id: visit.property }),
      heading: t(title, { name: visit.name }),
      attachments: buildHostCalendar(details, request),
      kind: 'visit changed by visitor',
    },
    <>
      <MailFacts
        rows={[
          [t('LABEL_EMAIL'), visit.email],
          [t('LABEL_PHONE'), request.phone ?? undefined],
          [t('MAIL_STAFF_LANGUAGE'), t(LANGUAGE_NAME_KEYS[visit.language])],
        ]}
      />
      <VisitFacts details={details} place="" />
    </>,
  );
}

function composeVisitMail(
  details: VisitDetails,
  kind: VisitMailKind | 'slot offer',
  subject: string,
  body: React.ReactNode,
): Mail {
  const { ctx, visit, slot } = details;
  const host = getVisitHost(details);
  return composeMail(
    ctx,
    {
      to: visit.email,
      replyTo: host.email,
      subject,
      reason: ctx.t('MAIL_WHY_VISIT'),
      attachments: buildCalendarAttachments(details),
      kind,
      ...(slot && { latestAt: subtractPeriod(slot.startsAt, PERIODS.mailBeforeVisit) }),
      ...(slot && { until: visit.expiresAt ?? slot.startsAt }),
    },
    <>
      <MailGreeting sender={ctx} name={visit.name} />
      {body}
      <MailClosing sender={ctx} name={host.name} phone={host.phone} />
    </>,
  );
}

/** Time, place and host as a table; the staff's mail passes an empty place. */
function VisitFacts({
  details,
  place = formatVisitAddress(details),
}: {
  details: VisitDetails;
  place?: string;
}) {
  const { t } = details.ctx;
  const { date, time } = formatVisitValues(details);
  return (
    <>
      <MailFacts
        rows={[
          [t('VISIT_DAY'), date],
          [t('VISIT_TIME'), time],
          [t('VISIT_PLACE'), place],
          [t('VISIT_WITH'), getVisitHost(details).name],
        ]}
      />
      <SubjectLink details={details} />
    </>
  );
}

/** The property, with a link to its page as long as it has one. */
const SubjectLink = ({ details: { ctx, subject, about } }: { details: VisitDetails }) =>
  subject ? (
    <MailLinks links={[{ href: ctx.origin + subject.path, label: subject.title }]} />
  ) : (
    about && <MailParagraph>{about.title}</MailParagraph>
  );
