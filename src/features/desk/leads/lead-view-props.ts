import type { ListedStaff } from '../../../platform/accounts/staff-accounts-store';
import type { CappedRows } from '../../../platform/capped-rows';
import type { OutboxEntry } from '../../../platform/mail/outbox-list-store';
import type { RequestContext } from '../../../platform/request-context';
import type { FieldOption } from '../../forms/kit/definition/field';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import type { Lead } from './lead';
import type { LeadFacts } from './lead-facts';
import type { TrailRow } from './lead-trail-store';
import type { LeadFile, OtherLead } from './leads-store';
import type { Reply } from './reply-mail';

export interface LeadViewProps {
  ctx: RequestContext;
  lead: Lead;
  facts: LeadFacts;
  files: readonly (LeadFile & { href: string })[];
  others: CappedRows<OtherLead>;
  trail: readonly TrailRow[];
  /** The mails about it, and about the visit that it booked. */
  mails: readonly OutboxEntry[];
  /** What was just done with it. */
  done: string | undefined;
  staff: readonly ListedStaff[];
  reply: Pick<Reply, 'subject' | 'text'>;
  /** The documents that an answer can carry. */
  papers: readonly FieldOption[];
  refused: RefusedForm | undefined;
  /** The path that its forms are sent to, with the list's query. */
  action: string;
  /** The list that it was opened from. */
  listHref: string;
}
