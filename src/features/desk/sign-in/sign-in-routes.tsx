import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../../env';
import { normalizeLogin } from '../../../platform/accounts/account';
import type { AccountKeys } from '../../../platform/accounts/account-keys';
import { computeAccountKeys } from '../../../platform/accounts/account-keys';
import { STAFF_TABLES } from '../../../platform/accounts/account-tables';
import { requirePepper } from '../../../platform/accounts/pepper';
import {
  DESK_COOKIE,
  deleteSessionCookie,
  readSessionToken,
} from '../../../platform/accounts/session-cookie';
import { endSession } from '../../../platform/accounts/sessions-store';
import type { StaffToSignIn } from '../../../platform/accounts/staff-accounts-store';
import { findStaffById, findStaffToSignIn } from '../../../platform/accounts/staff-accounts-store';
import type { QueryContext } from '../../../platform/request-parameters';
import { TextParameter } from '../../../platform/request-parameters';
import type { AcceptedForm, RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { answerChallenge, attemptPasskey } from '../../sign-in/passkeys/attempt-passkey';
import { challengeForm, passkeySignInForm } from '../../sign-in/passkeys/passkey-forms';
import { renderSignInView } from '../../sign-in/render-sign-in-view';
import { sendPrepared } from '../../sign-in/send-mails-store';
import { recordSignInAttempt } from '../../sign-in/sign-in-attempts-store';
import { deskSignInForm } from '../../sign-in/sign-in-forms';
import type { SignedIn, SignInProblem } from '../../sign-in/sign-in-parts';
import { findProblem } from '../../sign-in/sign-in-parts';
import { countWrongCode } from '../../sign-in/wrong-codes-store';
import { findRequiredPage } from '../desk-gate';
import { createDeskShell } from '../desk-shell';
import { recordStaffAction } from '../log/staff-actions-store';
import { attemptDeskSignIn } from './attempt-desk-sign-in';
import { DeskSignInPage } from './sign-in-page';
import { startDeskSession } from './start-desk-session-store';
import { prepareTellingStaff } from './tell-staff';

/** The sign-in and sign-out of staff (decision 44). */
export const deskSignInRoutes = new Hono<App>();

const SignInQuery = v.object({
  expired: TextParameter,
  ended: TextParameter,
  other: TextParameter,
  back: TextParameter,
});
type SignInContext = QueryContext<typeof SignInQuery>;

deskSignInRoutes.get('/desk/login/', vValidator('query', SignInQuery), (c) => {
  const { staffSession, ctx } = c.var;
  const query = c.req.valid('query');
  const problem = findProblem(query);
  if (!staffSession) return renderSignInPage(c, { problem });
  const page = findRequiredPage(staffSession, c.env.ENVIRONMENT) ?? '/desk/';
  if (!query.other) return c.redirect(ctx.href.page(page), 303);
  return renderSignInPage(c, { problem, signedIn: { name: staffSession.staff.name, page } });
});

deskSignInRoutes.post('/desk/login/', vValidator('query', SignInQuery), async (c) => {
  const { back } = c.req.valid('query');
  const read = await readForm(c, challengeForm, passkeySignInForm, deskSignInForm);
  if (!read.ok) return renderSignInPage(c, { refused: read });
  if (read.action === 'passkey-challenge') return answerChallenge(c, 'desk');
  if (read.action === 'passkey') return signInWithPasskey(c, read);
  const { password, code } = read.answers;
  const email = normalizeLogin(read.answers.email);
  const account = await findStaffToSignIn(c.env.DB, email);
  const keys = await computeAccountKeys(c, 'desk', { id: account?.id, login: email });
  const now = Date.now();
  const attempt = { account, password, code, keys, now };
  const result = await attemptDeskSignIn(requirePepper(c.env), attempt);
  c.executionCtx.waitUntil(recordSignInAttempt(c.env.DB, keys, result, now));
  if (result.kind === 'signed in')
    return startDeskSession(c, result.account, result.stage, { back });
  if (result.kind === 'refused' && result.wrongCodeOf)
    c.executionCtx.waitUntil(tellOfWrongCode(c, result.wrongCodeOf, keys, now));
  if (result.kind === 'refused')
    return renderSignInPage(c, { refused: refuseForm(read, {}), problem: 'refused' });
  c.header('Retry-After', String(result.retryAfterS));
  return renderSignInPage(c, { refused: refuseForm(read, { status: 429 }), problem: 'limited' });
});

/** Signs in with a passkey: no code is asked for, since it is both factors. */
async function signInWithPasskey(
  c: SignInContext,
  read: AcceptedForm<typeof passkeySignInForm>,
): Promise<Response> {
  const door = { kind: 'desk', tables: STAFF_TABLES } as const;
  const result = await attemptPasskey(c, door, read.answers);
  const staff =
    result.kind === 'signed in' ? await findStaffById(c.env.DB, result.account.id) : undefined;
  if (staff) return startDeskSession(c, staff, 'open', { back: c.req.valid('query').back });
  if (result.kind !== 'limited')
    return renderSignInPage(c, { refused: refuseForm(read, { alert: 'PASSKEY_FAILED' }) });
  c.header('Retry-After', String(result.retryAfterS));
  return renderSignInPage(c, { refused: refuseForm(read, { status: 429 }), problem: 'limited' });
}

/** Tells somebody of staff, by mail and in the log, that wrong codes were typed behind their right password. */
async function tellOfWrongCode(
  c: Context<App>,
  staff: StaffToSignIn,
  keys: AccountKeys,
  now: number,
): Promise<void> {
  if (!(await countWrongCode(c.env, keys, now))) return;
  const logged = recordStaffAction(c.env.DB, staff, 'wrong codes', '');
  await sendPrepared(c, prepareTellingStaff(c, staff, 'wrong codes'), [logged]);
}

/** Ends the session in the browser, whatever the database does, and on the server; its cache is cleared. */
deskSignInRoutes.post('/desk/logout/', async (c) => {
  const token = readSessionToken(c, DESK_COOKIE);
  deleteSessionCookie(c, DESK_COOKIE);
  c.header('Clear-Site-Data', '"cache"');
  const isOutage = await (token ? endSession(c.env.DB, token, STAFF_TABLES) : undefined)
    ?.then(() => false)
    .catch((error) => {
      console.error('session not ended on the server', error);
      return true;
    });
  const query = { ended: isOutage ? 'here' : undefined };
  return c.redirect(c.var.ctx.href.page('/desk/login/', query), 303);
});

deskSignInRoutes.all('/desk/logout/', (c) => c.body(null, 405, { Allow: 'POST' }));

function renderSignInPage(
  c: SignInContext,
  {
    refused,
    problem,
    signedIn,
  }: { refused?: RefusedForm; problem?: SignInProblem | undefined; signedIn?: SignedIn },
) {
  const { ctx } = c.var;
  c.status(refused?.status ?? 200);
  return renderSignInView(
    c,
    {
      original: '/desk/login/',
      title: ctx.t('DESK_LOGIN_TITLE'),
      hasError: refused !== undefined,
      shell: createDeskShell(ctx, {}),
    },
    <DeskSignInPage {...{ ctx, refused, problem, signedIn }} back={c.req.valid('query').back} />,
  );
}
