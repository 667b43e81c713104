import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findRowById } from '../../../domain/catalogue/listing/listing-index';
import { DOT } from '../../../domain/format/dot';
import type { App } from '../../../env';
import {
  disableOwner,
  findListedAccount,
  loadAccounts,
  requestInvitation,
  upsertAccount,
} from '../../../platform/accounts/accounts-admin-store';
import { limitPlace, PLACE_ENTRIES, readPlace } from '../../../platform/list-place';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { AskPage } from '../ask-page';
import { getStaff } from '../desk-gate';
import { loadTotal } from '../list-counts-store';
import { recordStaffAction } from '../log/staff-actions-store';
import { renderDeskPage } from '../render-desk-page';
import { runBatch } from '../run-change-store';
import { loadNewsletter } from './newsletter-list-store';
import { OwnersPage } from './owners-page';
import { inviteForm, ownerForm } from './people-forms';
import { PeopleHead } from './people-head';
import { PEOPLE_PER_PAGE } from './people-pager';
import { SubscribersPage } from './subscribers-page';

/** Owners, subscribers and addresses of the newsletter. */
export const deskOwnersRoutes = new Hono<App>();

const OWNERS = '/desk/people/owners/';
const SUBSCRIBERS = '/desk/people/subscribers/';
const ENTRY = '/desk/people/';

deskOwnersRoutes.get(OWNERS, (c) => renderOwners(c));

deskOwnersRoutes.post(OWNERS, async (c) => {
  const read = await readForm(c, inviteForm, ownerForm);
  if (!read.ok) return renderOwners(c, read);
  const question =
    read.action === 'disable' && !read.answers.sure && (await askBeforeClosing(c, read.answers));
  if (question) return question;
  const refusal =
    read.action === 'invite'
      ? await addOwner(c, read.answers)
      : await changeOwner(c, read.answers.email, read.action === 'disable');
  if (refusal) return renderOwners(c, refuseForm(read, refusal));
  return c.redirect(c.var.ctx.href.page(OWNERS), 303);
});

type Refusal = Parameters<typeof refuseForm>[1];

/** Asks before the portal is closed to an owner; undefined if there is none of this address. */
async function askBeforeClosing(
  c: Context<App>,
  { email }: { email: string },
): Promise<Response | undefined> {
  const { ctx } = c.var;
  const owner = await findListedAccount(c.env.DB, 'owner', email);
  if (!owner) return undefined;
  const action = ctx.href.page(OWNERS);
  const { name, properties } = owner;
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_PEOPLE_OWNERS'), entry: ENTRY },
    <AskPage
      {...{ ctx, action, form: ownerForm, hidden: { email, sure: 'yes' }, back: action }}
      buttons={ownerForm.buttons.filter(({ value }) => value === 'disable')}
      head={<PeopleHead ctx={ctx} current={OWNERS} />}
      question={ctx.t('DESK_OWNER_ASK_DISABLE', { name })}
      about={
        <>
          <p>{[email, ...properties].join(DOT)}</p>
          <p className="desk-quiet">{ctx.t('DESK_OWNER_ASK_TEXT')}</p>
        </>
      }
    />,
  );
}

/** Closes the portal to an owner, or invites one again; returns what is wrong. */
async function changeOwner(
  c: Context<App>,
  email: string,
  isClosed: boolean,
): Promise<Refusal | undefined> {
  const { DB } = c.env;
  const owner = await findListedAccount(DB, 'owner', email);
  if (!owner) return { alert: 'ALERT_EMAIL_INVALID' };
  const now = Date.now();
  await runBatch(DB, [
    ...(isClosed ? disableOwner(DB, owner.id, now) : [requestInvitation(DB, owner.id, now)]),
    recordStaffAction(DB, getStaff(c), isClosed ? 'owner disabled' : 'owner invited', owner.id),
  ]);
  return undefined;
}

/** Adds and invites an owner, or gives one other properties; returns what is wrong. */
async function addOwner(
  c: Context<App>,
  answers: v.InferOutput<typeof inviteForm.schema>,
): Promise<Refusal | undefined> {
  const { DB, snapshot } = c.env;
  const { index } = snapshot.catalogue;
  const properties = answers.properties.map(Number);
  if (properties.some((property) => findRowById(index, property) < 0))
    return { errors: { properties: { key: 'DESK_OWNER_PROPERTIES_INVALID' } } };
  const { email } = answers;
  const existing =
    (await findListedAccount(DB, 'owner', email)) ??
    (await findListedAccount(DB, 'subscriber', email));
  const account = { ...answers, properties, username: existing?.username ?? undefined };
  const { id = crypto.randomUUID() } = existing ?? {};
  const now = Date.now();
  await runBatch(DB, [
    ...upsertAccount(DB, account, { role: 'owner', now, id }),
    requestInvitation(DB, id, now),
    recordStaffAction(DB, getStaff(c), 'owner invited', id),
  ]);
  return undefined;
}

async function renderOwners(c: Context<App>, refused?: RefusedForm) {
  const { ctx } = c.var;
  const { DB } = c.env;
  const place = readPlace(c.req.url, PEOPLE_PER_PAGE);
  const [{ rows }, total] = await Promise.all([
    loadAccounts(DB, 'owner', place, PEOPLE_PER_PAGE),
    loadTotal(DB, 'owners'),
  ]);
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_PEOPLE_OWNERS'), entry: ENTRY, status: refused?.status ?? 200 },
    <OwnersPage {...{ ctx, refused }} owners={{ rows, total, place }} />,
  );
}

/** The two lists of the page each have a place: that of the newsletter has parameters of its own. */
const SubscribersQuery = v.object({
  ...PLACE_ENTRIES,
  'reader-page': PLACE_ENTRIES.page,
  'reader-after': PLACE_ENTRIES.after,
  'reader-before': PLACE_ENTRIES.before,
});

deskOwnersRoutes.get(SUBSCRIBERS, vValidator('query', SubscribersQuery), async (c) => {
  const { ctx } = c.var;
  const { DB } = c.env;
  const {
    'reader-page': page,
    'reader-after': after,
    'reader-before': before,
    ...own
  } = c.req.valid('query');
  const [place, readerPlace] = [
    limitPlace(own, PEOPLE_PER_PAGE),
    limitPlace({ page, after, before }, PEOPLE_PER_PAGE),
  ];
  const [{ rows }, total, readers] = await Promise.all([
    loadAccounts(DB, 'subscriber', place, PEOPLE_PER_PAGE),
    loadTotal(DB, 'subscribers'),
    loadNewsletter(DB, readerPlace, PEOPLE_PER_PAGE),
  ]);
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_PEOPLE_SUBSCRIBERS'), entry: ENTRY },
    <SubscribersPage
      ctx={ctx}
      subscribers={{ rows, total, place }}
      newsletter={{ ...readers, place: readerPlace }}
    />,
  );
});
