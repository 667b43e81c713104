import { DOT } from '../../../domain/format/dot';
import type { CappedRows } from '../../../platform/capped-rows';
import type { OutboxEntry } from '../../../platform/mail/outbox-list-store';
import { mayBeRetried } from '../../../platform/mail/outbox-list-store';
import type { RequestContext } from '../../../platform/request-context';
import { ActionForm } from '../../forms/kit/view/action-form';
import { describeAlarm } from '../../watch/describe-alarm';
import type { Trouble } from '../../watch/trouble';
import { WATCHED } from '../../watch/watched';
import { formatDeskTime } from '../format-desk-time';
import { describeTrouble } from '../mails/describe-trouble';
import { retryForm } from '../mails/retry-form';
import { MoreNote } from '../more-note';

/** Lists what is wrong: what the watch found, and mails that were given up. */
export function Failures({
  ctx,
  mails,
  troubles,
  now,
}: {
  ctx: RequestContext;
  mails: CappedRows<OutboxEntry>;
  troubles: readonly Trouble[];
  now: number;
}) {
  const { t, href, language } = ctx;
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{t('DESK_FAILURES')}</h2>
        <a href={href.page('/desk/mails/')}>{t('DESK_MAILS')}</a>
      </div>
      {mails.rows.length === 0 && troubles.length === 0 && (
        <p className="desk-empty">{t('DESK_FAILURES_NONE')}</p>
      )}
      {troubles.map((trouble) => {
        const { title, since, text, steps } = describeAlarm(trouble, ctx, now);
        const { page } = WATCHED[trouble.kind];
        return (
          <div key={trouble.kind} className="desk-fault">
            <strong>{page === '/desk/' ? title : <a href={href.page(page)}>{title}</a>}</strong>
            <span>{[since, text].filter(Boolean).join(' ')}</span>
            <span>{steps}</span>
          </div>
        );
      })}
      {mails.rows.map(({ id, recipient, subject, dueAt, state, error }) => (
        <div key={id} className="desk-fault">
          <strong>
            <a href={href.page(`/desk/mails/${id}/`)}>{t('DESK_MAIL_TO', { recipient })}</a>
          </strong>
          <span>
            {formatDeskTime(dueAt, language)}
            {DOT}
            {subject}
          </span>
          <span>{describeTrouble(ctx, error)}</span>
          {mayBeRetried({ state, error }) && (
            <ActionForm
              {...{ ctx, form: retryForm, hidden: {}, buttonClassName: 'desk-link' }}
              action={href.page(`/desk/mails/${id}/`)}
            />
          )}
        </div>
      ))}
      <MoreNote ctx={ctx} list={mails} />
    </section>
  );
}
