import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { formatPhone } from '../../domain/format/phone';
import type { TextKey } from '../../domain/language/texts';
import type { App } from '../../env';
import { loadSigningKeys } from '../../platform/auth/signing-keys-store';
import { loadMailsOfLead } from '../../platform/mail/outbox-list-store';
import { deliverDueMails } from '../../platform/mail/outbox-store';
import type { QueryContext } from '../../platform/request-parameters';
import { OptionalTextParameter, TextParameter } from '../../platform/request-parameters';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { renderMailLinkPage } from '../../views/layout/render-mail-link-page';
import { describeCopy } from '../forms/kit/mail/describe-copy';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../forms/kit/submit/read-form';
import { getCalendarFilename, toCalendarEvent } from './calendar-event';
import { buildCalendarFile } from './icalendar';
import type { VisitNotice } from './page';
import { VisitPage } from './page';
import { offerFreedSlots } from './slot-offers-store';
import type { VisitAction } from './visit-actions-store';
import { applyVisitAction, isVisitAction, loadOtherSlots } from './visit-actions-store';
import type { VisitDetails } from './visit-details';
import { loadVisitDetails } from './visit-details';
import { moveVisitForm, visitActionForm } from './visit-forms';
import { findVisitLinkPurpose, hasVisitLinkEnded } from './visit-link';
import { getCancelledText } from './visit-section';
import { loadSlot, loadVisit } from './visits-store';

/** Shows, moves and cancels a visitor's visit by the signed link in their mails, and serves its calendar file. */
export const visitRoutes = new Hono<App>();

const VisitQuery = v.object({
  id: TextParameter,
  key: TextParameter,
  booking: TextParameter,
  as: OptionalTextParameter,
  done: TextParameter,
});
type VisitContext = QueryContext<typeof VisitQuery>;

visitRoutes.get('/appointment/', vValidator('query', VisitQuery), async (c) => {
  const details = await loadRequestedVisit(c);
  const { id, as, done } = c.req.valid('query');
  if (!id) return renderWithoutLink(c);
  if (!details) return renderInvalidLinkPage(c);
  if (as === 'ics') return respondWithCalendar(c, details);
  const text = isVisitAction(done) ? getDoneText(done, details) : undefined;
  const notice = text && { kind: 'done' as const, text, mail: await loadWord(c, details) };
  return renderVisitPage(c, details, { notice });
});

visitRoutes.post('/appointment/', vValidator('query', VisitQuery), async (c) => {
  const details = await loadRequestedVisit(c);
  if (!details) return renderInvalidLinkPage(c);
  const read = await readForm(c, moveVisitForm, visitActionForm);
  if (!read.ok) {
    const current = (await loadRequestedVisit(c)) ?? details;
    return read.form
      ? renderVisitPage(c, current, { refused: read })
      : renderVisitPage(c, current, { notice: CHANGED_MEANWHILE, refused: read });
  }
  const { action } = read;
  const problem = await applyVisitAction(c.env, details, {
    action,
    slotId: 'slot' in read.answers ? read.answers.slot : '',
    sequence: read.answers.sequence,
  });
  if (problem) {
    const current = (await loadRequestedVisit(c)) ?? details;
    const notice = { kind: 'problem', text: problem } as const;
    return renderVisitPage(c, current, { notice, refused: refuseForm(read, {}) });
  }
  await offerFreedSlots(c.env, c.env.snapshot).catch((error) =>
    console.error('a freed slot was not offered; the cron job will offer it', error),
  );
  c.executionCtx.waitUntil(deliverDueMails(c.env));
  return c.redirect(`${details.manageUrl}&done=${action}`, 303);
});

const CHANGED_MEANWHILE = { kind: 'problem', text: 'VISIT_CHANGED_MEANWHILE' } as const;

/** Returns the text that confirms an action; undefined if a later one has undone it. */
function getDoneText(action: VisitAction, details: VisitDetails): TextKey | undefined {
  const { state } = details.visit;
  if (action === 'cancel') return state === 'cancelled' ? getCancelledText(details) : undefined;
  return state === 'confirmed' ? DONE_TEXTS[action] : undefined;
}

/** Says how the mail about the last change stands; nothing while D1 cannot say it. */
async function loadWord(c: VisitContext, { ctx, visit }: VisitDetails): Promise<string> {
  const mails = await loadMailsOfLead(c.env.DB, visit.id).catch(() => []);
  const last = mails.findLast(
    ({ queue, createdAt }) => queue !== 'agency' && createdAt >= visit.changedAt,
  );
  return describeCopy(ctx, last, Date.now());
}

const DONE_TEXTS = { move: 'VISIT_MOVED', accept: 'VISIT_CONFIRMED_NOW' } as const;

/** Loads the visit of the link; undefined if the signature is not ours, or it was deleted or is long past. */
async function loadRequestedVisit(c: VisitContext): Promise<VisitDetails | undefined> {
  const query = c.req.valid('query');
  const { DB } = c.env;
  const link = await findVisitLinkPurpose(query, await loadSigningKeys(c.env));
  if (!link) return undefined;
  const visit = await loadVisit(DB, query.id);
  if (!visit) return undefined;
  const slot = visit.slot === null ? undefined : await loadSlot(DB, visit.slot);
  if (hasVisitLinkEnded(visit, slot, Date.now())) return undefined;
  return loadVisitDetails(c.env, c.var.ctx, visit, slot ?? null, link);
}

async function renderVisitPage(
  c: Context<App>,
  details: VisitDetails,
  { notice, refused }: { notice?: VisitNotice | undefined; refused?: RefusedForm },
) {
  c.status(refused?.status ?? 200);
  const { ctx } = details;
  const now = Date.now();
  const slots = await loadOtherSlots(c.env.DB, details.visit, now);
  const otherSlots = slots.filter(({ free }) => free > 0);
  return c.render(<VisitPage {...{ details, now, otherSlots, notice, refused }} />, {
    ctx,
    stylesheet: 'form',
    head: {
      title: ctx.t('VISIT_YOURS'),
      robots: 'noindex',
      paths: buildAlternatePaths(ctx, '/appointment/', new URL(details.manageUrl).search),
    },
  });
}

/** Renders the page of a link that is incomplete or not signed by us. */
function renderInvalidLinkPage(c: Context<App>) {
  const { t } = c.var.ctx;
  c.status(404);
  return renderLinkPage(c, t('VISIT_YOURS'), t('VISIT_LINK_INVALID'));
}

/** Says to who comes without a link where theirs is. */
function renderWithoutLink(c: Context<App>) {
  const { t, snapshot } = c.var.ctx;
  const phone = formatPhone(snapshot.site.configuration.agency.phone);
  return renderLinkPage(c, t('VISIT_CHANGE_TITLE'), t('VISIT_CHANGE_NOTE', { phone }));
}

function renderLinkPage(c: Context<App>, title: string, text: string) {
  return renderMailLinkPage(c, { original: '/appointment/', title, text });
}

function respondWithCalendar(c: Context<App>, details: VisitDetails) {
  const event = toCalendarEvent(details);
  if (!event) return c.notFound();
  return c.body(buildCalendarFile(event), 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${getCalendarFilename(details.ctx)}"`,
  });
}
