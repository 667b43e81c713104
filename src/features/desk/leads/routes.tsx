import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../../env';
import { listStaff } from '../../../platform/accounts/staff-accounts-store';
import { loadSigningKeys } from '../../../platform/auth/signing-keys-store';
import { formatContentDisposition } from '../../../platform/content-disposition';
import { FIRST_PLACE } from '../../../platform/list-place';
import { TextParameter } from '../../../platform/request-parameters';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm } from '../../forms/kit/submit/read-form';
import { FormAlert } from '../../forms/kit/view/action-form';
import { getStaff } from '../desk-gate';
import { recordAction, recordViewing } from '../log/staff-actions-store';
import { renderDeskPage } from '../render-desk-page';
import { sendCsv } from '../send-csv';
import { isAttachmentLinkValid } from './attachment-link';
import { openAttachment } from './attachments-store';
import { handleLeadAction } from './lead-actions';
import { loadLeadSubjects } from './lead-subjects';
import { formatLeadsCsv } from './leads-csv';
import { leadsFilters } from './leads-filters';
import { formatLeadsTotal, LeadsList } from './leads-list';
import { formatLeadsQuery, LeadsQuery } from './leads-query';
import { countLeads, loadLeads } from './leads-store';
import { keepWords, readLeadsQuery } from './read-leads-query';
import { renderLead } from './render-lead';

/** Routes of the leads: what visitors sent, and what staff do with it. */
export const leadRoutes = new Hono<App>();

leadRoutes.get('/desk/leads/', vValidator('query', LeadsQuery), async (c) =>
  renderLeads(c, await readLeadsQuery(c)),
);

/** Leads to the address of the filters, in which an id stands for what is looked for. */
leadRoutes.post('/desk/leads/', async (c) => {
  const read = await readForm(c, leadsFilters);
  if (!read.ok) return renderLeads(c, v.parse(LeadsQuery, {}), read);
  const query = await keepWords(c, { ...read.answers, ...FIRST_PLACE, search: '' });
  return c.redirect(c.var.ctx.href.page('/desk/leads/') + formatLeadsQuery(query), 303);
});

async function renderLeads(c: Context<App>, query: LeadsQuery, refused?: RefusedForm) {
  const { ctx } = c.var;
  const { t, href } = ctx;
  const [leads, staff] = await Promise.all([
    loadLeads(c.env.DB, query, Date.now()),
    listStaff(c.env.DB),
  ]);
  const subjects = await loadLeadSubjects(ctx, leads.rows);
  const listQuery = formatLeadsQuery(query);
  const file = href.page('/desk/leads/export/') + formatLeadsQuery(query, FIRST_PLACE);
  return renderDeskPage(
    c,
    {
      ...{ title: t('DESK_LEADS'), entry: '/desk/leads/', query: listQuery },
      status: refused?.status ?? 200,
    },
    <div className="desk-page leads">
      <div className="desk-head">
        <h1>{t('DESK_LEADS')}</h1>
        <p className="desk-quiet">{formatLeadsTotal(ctx, leads)}</p>
        <div className="desk-head__actions">
          <a className="button button--forest" href={href.page('/desk/leads/new/')}>
            {t('DESK_LEAD_NEW')}
          </a>
          <a className="button button--outlined" href={file}>
            {t('DESK_CSV')}
          </a>
        </div>
      </div>
      <FormAlert {...{ ctx }} refused={refused && { ...refused, form: undefined }} />
      <LeadsList {...{ ctx, query, staff, leads, subjects }} />
    </div>,
  );
}

leadRoutes.get('/desk/leads/export/', vValidator('query', LeadsQuery), async (c) => {
  const query = { ...(await readLeadsQuery(c)), ...FIRST_PLACE };
  const total = await countLeads(c.env.DB, query, Date.now());
  await recordAction(c.env.DB, getStaff(c), 'leads exported', total);
  return sendCsv(c, 'leads', formatLeadsCsv(c.var.ctx, c.env, query));
});

const LeadQuery = v.object({ ...LeadsQuery.entries, done: TextParameter });

leadRoutes.get('/desk/leads/:lead/', vValidator('query', LeadQuery), async (c) =>
  renderLead(c, await readLeadsQuery(c), { done: c.req.valid('query').done }),
);

leadRoutes.post('/desk/leads/:lead/', vValidator('query', LeadsQuery), async (c) =>
  handleLeadAction(c, await readLeadsQuery(c)),
);

const FileQuery = v.object({ file: TextParameter, until: TextParameter, key: TextParameter });

/** Opens a file of a lead by a link that ends in minutes; never on our origin as a page. */
leadRoutes.get('/desk/files/', vValidator('query', FileQuery), async (c) => {
  const query = c.req.valid('query');
  const { DB, FILES } = c.env;
  const isValid = await isAttachmentLinkValid(query, await loadSigningKeys(c.env), Date.now());
  const attachment = isValid ? await openAttachment(DB, FILES, query.file) : undefined;
  if (!attachment) return renderExpiredLink(c);
  await recordViewing(DB, getStaff(c), 'file opened', attachment.lead);
  c.header('Content-Type', 'application/octet-stream');
  c.header('Content-Disposition', formatContentDisposition('attachment', attachment.name));
  c.header('Content-Length', String(attachment.size));
  return c.body(attachment.body);
});

function renderExpiredLink(c: Context<App>) {
  const { t, href } = c.var.ctx;
  return renderDeskPage(
    c,
    { title: t('DOCUMENTS_LINK_EXPIRED'), entry: '/desk/leads/', status: 410 },
    <div className="desk-page">
      <h1>{t('DOCUMENTS_LINK_EXPIRED')}</h1>
      <p>{t('DESK_FILE_EXPIRED')}</p>
      <p>
        <a href={href.page('/desk/leads/')}>{t('DESK_LEADS')}</a>
      </p>
    </div>,
  );
}
