import type { Context } from 'hono';
import { Hono } from 'hono';
import type { TextKey } from '../../domain/language/texts';
import type { App } from '../../env';
import { siteSecret } from '../../platform/auth/secret-store';
import { deliverDue } from '../../platform/mail/outbox-store';
import { alternates } from '../../views/layout/alternates';
import { LinkPage } from '../../views/layout/link-page';
import { readBody } from '../forms/kit/submit/body';
import { isFromOwnSite } from '../forms/kit/submit/own-site';
import { appointmentNamed, slotNamed } from './appointments-store';
import { calendarFile } from './calendar';
import type { ChangeName } from './change-store';
import { change, isChange, otherHours } from './change-store';
import { CALENDAR_NAME, eventOf } from './event';
import { isOurLink } from './link';
import { offerFreed } from './offers-store';
import { AppointmentPage, cancelledText } from './page';
import type { Told } from './told';
import { tell } from './told';

/** A visitor's own appointment, by the signed link in their mails: to move it, cancel it, put it in a calendar. */
export const appointment = new Hono<App>();

appointment.get('/appointment/', async (c) => {
  const told = await toldOf(c);
  if (!told) return unknown(c);
  if (c.req.query('as') === 'ics') return calendar(c, told);
  const done = c.req.query('done') ?? '';
  return show(c, told, isChange(done) ? doneText(done, told) : undefined);
});

appointment.post('/appointment/', async (c) => {
  const told = await toldOf(c);
  if (!told || !isFromOwnSite(c.req.raw.headers, c.env.PUBLIC_ORIGIN)) return unknown(c);
  const body = await readBody(c.req.raw, 0);
  const given = body.ok ? body.data : new FormData();
  const name = String(given.get('action') ?? '');
  const problem = isChange(name)
    ? await change(c.env.DB, told, name, String(given.get('slot') ?? ''), given.get('sequence'))
    : 'APPOINTMENT_CHANGED_MEANWHILE';
  if (problem) {
    c.status(422);
    return show(c, (await toldOf(c)) ?? told, problem, true);
  }
  await offerFreed(c.env.DB, c.env.snapshot, c.env.PUBLIC_ORIGIN).catch((error) =>
    console.error('a freed place was not offered; cron does it', error),
  );
  c.executionCtx.waitUntil(deliverDue(c.env));
  c.header('Cache-Control', 'no-store');
  return c.redirect(`${told.link}&done=${name}`, 303);
});

/** What a change is answered with, while it stands. */
function doneText(done: ChangeName, told: Told): TextKey | undefined {
  const { state } = told.appointment;
  if (done === 'cancel') return state === 'cancelled' ? cancelledText(told) : undefined;
  return state === 'confirmed' ? DONE[done] : undefined;
}

const DONE = { move: 'APPOINTMENT_MOVED', accept: 'APPOINTMENT_CONFIRMED_NOW' } as const;

/** The appointment that the link names, if we signed it. */
async function toldOf(c: Context<App>): Promise<Told | undefined> {
  const { id = '', key = '' } = c.req.query();
  const { DB } = c.env;
  if (!(await isOurLink(id, key, await siteSecret(DB)))) return undefined;
  const known = await appointmentNamed(DB, id);
  if (!known) return undefined;
  const slot = known.slot === null ? null : await slotNamed(DB, known.slot);
  return tell(DB, c.var.ctx, known, slot);
}

async function show(c: Context<App>, told: Told, message?: TextKey, isProblem = false) {
  const { ctx } = told;
  const now = Date.now();
  const hours = await otherHours(c.env.DB, told.appointment, now);
  const others = hours.filter(({ free }) => free > 0);
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  return c.render(<AppointmentPage {...{ told, now, others, message, isProblem }} />, {
    ctx,
    sheet: 'form',
    head: {
      title: ctx.t('APPOINTMENT_YOURS'),
      robots: 'noindex',
      paths: alternates(ctx, '/appointment/', new URL(told.link).search),
    },
  });
}

/** A link that was cut in two, or one that is not ours. */
function unknown(c: Context<App>) {
  const { ctx } = c.var;
  const { t } = ctx;
  c.status(404);
  c.header('Cache-Control', 'no-store');
  const title = t('APPOINTMENT_YOURS');
  return c.render(<LinkPage {...{ ctx, title }} text={t('APPOINTMENT_LINK_INVALID')} />, {
    ctx,
    sheet: 'plain',
    head: { title, robots: 'noindex' },
  });
}

function calendar(c: Context<App>, told: Told) {
  const event = eventOf(told);
  if (!event) return c.notFound();
  return c.body(calendarFile(event), 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${CALENDAR_NAME}"`,
    'Cache-Control': 'no-store',
  });
}
