import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../env';
import { getOwnPage, normalizeLogin } from '../../platform/accounts/account';
import { computeAccountKeys } from '../../platform/accounts/account-keys';
import { readSession } from '../../platform/accounts/account-middleware';
import { VISITOR_TABLES } from '../../platform/accounts/account-tables';
import { findAccountById, findAccountToSignIn } from '../../platform/accounts/accounts-store';
import { requirePepper } from '../../platform/accounts/pepper';
import { deleteSessionCookie, readSessionToken } from '../../platform/accounts/session-cookie';
import { endSession, loadSession } from '../../platform/accounts/sessions-store';
import type { QueryContext } from '../../platform/request-parameters';
import { TextParameter } from '../../platform/request-parameters';
import type { AcceptedForm, RefusedForm } from '../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../forms/kit/submit/read-form';
import { attemptSignIn } from './attempt-sign-in';
import { answerChallenge, attemptPasskey } from './passkeys/attempt-passkey';
import { challengeForm, passkeySignInForm } from './passkeys/passkey-forms';
import { renderSignInView } from './render-sign-in-view';
import { recordSignInAttempt } from './sign-in-attempts-store';
import type { SignInKind } from './sign-in-page';
import { SIGN_IN_KINDS, SignInPage } from './sign-in-page';
import type { SignedIn, SignInProblem } from './sign-in-parts';
import { findProblem } from './sign-in-parts';
import { startSession } from './start-session-store';

/** The sign-in of owners (§2.2) and of subscribers, and the sign-out of both (decision 44). */
export const signInRoutes = new Hono<App>();

const SignInQuery = v.object({
  expired: TextParameter,
  ended: TextParameter,
  /** Whether somebody else may sign in where somebody is signed in: links of mails say so. */
  other: TextParameter,
  back: TextParameter,
});
type SignInContext = QueryContext<typeof SignInQuery>;

for (const kind of SIGN_IN_KINDS) {
  signInRoutes.get(kind.path, readSession, vValidator('query', SignInQuery), (c) => {
    const { session, ctx } = c.var;
    const query = c.req.valid('query');
    const problem = findProblem(query);
    if (session?.stage !== 'open') return renderSignInPage(c, kind, { problem });
    const { account } = session;
    const page = getOwnPage(account, kind.ownPage);
    if (!query.other) return c.redirect(ctx.href.page(page), 303);
    const signedIn = { name: account.name || account.email, page };
    return renderSignInPage(c, kind, { problem, signedIn });
  });

  signInRoutes.post(kind.path, vValidator('query', SignInQuery), async (c) => {
    const { back } = c.req.valid('query');
    const read = await readForm(c, challengeForm, passkeySignInForm, kind.form);
    if (!read.ok) return renderSignInPage(c, kind, { refused: read });
    if (read.action === 'passkey-challenge') return answerChallenge(c, 'visitors');
    if (read.action === 'passkey') return signInWithPasskey(c, kind, read);
    const { password } = read.answers;
    const login = normalizeLogin(read.answers.login);
    const env = requirePepper(c.env);
    const account = await findAccountToSignIn(env.DB, login);
    const keys = await computeAccountKeys(c, 'visitors', { id: account?.id, login });
    const now = Date.now();
    const result = await attemptSignIn(env, { account, password, keys, now });
    c.executionCtx.waitUntil(recordSignInAttempt(c.env.DB, keys, result, now));
    if (result.kind === 'signed in')
      return startSession(c, result.account, result.stage, { ownPage: kind.ownPage, back });
    if (result.kind === 'refused')
      return renderSignInPage(c, kind, { refused: refuseForm(read, {}), problem: 'refused' });
    c.header('Retry-After', String(result.retryAfterS));
    const refused = refuseForm(read, { status: 429 });
    return renderSignInPage(c, kind, { refused, problem: 'limited' });
  });
}

/** Signs in with a passkey: no code is asked for, since it is both factors. */
async function signInWithPasskey(
  c: SignInContext,
  kind: SignInKind,
  read: AcceptedForm<typeof passkeySignInForm>,
): Promise<Response> {
  const door = { kind: 'visitors', tables: VISITOR_TABLES } as const;
  const result = await attemptPasskey(c, door, read.answers);
  const account =
    result.kind === 'signed in' ? await findAccountById(c.env.DB, result.account.id) : undefined;
  const { back } = c.req.valid('query');
  if (account) return startSession(c, account, 'open', { ownPage: kind.ownPage, back });
  if (result.kind !== 'limited')
    return renderSignInPage(c, kind, { refused: refuseForm(read, { alert: 'PASSKEY_FAILED' }) });
  c.header('Retry-After', String(result.retryAfterS));
  return renderSignInPage(c, kind, {
    refused: refuseForm(read, { status: 429 }),
    problem: 'limited',
  });
}

/**
 * Ends the session in the browser, whatever the database does, and on the server; nothing private stays in the
 * browser's cache.
 */
signInRoutes.post('/logout/', async (c) => {
  const token = readSessionToken(c);
  deleteSessionCookie(c);
  c.header('Clear-Site-Data', '"cache"');
  const { href } = c.var.ctx;
  const ended = await signOut(c, token).catch((error) => {
    console.error('session not ended on the server', error);
    return { isOutage: true, isSubscriber: false };
  });
  const query = { ended: ended.isOutage ? 'here' : undefined };
  return c.redirect(href.page(ended.isSubscriber ? '/demand-login/' : '/login/', query), 303);
});

/** Ends the session of a token on the server; returns which sign-in it came from. */
async function signOut(c: Context<App>, token: string | undefined) {
  const session = token ? await loadSession(c.env.DB, token, c.env, Date.now()) : undefined;
  if (token) await endSession(c.env.DB, token);
  return { isOutage: false, isSubscriber: session?.account.owner === false };
}

signInRoutes.all('/logout/', (c) => c.body(null, 405, { Allow: 'POST' }));

function renderSignInPage(
  c: SignInContext,
  kind: SignInKind,
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
    { original: kind.path, title: ctx.t(kind.texts.title), hasError: refused !== undefined },
    <SignInPage {...{ ctx, kind, refused, problem, signedIn }} back={c.req.valid('query').back} />,
  );
}
