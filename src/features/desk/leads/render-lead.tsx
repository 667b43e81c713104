import type { Context } from 'hono';
import type { App } from '../../../env';
import { listStaff } from '../../../platform/accounts/staff-accounts-store';
import { loadSigningKeys } from '../../../platform/auth/signing-keys-store';
import { loadMailsOfLead } from '../../../platform/mail/outbox-list-store';
import { toAnswerText } from '../../forms/kit/mail/answer-facts';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { tellsOfHousehold } from '../../forms/rental/form';
import { getStaff } from '../desk-gate';
import { recordViewing } from '../log/staff-actions-store';
import { renderDeskPage } from '../render-desk-page';
import { createAttachmentPath } from './attachment-link';
import type { Lead } from './lead';
import { describeLeadDone } from './lead-done';
import { loadLeadFacts } from './lead-facts';
import { loadLeadSubjects } from './lead-subjects';
import { loadLeadTrail } from './lead-trail-store';
import { LeadView } from './lead-view';
import { formatLeadName, formatLeadsTotal, LeadsList } from './leads-list';
import type { LeadsQuery } from './leads-query';
import { formatLeadsQuery } from './leads-query';
import { loadLead, loadLeadFiles, loadLeads, loadOtherLeads } from './leads-store';
import { draftReply } from './reply-mail';
import { listPaperOptions } from './reply-papers';

/** Loads the lead that the path names; undefined if there is none. */
export async function loadLeadOfPath(c: Context<App>): Promise<Lead | undefined> {
  const number = c.req.param('lead') ?? '';
  return /^[1-9]\d{0,14}$/.test(number) ? loadLead(c.env.DB, Number(number)) : undefined;
}

/** Renders a lead beside the list it was opened from; 404 if there is none of this number. */
export async function renderLead(
  c: Context<App>,
  query: LeadsQuery,
  { refused, done = '' }: { refused?: RefusedForm; done?: string } = {},
): Promise<Response> {
  const lead = await loadLeadOfPath(c);
  if (!lead) return renderUnknownLead(c);
  const { ctx } = c.var;
  const { t, href } = ctx;
  const { DB } = c.env;
  if (tellsOfHousehold(lead.answers))
    await recordViewing(DB, getStaff(c), 'household viewed', lead.id);
  const files = await loadLeadFiles(DB, lead.key);
  const [facts, papers, leads, staff, trail, mails, others, keyRing] = await Promise.all([
    loadLeadFacts(ctx, c.env, lead, files),
    listPaperOptions(ctx, c.env, lead),
    loadLeads(DB, query, Date.now()),
    listStaff(DB),
    loadLeadTrail(DB, lead.id),
    loadMailsOfLead(DB, lead.key),
    loadOtherLeads(DB, lead.id, toAnswerText(lead.answers.email)),
    loadSigningKeys(c.env),
  ]);
  const subjects = await loadLeadSubjects(ctx, leads.rows);
  const now = Date.now();
  const linkedFiles = await Promise.all(
    files.map(async (file) => ({
      ...file,
      href: await createAttachmentPath(href, file.file, keyRing, now),
    })),
  );
  const listQuery = formatLeadsQuery(query);
  return renderDeskPage(
    c,
    {
      ...{ title: formatLeadName(ctx, lead), entry: '/desk/leads/', query: listQuery },
      status: refused?.status ?? 200,
    },
    <div className="desk-page leads leads--open">
      <div className="desk-head">
        <p className="desk-head__title">{t('DESK_LEADS')}</p>
        <p className="desk-quiet">{formatLeadsTotal(ctx, leads)}</p>
      </div>
      <div className="leads__columns">
        <LeadsList {...{ ctx, query, staff, leads, subjects }} openId={lead.id} />
        <LeadView
          {...{ ctx, lead, facts, papers, others, trail, mails, staff, refused }}
          done={describeLeadDone(ctx, done, { lead, mails })}
          files={linkedFiles}
          reply={draftReply(ctx, lead)}
          action={href.page(`/desk/leads/${lead.id}/`) + listQuery}
          listHref={href.page('/desk/leads/') + listQuery}
        />
      </div>
    </div>,
  );
}

export function renderUnknownLead(c: Context<App>): Promise<Response> {
  const { t, href } = c.var.ctx;
  return renderDeskPage(
    c,
    { title: t('DESK_LEAD_UNKNOWN'), entry: '/desk/leads/', status: 404 },
    <div className="desk-page">
      <h1>{t('DESK_LEAD_UNKNOWN')}</h1>
      <p>
        <a href={href.page('/desk/leads/')}>{t('DESK_LEADS')}</a>
      </p>
    </div>,
  );
}
