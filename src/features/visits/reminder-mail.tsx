import { formatAddress } from '../../domain/format/address';
import { composeMail } from '../../platform/mail/compose-mail';
import type { Mail } from '../../platform/mail/mail';
import {
  MailClosing,
  MailFacts,
  MailGreeting,
  MailLinks,
  MailParagraph,
} from '../../platform/mail/mail-parts';
import type { VisitDetails } from './visit-details';
import { formatVisitTimes, getVisitHost } from './visit-details';

/**
 * Composes the mail of the day before a visit: hour, full address, parking, host, brochure, and the
 * link to change it. The visit is confirmed, so the address is in it even if it is not published
 * (decision 73).
 */
export function composeReminderMail(details: VisitDetails): Mail {
  const { ctx, visit, manageUrl } = details;
  const { t, language, snapshot } = ctx;
  const { date, time } = formatVisitTimes(details);
  const host = getVisitHost(details);
  const record = details.subject?.kind === 'property' ? details.subject.record : undefined;
  const { listings } = snapshot.site.configuration;
  return composeMail(
    ctx,
    {
      to: visit.email,
      replyTo: host.email,
      subject: t('MAIL_REMINDER_SUBJECT', { date, time }),
      reason: t('MAIL_WHY_FORM'),
      kind: 'reminder',
    },
    <>
      <MailGreeting sender={ctx} name={visit.name} />
      <MailParagraph>{t('MAIL_REMINDER_TEXT', { date, time, name: host.name })}</MailParagraph>
      <MailFacts
        rows={[
          [t('VISIT_DAY'), date],
          [t('VISIT_TIME'), time],
          [
            t('VISIT_PLACE'),
            record && formatAddress({ ...record, PublishAddress: true }, { listings, language }),
          ],
          [t('REMINDER_PARKING'), record && t(findParkingText(record))],
          [t('VISIT_WITH'), host.name],
        ]}
      />
      <MailLinks
        links={[
          ...(details.subject
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

function findParkingText({
  HasParking,
  NumberOfParkings = 0,
  NumberOfExternalParkings = 0,
}: {
  HasParking?: unknown;
  NumberOfParkings?: number | undefined;
  NumberOfExternalParkings?: number | undefined;
}) {
  const hasPlace = HasParking === true || NumberOfParkings + NumberOfExternalParkings > 0;
  return hasPlace ? 'REMINDER_PARKING_OWN' : 'REMINDER_PARKING_STREET';
}
