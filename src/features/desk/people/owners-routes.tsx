import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findRowById } from '../../../domain/catalogue/listing/listing-index';
import type { TextKey } from '../../../domain/language/texts';
import type { App } from '../../../env';
import {
  disableOwner,
  findListedPerson,
  listPeople,
  requestInvitation,
  upsertPerson,
} from '../../../platform/accounts/people-admin-store';
import { normalizeLogin } from '../../../platform/accounts/person';
import { getStaff } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';
import type { DeskAnswers } from '../read-desk-form';
import { readDeskForm } from '../read-desk-form';
import { renderDeskPage } from '../render-desk-page';
import { runBatch } from '../run-change-store';
import { listNewsletter } from './newsletter-list-store';
import { OwnerForm } from './owner-form';
import { OwnersPage } from './owners-page';
import { SubscribersPage } from './subscribers-page';

/** Owners, subscribers and addresses of the newsletter. */
export const deskOwnersRoutes = new Hono<App>();

const OWNERS = '/desk/people/owners/';
const AREA = '/desk/people/';

deskOwnersRoutes.get(OWNERS, (c) => renderOwners(c));

deskOwnersRoutes.post(OWNERS, async (c) => {
  const answers = await readDeskForm(c);
  const errors = await (answers.action === 'invite' ? addOwner : changeOwner)(c, answers);
  if (errors) return renderOwners(c, answers, errors);
  return c.redirect(c.var.ctx.href.page(OWNERS), 303);
});

type Errors = Readonly<Record<string, TextKey>>;

/** Closes the portal to an owner, or invites one again; returns what is wrong by field. */
async function changeOwner(c: Context<App>, answers: DeskAnswers): Promise<Errors | undefined> {
  const { DB } = c.env;
  const owner = await findListedPerson(DB, 'owner', normalizeLogin(answers.email ?? ''));
  if (!owner) return { email: 'ALERT_EMAIL_INVALID' };
  const now = Date.now();
  const isClosed = answers.action === 'disable';
  await runBatch(DB, [
    ...(isClosed ? disableOwner(DB, owner.id, now) : [requestInvitation(DB, owner.id, now)]),
    recordStaffAction(DB, getStaff(c), isClosed ? 'owner disabled' : 'owner invited', owner.id),
  ]);
  return undefined;
}

/** Adds and invites an owner, or gives one other properties; returns what is wrong by field. */
async function addOwner(c: Context<App>, answers: DeskAnswers): Promise<Errors | undefined> {
  const { DB, snapshot } = c.env;
  const result = v.safeParse(OwnerForm, answers);
  if (!result.success)
    return Object.fromEntries(
      result.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message as TextKey]),
    );
  const { index } = snapshot.catalogue;
  if (result.output.properties.some((property) => findRowById(index, property) < 0))
    return { properties: 'DESK_OWNER_PROPERTIES_INVALID' };
  const { email } = result.output;
  const existing =
    (await findListedPerson(DB, 'owner', email)) ??
    (await findListedPerson(DB, 'subscriber', email));
  const person = { ...result.output, username: existing?.username ?? undefined };
  const { id = crypto.randomUUID() } = existing ?? {};
  const now = Date.now();
  await runBatch(DB, [
    ...upsertPerson(DB, person, { role: 'owner', now, id }),
    requestInvitation(DB, id, now),
    recordStaffAction(DB, getStaff(c), 'owner invited', id),
  ]);
  return undefined;
}

async function renderOwners(c: Context<App>, answers?: DeskAnswers, errors?: Errors) {
  const { ctx } = c.var;
  const { rows: owners } = await listPeople(c.env.DB, 'owner');
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_PEOPLE_OWNERS'), area: AREA, status: errors ? 422 : 200 },
    <OwnersPage {...{ ctx, owners, answers, errors }} />,
  );
}

deskOwnersRoutes.get('/desk/people/subscribers/', async (c) => {
  const { ctx } = c.var;
  const [{ rows: subscribers }, newsletter] = await Promise.all([
    listPeople(c.env.DB, 'subscriber'),
    listNewsletter(c.env.DB),
  ]);
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_PEOPLE_SUBSCRIBERS'), area: AREA },
    <SubscribersPage {...{ ctx, subscribers, newsletter }} />,
  );
});
