import type { TextKey } from '../../../domain/language/texts';
import type { Mail, MailState } from '../../../platform/mail/mail';
import type { OutboxEntry } from '../../../platform/mail/outbox-list-store';
import { mayBeRetried } from '../../../platform/mail/outbox-list-store';
import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { ActionForm, FormAlert } from '../../forms/kit/view/action-form';
import { describeMail } from './describe-mail';
import { describeTrouble } from './describe-trouble';
import { retryForm } from './retry-form';

export const MAIL_STATE_TEXTS: Record<MailState, TextKey> = {
  queued: 'DESK_MAIL_WAITING',
  sent: 'DESK_MAIL_SENT',
  failed: 'DESK_MAIL_FAILED',
};

/** One mail as it was sent: its headers, its text, and its HTML in a frame in which nothing can run. */
export function MailPage({
  ctx,
  entry,
  mail,
  refused,
}: {
  ctx: RequestContext;
  entry: OutboxEntry;
  mail: Mail | undefined;
  /** Why it was not tried again. */
  refused: RefusedForm | undefined;
}) {
  const { t, href } = ctx;
  const path = href.page(`/desk/mails/${entry.id}/`);
  const rows = [
    [t('DESK_MAIL_RECIPIENT'), entry.recipient],
    [t('DESK_STATE'), describeMail(ctx, entry)],
    [t('DESK_MAIL_TROUBLE'), describeTrouble(ctx, entry.error)],
    [t('DESK_MAIL_SERVER'), entry.answer ?? ''],
    [t('DESK_MAIL_REPLY_TO'), mail?.replyTo ?? ''],
    [
      t('DESK_MAIL_ATTACHMENTS'),
      (mail?.attachments ?? []).map(({ filename }) => filename).join(', '),
    ],
  ].filter(([, value]) => value);
  return (
    <div className="desk-page">
      <p>
        <a className="desk-back" href={href.page('/desk/mails/')}>
          ‹ {t('DESK_MAILS')}
        </a>
      </p>
      <div className="desk-head">
        <h1>{entry.subject}</h1>
        {mayBeRetried(entry) && mail && (
          <ActionForm {...{ ctx, action: path, form: retryForm, hidden: {} }} />
        )}
      </div>
      <FormAlert {...{ ctx, refused }} />
      <dl className="desk-facts">
        {rows.map(([label, value]) => [
          <dt key={`${label} term`}>{label}</dt>,
          <dd key={label}>{value}</dd>,
        ])}
      </dl>
      {mail ? (
        <div className="mail-views">
          <section>
            <h2>{t('DESK_MAIL_TEXT')}</h2>
            <pre className="mail-text">{mail.text}</pre>
          </section>
          <section>
            <h2>{t('DESK_MAIL_HTML')}</h2>
            <iframe
              className="mail-frame"
              title={t('DESK_MAIL_HTML')}
              src={`${path}html/`}
              sandbox=""
            />
          </section>
        </div>
      ) : (
        <p className="desk-empty">{t('DESK_MAIL_EMPTIED')}</p>
      )}
    </div>
  );
}
