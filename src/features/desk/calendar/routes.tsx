import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../../env';
import { TextParameter } from '../../../platform/request-parameters';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm } from '../../forms/kit/submit/read-form';
import { AskPage } from '../ask-page';
import { getStaff } from '../desk-gate';
import { renderDeskPage } from '../render-desk-page';
import { VisitsHead } from '../visits/visits-head';
import { calendarForm } from './calendar-form';
import { CalendarPage } from './calendar-page';
import { loadCalendar, replaceCalendar, revokeCalendar } from './calendars-store';

/** The page on which somebody of staff gives their calendar a private address, and ends it. */
export const deskCalendarRoutes = new Hono<App>();

const PATH = '/desk/calendar/';

deskCalendarRoutes.get(PATH, vValidator('query', v.object({ done: TextParameter })), (c) =>
  renderCalendar(c, { isRevoked: c.req.valid('query').done === 'revoked' }),
);

deskCalendarRoutes.post(PATH, async (c) => {
  const read = await readForm(c, calendarForm);
  if (!read.ok) return renderCalendar(c, { refused: read });
  const { DB, PUBLIC_ORIGIN } = c.env;
  const { href } = c.var.ctx;
  const staff = getStaff(c);
  // Pressed twice, or in two windows: what is there already is not ended without a question.
  const isMade = (await loadCalendar(DB, staff.id)) !== undefined;
  if (isMade && !read.answers.sure) return askBeforeEnding(c, read.action);
  if (read.action === 'revoke') {
    await revokeCalendar(DB, staff);
    return c.redirect(href.page(PATH, { done: 'revoked' }), 303);
  }
  const token = await replaceCalendar(DB, staff, Date.now());
  return renderCalendar(c, { address: `${PUBLIC_ORIGIN}${href.page(PATH)}${token}.ics` });
});

function askBeforeEnding(c: Context<App>, pressed: string) {
  const { ctx } = c.var;
  const { t, href } = ctx;
  const action = pressed === 'revoke' ? 'revoke' : 'replace';
  return renderDeskPage(
    c,
    { title: t('DESK_CALENDAR'), entry: '/desk/visits/' },
    <AskPage
      {...{ ctx, action: href.page(PATH), form: calendarForm, back: href.page(PATH) }}
      hidden={{ sure: 'yes' }}
      buttons={calendarForm.buttons.filter(({ value }) => value === action)}
      head={<VisitsHead ctx={ctx} current={PATH} />}
      question={t(action === 'revoke' ? 'DESK_CALENDAR_ASK_REVOKE' : 'DESK_CALENDAR_ASK_REPLACE')}
      about={<p className="desk-quiet">{t('DESK_CALENDAR_ASK_TEXT')}</p>}
    />,
  );
}

async function renderCalendar(
  c: Context<App>,
  { address, isRevoked, refused }: { address?: string; isRevoked?: boolean; refused?: RefusedForm },
) {
  const { ctx } = c.var;
  const { email, id } = getStaff(c);
  return renderDeskPage(
    c,
    {
      ...{ title: ctx.t('DESK_CALENDAR'), entry: '/desk/visits/', query: '' },
      status: refused?.status ?? 200,
    },
    <CalendarPage
      {...{ ctx, address, refused }}
      calendar={await loadCalendar(c.env.DB, id)}
      isOfTeam={ctx.snapshot.site.team.some((member) => member.email.toLowerCase() === email)}
      note={isRevoked ? ctx.t('DESK_CALENDAR_REVOKED') : undefined}
    />,
  );
}
