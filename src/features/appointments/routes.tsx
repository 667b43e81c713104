import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { TextKey } from '../../domain/language/texts';
import type { App } from '../../env';
import { loadSiteSecret } from '../../platform/auth/secret-store';
import { deliverDueMails } from '../../platform/mail/outbox-store';
import type { QueryContext } from '../../platform/request-parameters';
import { OptionalTextParameter, TextParameter } from '../../platform/request-parameters';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { MailLinkPage } from '../../views/layout/mail-link-page';
import { readFormBody } from '../forms/kit/submit/form-body';
import { isSameOriginRequest } from '../forms/kit/submit/same-origin';
import type { AppointmentAction } from './appointment-actions-store';
import {
  applyAppointmentAction,
  isAppointmentAction,
  loadOtherSlots,
} from './appointment-actions-store';
import type { AppointmentDetails } from './appointment-details';
import { loadAppointmentDetails } from './appointment-details';
import { isAppointmentKeyValid } from './appointment-link';
import { loadAppointment, loadSlot } from './appointments-store';
import { getCalendarFilename, toCalendarEvent } from './calendar-event';
import { buildCalendarFile } from './icalendar';
import { AppointmentPage, getCancelledText } from './page';
import { offerFreedSlots } from './slot-offers-store';

/** A visitor's own appointment, by the signed link in their mails: to move it, cancel it, put it in a calendar. */
export const appointmentRoutes = new Hono<App>();

const AppointmentQuery = v.object({
  id: TextParameter,
  key: TextParameter,
  as: OptionalTextParameter,
  done: TextParameter,
});
type AppointmentContext = QueryContext<typeof AppointmentQuery>;

appointmentRoutes.get('/appointment/', vValidator('query', AppointmentQuery), async (c) => {
  const told = await loadRequestedAppointment(c);
  if (!told) return renderInvalidLinkPage(c);
  const { as, done } = c.req.valid('query');
  if (as === 'ics') return respondWithCalendar(c, told);
  return renderAppointmentPage(
    c,
    told,
    isAppointmentAction(done) ? findDoneText(done, told) : undefined,
  );
});

appointmentRoutes.post('/appointment/', vValidator('query', AppointmentQuery), async (c) => {
  const told = await loadRequestedAppointment(c);
  if (!told || !isSameOriginRequest(c.req.raw.headers, c.env.PUBLIC_ORIGIN))
    return renderInvalidLinkPage(c);
  const body = await readFormBody(c.req.raw, 0);
  const given = body.ok ? body.data : new FormData();
  const name = String(given.get('action') ?? '');
  const problem = isAppointmentAction(name)
    ? await applyAppointmentAction(
        c.env.DB,
        told,
        name,
        String(given.get('slot') ?? ''),
        given.get('sequence'),
      )
    : 'APPOINTMENT_CHANGED_MEANWHILE';
  if (problem) {
    c.status(422);
    return renderAppointmentPage(c, (await loadRequestedAppointment(c)) ?? told, problem, true);
  }
  await offerFreedSlots(c.env.DB, c.env.snapshot, c.env.PUBLIC_ORIGIN).catch((error) =>
    console.error('a freed place was not offered; cron does it', error),
  );
  c.executionCtx.waitUntil(deliverDueMails(c.env));
  c.header('Cache-Control', 'no-store');
  return c.redirect(`${told.manageUrl}&done=${name}`, 303);
});

/** What a change is answered with, while it stands. */
function findDoneText(done: AppointmentAction, told: AppointmentDetails): TextKey | undefined {
  const { state } = told.appointment;
  if (done === 'cancel') return state === 'cancelled' ? getCancelledText(told) : undefined;
  return state === 'confirmed' ? DONE_TEXTS[done] : undefined;
}

const DONE_TEXTS = { move: 'APPOINTMENT_MOVED', accept: 'APPOINTMENT_CONFIRMED_NOW' } as const;

/** The appointment that the link names, if we signed it. */
async function loadRequestedAppointment(
  c: AppointmentContext,
): Promise<AppointmentDetails | undefined> {
  const { id, key } = c.req.valid('query');
  const { DB } = c.env;
  if (!(await isAppointmentKeyValid(id, key, await loadSiteSecret(DB)))) return undefined;
  const known = await loadAppointment(DB, id);
  if (!known) return undefined;
  const slot = known.slot === null ? undefined : await loadSlot(DB, known.slot);
  return loadAppointmentDetails(DB, c.var.ctx, known, slot ?? null);
}

async function renderAppointmentPage(
  c: Context<App>,
  told: AppointmentDetails,
  message?: TextKey,
  isProblem = false,
) {
  const { ctx } = told;
  const now = Date.now();
  const hours = await loadOtherSlots(c.env.DB, told.appointment, now);
  const others = hours.filter(({ free }) => free > 0);
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  return c.render(
    <AppointmentPage
      {...{ details: told, now, otherSlots: others, message, isError: isProblem }}
    />,
    {
      ctx,
      stylesheet: 'form',
      head: {
        title: ctx.t('APPOINTMENT_YOURS'),
        robots: 'noindex',
        paths: buildAlternatePaths(ctx, '/appointment/', new URL(told.manageUrl).search),
      },
    },
  );
}

/** A link that was cut in two, or one that is not ours. */
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

function respondWithCalendar(c: Context<App>, told: AppointmentDetails) {
  const event = toCalendarEvent(told);
  if (!event) return c.notFound();
  return c.body(buildCalendarFile(event), 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${getCalendarFilename(told.ctx)}"`,
    'Cache-Control': 'no-store',
  });
}
