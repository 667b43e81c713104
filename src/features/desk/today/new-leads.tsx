import { DOT } from '../../../domain/format/dot';
import type { RequestContext } from '../../../platform/request-context';
import { formatDeskTime } from '../format-desk-time';
import { AnswerDueMark } from '../leads/answer-due-mark';
import type { Lead } from '../leads/lead';
import { formatFormName } from '../leads/lead-facts';
import { formatLeadName } from '../leads/leads-list';
import type { ListedLeads } from '../leads/leads-store';

const NEW_LEADS_ID = 'new-leads';

/** The leads that are to be answered today or are late, by whoever took them, then the newest that nobody took. */
export function NewLeads({
  ctx,
  due,
  leads,
  subjects,
}: {
  ctx: RequestContext;
  due: readonly Lead[];
  leads: ListedLeads;
  subjects: ReadonlyMap<number, string>;
}) {
  const { t, href, language } = ctx;
  const rows = [...due, ...leads.rows.filter(({ id }) => due.every((lead) => lead.id !== id))];
  return (
    <section className="desk-section" id={NEW_LEADS_ID}>
      <div className="desk-section__head">
        <h2>{t('DESK_NEW_LEADS')}</h2>
        <a href={href.page('/desk/leads/new/')}>{t('DESK_LEAD_NEW')}</a>
        <a href={href.page('/desk/leads/', { state: 'new' })}>
          {t('DESK_ALL_OF', { count: leads.total })}
        </a>
      </div>
      {rows.length === 0 && <p className="desk-empty">{t('DESK_NEW_LEADS_NONE')}</p>}
      <ul className="desk-rows">
        {rows.map((lead) => (
          <li key={lead.id} className="new-lead">
            <a
              className={`lead-state lead-state--${lead.state}`}
              href={href.page(`/desk/leads/${lead.id}/`)}
            >
              {formatLeadName(ctx, lead)}
            </a>
            <span className="desk-quiet">{formatDeskTime(lead.createdAt, language)}</span>
            <span className="desk-quiet">
              {[formatFormName(ctx, lead.form), subjects.get(lead.id), lead.assigneeName]
                .filter(Boolean)
                .join(DOT)}
            </span>
            <AnswerDueMark {...{ ctx, lead }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On a phone, above the visits: how many enquiries nobody took, and whose is the newest. It leads to their list. */
export function Glance({ ctx, leads }: { ctx: RequestContext; leads: ListedLeads }) {
  const [newest] = leads.rows;
  if (!newest) return null;
  return (
    <a className="today__glance" href={`#${NEW_LEADS_ID}`}>
      <strong>
        {ctx.t('DESK_NEW_LEADS')} <span className="desk-header__count">{leads.total}</span>
      </strong>
      <span>{formatLeadName(ctx, newest)}</span>
    </a>
  );
}
