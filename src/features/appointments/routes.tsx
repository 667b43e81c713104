import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { TextKey } from '../../domain/language/texts';
import type { App } from '../../env';
import { loadSigningKeys } from '../../platform/auth/signing-keys-store';
import { hideAddresses } from '../../platform/hide-address';
import { deliverDueMails } from '../../platform/mail/outbox-store';
import type { QueryContext } from '../../platform/request-parameters';
import { OptionalTextParameter, TextParameter } from '../../platform/request-parameters';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { MailLinkPage } from '../../views/layout/mail-link-page';
import { readFormBody } from '../forms/kit/submit/form-body';
import type { AppointmentAction } from './appointment-actions-store';
import {
  applyAppointmentAction,
  isAppointmentAction,
  loadOtherSlots,
} from './appointment-actions-store';
import type { AppointmentDetails } from './appointment-details';
import { loadAppointmentDetails } from './appointment-details';
import { hasAppointmentLinkEnded, isAppointmentKeyValid } from './appointment-link';
import { getCancelledText } from './appointment-section';
import { loadAppointment, loadSlot } from './appointments-store';
import { getCalendarFilename, toCalendarEvent } from './calendar-event';
import { buildCalendarFile } from './icalendar';
import type { AppointmentNotice } from './page';
import { AppointmentPage } from './page';
import { offerFreedSlots } from './slot-offers-store';

/** Shows, moves and cancels a visitor's appointment by the signed link in their mails, and serves its calendar file. */
export const appointmentRoutes = new Hono<App>();

const AppointmentQuery = v.object({
  id: TextParameter,
  key: TextParameter,
  as: OptionalTextParameter,
  done: TextParameter,
});
type AppointmentContext = QueryContext<typeof AppointmentQuery>;

appointmentRoutes.use('/appointment/', hideAddresses);

appointmentRoutes.get('/appointment/', vValidator('query', AppointmentQuery), async (c) => {
  const details = await loadRequestedAppointment(c);
  if (!details) return renderInvalidLinkPage(c);
  const { as, done } = c.req.valid('query');
  if (as === 'ics') return respondWithCalendar(c, details);
  const text = isAppointmentAction(done) ? getDoneText(done, details) : undefined;
  return renderAppointmentPage(c, details, text && { kind: 'done', text });
});

appointmentRoutes.post('/appointment/', vValidator('query', AppointmentQuery), async (c) => {
  const details = await loadRequestedAppointment(c);
  if (!details) return renderInvalidLinkPage(c);
  const body = await readFormBody(c.req.raw);
  const fields = body.ok ? body.data : new FormData();
  const action = String(fields.get('action') ?? '');
  const problem = isAppointmentAction(action)
    ? await applyAppointmentAction(c.env, details, {
        action,
        slotId: String(fields.get('slot') ?? ''),
        sequence: String(fields.get('sequence') ?? ''),
      })
    : 'APPOINTMENT_CHANGED_MEANWHILE';
  if (problem) {
    c.status(422);
    const current = (await loadRequestedAppointment(c)) ?? details;
    return renderAppointmentPage(c, current, { kind: 'problem', text: problem });
  }
  await offerFreedSlots(c.env, c.env.snapshot).catch((error) =>
    console.error('a freed slot was not offered; the cron job will offer it', error),
  );
  c.executionCtx.waitUntil(deliverDueMails(c.env));
  c.header('Cache-Control', 'no-store');
  return c.redirect(`${details.manageUrl}&done=${action}`, 303);
});

/** Returns the text that confirms an action; undefined if a later one has undone it. */
function getDoneText(action: AppointmentAction, details: AppointmentDetails): TextKey | undefined {
  const { state } = details.appointment;
  if (action === 'cancel') return state === 'cancelled' ? getCancelledText(details) : undefined;
  return state === 'confirmed' ? DONE_TEXTS[action] : undefined;
}

const DONE_TEXTS = { move: 'APPOINTMENT_MOVED', accept: 'APPOINTMENT_CONFIRMED_NOW' } as const;

/** Loads the appointment of the link; undefined if the signature is not ours, or it was deleted or is long past. */
async function loadRequestedAppointment(
  c: AppointmentContext,
): Promise<AppointmentDetails | undefined> {
  const { id, key } = c.req.valid('query');
  const { DB } = c.env;
  if (!(await isAppointmentKeyValid(id, key, await loadSigningKeys(c.env)))) return undefined;
  const appointment = await loadAppointment(DB, id);
  if (!appointment) return undefined;
  const slot = appointment.slot === null ? undefined : await loadSlot(DB, appointment.slot);
  if (hasAppointmentLinkEnded(appointment, slot, Date.now())) return undefined;
  return loadAppointmentDetails(c.env, c.var.ctx, appointment, slot ?? null);
}

async function renderAppointmentPage(
  c: Context<App>,
  details: AppointmentDetails,
  notice: AppointmentNotice | undefined,
) {
  const { ctx } = details;
  const now = Date.now();
  const slots = await loadOtherSlots(c.env.DB, details.appointment, now);
  const otherSlots = slots.filter(({ free }) => free > 0);
  c.header('Cache-Control', 'no-store');
  return c.render(<AppointmentPage {...{ details, now, otherSlots, notice }} />, {
    ctx,
    stylesheet: 'form',
    head: {
      title: ctx.t('APPOINTMENT_YOURS'),
      robots: 'noindex',
      paths: buildAlternatePaths(ctx, '/appointment/', new URL(details.manageUrl).search),
    },
  });
}

/** Renders the page of a link that is incomplete or not signed by us. */
function renderInvalidLinkPage(c: Context<App>) {
  const { ctx } = c.var;
  const { t } = ctx;
  c.status(404);
  c.header('Cache-Control', 'no-store');
  const title = t('APPOINTMENT_YOURS');
  return c.render(<MailLinkPage {...{ ctx, title }} text={t('APPOINTMENT_LINK_INVALID')} />, {
    ctx,
    stylesheet: 'plain',
    head: { title, robots: 'noindex' },
  });
}

function respondWithCalendar(c: Context<App>, details: AppointmentDetails) {
  const event = toCalendarEvent(details);
  if (!event) return c.notFound();
  return c.body(buildCalendarFile(event), 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${getCalendarFilename(details.ctx)}"`,
    'Cache-Control': 'no-store',
  });
}
