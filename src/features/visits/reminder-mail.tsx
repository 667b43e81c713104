import { composeMail } from '../../platform/mail/compose-mail';
import type { Mail } from '../../platform/mail/mail';
import { MailFacts, MailLinks } from '../../platform/mail/mail-blocks';
import { MailClosing, MailGreeting, MailParagraph } from '../../platform/mail/mail-parts';
import type { VisitDetails } from './visit-details';
import { canBeVisited, formatVisitValues, getVisitHost } from './visit-details';

/**
 * Composes the mail of the day before a visit: hour, full address, parking, host, brochure, and the
 * link to change it; of a home that is sold, let or gone, that the visitor calls first. The visit is confirmed, so the address is in it even if it is not published
 * (decision 73).
 */
export function composeReminderMail(details: VisitDetails): Mail {
  const { ctx, visit, about, manageUrl } = details;
  const { t } = ctx;
  const { date, time } = formatVisitValues(details);
  const host = getVisitHost(details);
  const isOffered = canBeVisited(details);
  return composeMail(
    ctx,
    {
      to: visit.email,
      replyTo: host.email,
      subject: t(isOffered ? 'MAIL_REMINDER_SUBJECT' : 'MAIL_REMINDER_CLOSED_SUBJECT', {
        date,
        time,
      }),
      reason: t('MAIL_WHY_VISIT'),
      kind: 'reminder',
      ...(details.slot && { until: details.slot.startsAt }),
    },
    <>
      <MailGreeting sender={ctx} name={visit.name} />
      <MailParagraph>
        {isOffered
          ? t(about ? 'MAIL_REMINDER_TEXT' : 'MAIL_REMINDER_TEXT_NO_ADDRESS', {
              ...{ date, time, name: host.name, phone: host.phone },
            })
          : `${t('VISIT_PROPERTY_CLOSED')} ${t('VISIT_CALL_FIRST', formatVisitValues(details))}`}
      </MailParagraph>
      {!details.subject && about && <MailParagraph>{about.title}</MailParagraph>}
      <MailFacts
        rows={[
          [t('VISIT_DAY'), date],
          [t('VISIT_TIME'), time],
          [t('VISIT_PLACE'), about?.address],
          [
            t('REMINDER_PARKING'),
            about && t(about.hasParking ? 'REMINDER_PARKING_OWN' : 'REMINDER_PARKING_STREET'),
          ],
          [t('VISIT_WITH'), host.name],
        ]}
      />
      <MailLinks
        links={[
          ...(details.subject && isOffered
            ? [
                {
                  href: ctx.origin + details.subject.path,
                  label: t('REMINDER_BROCHURE'),
                  aside: t('REMINDER_BROCHURE_TEXT'),
                },
              ]
            : []),
          { href: manageUrl, label: t('MAIL_VISIT_CHANGE') },
        ]}
      />
      <MailClosing sender={ctx} name={host.name} phone={host.phone} />
    </>,
  );
}
