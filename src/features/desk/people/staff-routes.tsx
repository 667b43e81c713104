import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../../env';
import type { ListedStaff } from '../../../platform/accounts/staff-accounts-store';
import {
  changeStaffRole,
  disableStaff,
  hasOtherManager,
  listStaff,
  requestStaffInvitation,
  upsertStaff,
} from '../../../platform/accounts/staff-accounts-store';
import { TextParameter } from '../../../platform/request-parameters';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { AskPage } from '../ask-page';
import { getStaff } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';
import { renderDeskPage } from '../render-desk-page';
import { runBatch, runChange } from '../run-change-store';
import { PeopleHead } from './people-head';
import { inviteStaffForm, roleForm, staffForm } from './staff-forms';
import { StaffPage } from './staff-page';

/** Colleagues: who may sign in at the desk, and what each may do. The gate lets only managers in. */
export const deskStaffRoutes = new Hono<App>();

const STAFF = '/desk/people/staff/';
const ENTRY = '/desk/people/';

/** What was done, in the address to which a change leads; `who` is an id. */
const DoneQuery = v.object({ done: TextParameter, who: TextParameter });

deskStaffRoutes.get(STAFF, vValidator('query', DoneQuery), (c) =>
  renderStaff(c, { done: c.req.valid('query') }),
);

deskStaffRoutes.post(STAFF, async (c) => {
  const { DB } = c.env;
  const read = await readForm(c, inviteStaffForm, roleForm, staffForm);
  if (!read.ok) return renderStaff(c, { refused: read });
  const refuse = (refusal: Parameters<typeof refuseForm>[1]) => {
    const refused = refuseForm(read, refusal);
    // An alert stands above the list, of whomever it speaks.
    return renderStaff(c, { refused: refusal.alert ? { ...refused, form: undefined } : refused });
  };
  const finish = (done: string, who: string) =>
    c.redirect(c.var.ctx.href.page(STAFF, { done, who }), 303);
  const now = Date.now();
  const staff = getStaff(c);
  const colleagues = await listStaff(DB);
  if (read.action === 'invite') {
    const { answers } = read;
    const known = colleagues.find(({ email }) => email === answers.email);
    if (known && known.disabledAt === null)
      return refuse({ errors: { email: { key: 'DESK_STAFF_KNOWN' } } });
    await runBatch(DB, [
      upsertStaff(DB, answers, { invited: true, now }),
      recordStaffAction(DB, staff, 'staff invited', ''),
    ]);
    return finish('invited', '');
  }
  const member = colleagues.find(({ id }) => id === read.answers.id);
  if (!member) return refuse({ alert: 'ALERT_CHOICE_INVALID' });
  if (read.action === 'again') {
    await runBatch(DB, [
      upsertStaff(DB, member, { invited: true, now }),
      requestStaffInvitation(DB, member.id, now),
      recordStaffAction(DB, staff, 'staff invited', member.id),
    ]);
    return finish('invited', member.id);
  }
  const losesManager = read.action !== 'role' || read.answers.role !== 'manager';
  if (losesManager && member.role === 'manager' && !(await hasOtherManager(DB, member.id)))
    return refuse({ alert: 'DESK_STAFF_LAST' });
  if (read.action === 'role') {
    const isChanged = await runChange(DB, changeStaffRole(DB, member.id, read.answers.role), [
      recordStaffAction(DB, staff, 'staff role changed', member.id),
    ]);
    return isChanged ? finish('role', member.id) : refuse({ alert: 'DESK_STAFF_LAST' });
  }
  if (member.id === staff.id) return refuse({ alert: 'DESK_STAFF_SELF' });
  if (!read.answers.sure) return askBeforeClosing(c, member);
  const [closing, ...others] = disableStaff(DB, member.id, now, { keepsLast: true });
  const isClosed = await runChange(DB, closing, [
    ...others,
    recordStaffAction(DB, staff, 'staff closed', member.id),
  ]);
  return isClosed ? finish('closed', member.id) : refuse({ alert: 'DESK_STAFF_LAST' });
});

function askBeforeClosing(c: Context<App>, { id, name, email }: ListedStaff) {
  const { ctx } = c.var;
  const action = ctx.href.page(STAFF);
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_PEOPLE_STAFF'), entry: ENTRY },
    <AskPage
      {...{ ctx, action, form: staffForm, hidden: { id, sure: 'yes' }, back: action }}
      buttons={staffForm.buttons.filter(({ value }) => value === 'close')}
      head={<PeopleHead ctx={ctx} current={STAFF} />}
      question={ctx.t('DESK_STAFF_ASK_CLOSE', { name })}
      about={
        <>
          <p>{email}</p>
          <p className="desk-quiet">{ctx.t('DESK_STAFF_ASK_TEXT')}</p>
        </>
      }
    />,
  );
}

async function renderStaff(
  c: Context<App>,
  { refused, done }: { refused?: RefusedForm; done?: v.InferOutput<typeof DoneQuery> },
) {
  const { ctx } = c.var;
  const staff = await listStaff(c.env.DB);
  const member = staff.find(({ id }) => id === done?.who);
  const notices: Record<string, string> = {
    invited: ctx.t('DESK_STAFF_INVITED'),
    ...(member && {
      role: ctx.t('DESK_STAFF_ROLE_SAVED', { name: member.name }),
      closed: ctx.t('DESK_STAFF_CLOSED_NOTE', { name: member.name }),
    }),
  };
  return renderDeskPage(
    c,
    {
      title: ctx.t('DESK_PEOPLE_STAFF'),
      entry: ENTRY,
      status: refused?.status ?? 200,
      query: '',
    },
    <StaffPage {...{ ctx, staff, refused }} notice={done && notices[done.done]} />,
  );
}
