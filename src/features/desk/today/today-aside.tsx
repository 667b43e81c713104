import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import type { CappedRows } from '../../../platform/capped-rows';
import type { OutboxEntry } from '../../../platform/mail/outbox-list-store';
import type { RequestContext } from '../../../platform/request-context';
import { ActionForm } from '../../forms/kit/view/action-form';
import { formatDeskTime } from '../format-desk-time';
import { formatFormName } from '../leads/lead-facts';
import { formatLeadName } from '../leads/leads-list';
import type { ListedLeads } from '../leads/leads-store';
import { describeTrouble } from '../mails/describe-trouble';
import { retryForm } from '../mails/retry-form';
import { MoreNote } from '../more-note';
import type { LiveVersion } from './live-version-store';

/** The newest leads that nobody took. */
export function NewLeads({
  ctx,
  leads,
  subjects,
}: {
  ctx: RequestContext;
  leads: ListedLeads;
  subjects: ReadonlyMap<number, string>;
}) {
  const { t, href, language } = ctx;
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{t('DESK_NEW_LEADS')}</h2>
        <a href={href.page('/desk/leads/', { state: 'new' })}>
          {t('DESK_ALL_OF', { count: leads.total })}
        </a>
      </div>
      {leads.rows.length === 0 && <p className="desk-empty">{t('DESK_NEW_LEADS_NONE')}</p>}
      <ul className="desk-rows">
        {leads.rows.map((lead) => (
          <li key={lead.id} className="new-lead">
            <a className="lead-state lead-state--new" href={href.page(`/desk/leads/${lead.id}/`)}>
              {formatLeadName(ctx, lead)}
            </a>
            <span className="desk-quiet">{formatDeskTime(lead.createdAt, language)}</span>
            <span className="desk-quiet">
              {[formatFormName(ctx, lead.form), subjects.get(lead.id)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists failures: mails that were given up, and a version that cannot be shown. */
export function Failures({
  ctx,
  mails,
  isFallback,
}: {
  ctx: RequestContext;
  mails: CappedRows<OutboxEntry>;
  isFallback: boolean;
}) {
  const { t, href, language } = ctx;
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{t('DESK_FAILURES')}</h2>
        <a href={href.page('/desk/mails/')}>{t('DESK_MAILS')}</a>
      </div>
      {mails.rows.length === 0 && !isFallback && (
        <p className="desk-empty">{t('DESK_FAILURES_NONE')}</p>
      )}
      {isFallback && (
        <div className="desk-fault">
          <strong>{t('DESK_FALLBACK')}</strong>
          <span>{t('DESK_FALLBACK_TEXT')}</span>
        </div>
      )}
      {mails.rows.map(({ id, recipient, subject, dueAt, error }) => (
        <div key={id} className="desk-fault">
          <strong>
            <a href={href.page(`/desk/mails/${id}/`)}>{t('DESK_MAIL_TO', { recipient })}</a>
          </strong>
          <span>
            {formatDeskTime(dueAt, language)} · {subject}
          </span>
          <span>{describeTrouble(ctx, error)}</span>
          <ActionForm
            {...{ ctx, form: retryForm, hidden: {}, buttonClassName: 'desk-link' }}
            action={href.page(`/desk/mails/${id}/`)}
          />
        </div>
      ))}
      <MoreNote ctx={ctx} list={mails} />
    </section>
  );
}

/** Shows which version visitors see, and since when. */
export function LiveSnapshot({
  ctx,
  live,
}: {
  ctx: RequestContext;
  live: LiveVersion | undefined;
}) {
  const { t, language, snapshot } = ctx;
  const created = live && Date.parse(live.created);
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{t('DESK_LIVE')}</h2>
      </div>
      <dl className="desk-facts desk-facts--spread">
        <dt>{t('DESK_LIVE_VERSION')}</dt>
        <dd>{snapshot.version}</dd>
        <dt>{t('DESK_LIVE_SINCE')}</dt>
        <dd>
          {created
            ? `${formatLongDate(created, language)}, ${formatTimeOfDay(created, language)}`
            : t('DESK_LIVE_EMBEDDED')}
        </dd>
        {live && (
          <>
            <dt>{t('DESK_LIVE_PROPERTIES')}</dt>
            <dd>{live.listings}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
