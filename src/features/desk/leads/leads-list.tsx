import { formatTimeOfDay } from '../../../domain/format/brussels-time';
import { DOT } from '../../../domain/format/dot';
import type { ListedStaff } from '../../../platform/accounts/staff-accounts-store';
import type { RequestContext } from '../../../platform/request-context';
import { toAnswerText } from '../../forms/kit/mail/answer-facts';
import { getPersonName } from '../../forms/kit/mail/person-name';
import { DeskPager } from '../desk-pager';
import { formatDeskDay } from '../format-desk-time';
import { AnswerDueMark } from './answer-due-mark';
import type { Lead, LeadState } from './lead';
import { LEAD_STATE_TEXTS } from './lead';
import { formatFormName, getLeadWords } from './lead-facts';
import { LeadsFilters } from './leads-filters';
import type { LeadsQuery } from './leads-query';
import { formatLeadsQuery, LEADS_PER_PAGE, WAITING } from './leads-query';
import type { ListedLeads } from './leads-store';
import { describeVisit } from './visit-state';

export interface LeadsListProps {
  ctx: RequestContext;
  query: LeadsQuery;
  staff: readonly ListedStaff[];
  leads: ListedLeads;
  /** Subject of each lead, by its number. */
  subjects: ReadonlyMap<number, string>;
  /** The lead that is open beside the list. */
  openId?: number;
}

/** The leads that the filters leave: a table, on a phone a list of blocks. */
export function LeadsList({ ctx, query, staff, leads, subjects, openId }: LeadsListProps) {
  const { t, href } = ctx;
  return (
    <div className="leads__list">
      <LeadsFilters {...{ ctx, query, staff }} />
      {leads.faults.map((fault) => (
        <p key={fault} className="desk-fault">
          {fault}
        </p>
      ))}
      {query.isExpired && <p className="desk-fault">{t('DESK_SEARCH_EXPIRED')}</p>}
      {leads.isMore && query.q && <p className="desk-quiet">{t('DESK_LEADS_MORE')}</p>}
      {leads.total === 0 ? (
        <p className="desk-empty">{t('DESK_LEADS_NONE')}</p>
      ) : (
        <table className="leads__table">
          <thead>
            <tr>
              <th scope="col">{t('DESK_RECEIVED')}</th>
              <th scope="col">{t('DESK_FORM')}</th>
              <th scope="col">{t('DESK_FROM_ABOUT')}</th>
              <th scope="col">{t('DESK_STATE')}</th>
              <th scope="col">{t('DESK_ASSIGNEE')}</th>
            </tr>
          </thead>
          <tbody>
            {leads.rows.map((lead) => (
              <LeadRow
                key={lead.id}
                {...{ ctx, lead, query }}
                subject={subjects.get(lead.id) ?? ''}
                isOpen={lead.id === openId}
              />
            ))}
          </tbody>
        </table>
      )}
      <DeskPager
        {...{ ctx, page: query.page, total: leads.total, isMore: leads.isMore }}
        perPage={LEADS_PER_PAGE}
        range={query.state === WAITING ? 'DESK_RANGE_WAITING' : 'DESK_RANGE'}
        ids={leads.rows.map(({ id }) => id)}
        getHref={(place) => href.page('/desk/leads/') + formatLeadsQuery(query, place)}
      />
    </div>
  );
}

function LeadRow({
  ctx,
  lead,
  query,
  subject,
  isOpen,
}: {
  ctx: RequestContext;
  lead: Lead;
  query: LeadsQuery;
  subject: string;
  isOpen: boolean;
}) {
  const { href, language } = ctx;
  const path = href.page(`/desk/leads/${lead.id}/`) + formatLeadsQuery(query);
  return (
    <tr className={`lead-row lead-row--${lead.state}${isOpen ? ' is-open' : ''}`}>
      <td className="lead-row__time">
        {formatDeskDay(lead.createdAt, language)}, {formatTimeOfDay(lead.createdAt, language)}
        <AnswerDueMark {...{ ctx, lead }} />
      </td>
      <td className="lead-row__form">{formatFormName(ctx, lead.form)}</td>
      <td className="lead-row__who">
        <a href={path} aria-current={isOpen ? 'true' : undefined}>
          {formatLeadName(ctx, lead)}
        </a>
        <span>{[subject, describeVisit(ctx, lead)].filter(Boolean).join(DOT)}</span>
        <span className="lead-row__words">{getLeadWords(lead)}</span>
      </td>
      <td className="lead-row__state">
        <LeadStateMark ctx={ctx} state={lead.state} />
      </td>
      <td className="lead-row__assignee">{lead.assigneeName}</td>
    </tr>
  );
}

/** Returns how many leads the filters leave, or how many at least. */
export const formatLeadsTotal = (
  { t }: RequestContext,
  { total, isMore }: Pick<ListedLeads, 'total' | 'isMore'>,
): string => t('DESK_LEADS_COUNT', { count: isMore ? `${total}+` : total });

/** Returns whose lead it is: a name, else an address. */
export const formatLeadName = ({ t }: RequestContext, { answers }: Pick<Lead, 'answers'>): string =>
  getPersonName(answers) || toAnswerText(answers.email) || t('DESK_LEAD_NAMELESS');

/** The state of a lead: a dot that fills, always with its word. */
const LeadStateMark = ({ ctx: { t }, state }: { ctx: RequestContext; state: LeadState }) => (
  <span className={`lead-state lead-state--${state}`}>{t(LEAD_STATE_TEXTS[state])}</span>
);
