import type { OutboxEntry } from '../../../platform/mail/outbox-list-store';
import type { RequestContext } from '../../../platform/request-context';
import { formatDeskTime } from '../format-desk-time';
import { describeMailFully } from './describe-mail';

/** Lists the mails about a lead or a visit: when each was written, to whom, when it left, and what came back. */
export function MailsOfLead({
  ctx,
  mails,
}: {
  ctx: RequestContext;
  mails: readonly OutboxEntry[];
}) {
  const { t, href, language } = ctx;
  if (mails.length === 0) return null;
  return (
    <section className="mails-of-lead" aria-label={t('DESK_MAILS')}>
      <h3>{t('DESK_MAILS')}</h3>
      <ul>
        {mails.map((mail) => (
          <li key={mail.id}>
            <time>{formatDeskTime(mail.createdAt, language)}</time>
            <div>
              <a href={href.page(`/desk/mails/${mail.id}/`)}>{mail.subject}</a>{' '}
              <span className="desk-quiet">{mail.recipient}</span>
              <p className={mail.state === 'failed' ? 'mail-row__failed' : 'desk-quiet'}>
                {describeMailFully(ctx, mail)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
