import type { RequestContext } from '../../../platform/request-context';
import { formatLeadName } from '../leads/leads-list';
import type { ListedLeads } from '../leads/leads-store';
import { NEW_LEADS_ID } from './new-leads';

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
