import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../../env';
import type { ListPlace } from '../../../platform/list-place';
import { limitPlace, PLACE_ENTRIES } from '../../../platform/list-place';
import { MAIL_STATES } from '../../../platform/mail/mail';
import type { OutboxEntry } from '../../../platform/mail/outbox-list-store';
import { loadMail, retryMails } from '../../../platform/mail/outbox-list-store';
import { deliverDueMails } from '../../../platform/mail/outbox-store';
import { TextParameter } from '../../../platform/request-parameters';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { getStaff } from '../desk-gate';
import { DeskPager } from '../desk-pager';
import { DeskTabs } from '../desk-tabs';
import { formatDeskTime } from '../format-desk-time';
import { recordStaffAction, recordViewing } from '../log/staff-actions-store';
import { renderDeskPage } from '../render-desk-page';
import { describeMailFully } from './describe-mail';
import { MAIL_STATE_TEXTS, MailPage } from './mail-page';
import { loadListedMail, loadMails, MAILS_PER_PAGE } from './mails-store';
import { retryForm } from './retry-form';

/** The mails of the site: waiting, failed, sent, and each as its reader sees it. */
export const mailRoutes = new Hono<App>();

const MailsQuery = v.object({
  state: v.pipe(TextParameter, v.fallback(v.picklist(['', ...MAIL_STATES]), '')),
  ...PLACE_ENTRIES,
});

mailRoutes.get('/desk/mails/', vValidator('query', MailsQuery), async (c) => {
  const { ctx } = c.var;
  const { t, href, language } = ctx;
  const { state, ...place } = limitPlace(c.req.valid('query'), MAILS_PER_PAGE);
  const mails = await loadMails(c.env.DB, state || undefined, place);
  const toHref = (query: { state: string } & Partial<ListPlace>) =>
    href.page('/desk/mails/', query);
  return renderDeskPage(
    c,
    { title: t('DESK_MAILS'), entry: '/desk/mails/' },
    <div className="desk-page">
      <div className="desk-head">
        <h1>{t('DESK_MAILS')}</h1>
      </div>
      <DeskTabs
        label={t('DESK_STATE')}
        tabs={(['', ...MAIL_STATES] as const).map((other) => ({
          label: other ? t(MAIL_STATE_TEXTS[other]) : t('DESK_ALL'),
          href: toHref({ state: other }),
          isCurrent: other === state,
        }))}
      />
      {mails.faults.map((fault) => (
        <p key={fault} className="desk-fault">
          {fault}
        </p>
      ))}
      {mails.total === 0 && <p className="desk-empty">{t('DESK_MAILS_NONE')}</p>}
      <ul className="desk-rows">
        {mails.rows.map((mail) => (
          <li key={mail.id} className="mail-row">
            <a href={href.page(`/desk/mails/${mail.id}/`)}>{mail.subject}</a>
            <span>{mail.recipient}</span>
            <span className="desk-quiet">{formatDeskTime(mail.createdAt, language)}</span>
            <span className={mail.state === 'failed' ? 'mail-row__failed' : 'desk-quiet'}>
              {describeMailFully(ctx, mail)}
            </span>
          </li>
        ))}
      </ul>
      <DeskPager
        {...{ ctx, page: place.page, total: mails.total, perPage: MAILS_PER_PAGE }}
        ids={mails.rows.map(({ id }) => id)}
        getHref={(target) => toHref({ state, ...target })}
      />
    </div>,
  );
});

/** Shows a mail; the log says who read it, since it may hold what a visitor earns. */
mailRoutes.get('/desk/mails/:mail/', async (c) => {
  const id = c.req.param('mail');
  const entry = await loadListedMail(c.env.DB, id);
  if (!entry) return renderUnknownMail(c);
  await recordViewing(c.env.DB, getStaff(c), 'mail opened', id);
  return renderMail(c, entry);
});

/** Tries a mail again at once; what was sent already stays as it is. */
mailRoutes.post('/desk/mails/:mail/', async (c) => {
  const id = c.req.param('mail');
  const waiting = await loadListedMail(c.env.DB, id);
  if (!waiting) return renderUnknownMail(c);
  const read = await readForm(c, retryForm);
  if (!read.ok) return renderMail(c, waiting, read);
  const log = recordStaffAction(c.env.DB, getStaff(c), 'mail retried', id);
  const [retried] = await retryMails(c.env.DB, Date.now(), id, [log]);
  const entry = await loadListedMail(c.env.DB, id);
  if (!retried && entry)
    return renderMail(c, entry, refuseForm(read, { status: 409, alert: 'DESK_MAIL_NOT_RETRIED' }));
  c.executionCtx.waitUntil(deliverDueMails(c.env, { first: [id] }));
  return c.redirect(c.var.ctx.href.page(`/desk/mails/${id}/`), 303);
});

async function renderMail(c: Context<App>, entry: OutboxEntry, refused?: RefusedForm) {
  const mail = await loadMail(c.env.DB, entry.id);
  return renderDeskPage(
    c,
    { title: entry.subject, entry: '/desk/mails/', status: refused?.status ?? 200 },
    <MailPage {...{ ctx: c.var.ctx, entry, mail, refused }} />,
  );
}

/** Styles only: no script, no picture of another site, no form, and no way out of the frame. */
const MAIL_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox";

mailRoutes.get('/desk/mails/:mail/html/', async (c) => {
  const id = c.req.param('mail');
  const mail = await loadMail(c.env.DB, id);
  if (!mail) return renderUnknownMail(c);
  await recordViewing(c.env.DB, getStaff(c), 'mail opened', id);
  c.header('Content-Security-Policy', MAIL_CSP);
  c.header('Referrer-Policy', 'no-referrer');
  return c.html(mail.html);
});

function renderUnknownMail(c: Context<App>) {
  const { t, href } = c.var.ctx;
  return renderDeskPage(
    c,
    { title: t('DESK_MAIL_UNKNOWN'), entry: '/desk/mails/', status: 404 },
    <div className="desk-page">
      <h1>{t('DESK_MAIL_UNKNOWN')}</h1>
      <p>
        <a href={href.page('/desk/mails/')}>{t('DESK_MAILS')}</a>
      </p>
    </div>,
  );
}
