import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { SECOND_MS } from '../../domain/format/durations';
import type { TextKey } from '../../domain/language/texts';
import type { App } from '../../env';
import { getOwnPage } from '../../platform/accounts/account';
import { computeAccountKeys } from '../../platform/accounts/account-keys';
import { countAction, forgiveAction } from '../../platform/accounts/account-limits-store';
import { readSession } from '../../platform/accounts/account-middleware';
import { requirePepper } from '../../platform/accounts/pepper';
import type { Session } from '../../platform/accounts/sessions-store';
import { readFormBody } from '../forms/kit/submit/form-body';
import { consumeCode } from './credentials/second-factor-store';
import { renderSignInView } from './render-sign-in-view';
import { SecondFactorPage } from './second-factor-page';
import { startSession } from './start-session-store';
import { TypedCode } from './typed-code';

/** The second step of a sign-in, for owners who switched it on (decision 44). */
export const secondFactorRoutes = new Hono<App>();

const CodeForm = v.object({ code: TypedCode });

/** Lets only people on to the page who have given the right password; redirects others. */
secondFactorRoutes.use('/second-factor/', readSession, async (c, next) => {
  const { session, ctx } = c.var;
  if (getNextStage(session)) return next();
  const page = session?.stage === 'open' ? getOwnPage(session.account) : '/login/';
  return c.redirect(ctx.href.page(page), 303);
});

secondFactorRoutes.get('/second-factor/', (c) => renderSecondFactorPage(c, undefined));

/** Limits are checked before the code is compared, as for passwords; a right code does not count. */
secondFactorRoutes.post('/second-factor/', async (c) => {
  const { session } = c.var;
  const stage = getNextStage(session);
  if (!session || !stage) throw new Error('the page of a code is behind its gate');
  const { account } = session;
  const body = await readFormBody(c.req.raw);
  const form = v.safeParse(CodeForm, body.ok ? Object.fromEntries(body.data) : {});
  const code = form.success ? form.output.code : '';
  const { DB, RATE_SCALE, PASSWORD_PEPPERS } = requirePepper(c.env);
  const keys = await computeAccountKeys(c.env, c.req.raw, account.email);
  const now = Date.now();
  const end = await countAction(DB, 'enter a code', keys, RATE_SCALE, now);
  if (end !== undefined) {
    c.status(429);
    c.header('Retry-After', String(Math.max(1, Math.ceil((end - now) / SECOND_MS))));
    return renderSecondFactorPage(c, 'LOGIN_LIMITED');
  }
  if (!(await consumeCode(DB, account.id, code, PASSWORD_PEPPERS, now))) {
    c.status(422);
    return renderSecondFactorPage(c, 'SECOND_FACTOR_CODE_WRONG');
  }
  await forgiveAction(DB, 'enter a code', keys);
  return startSession(c, account, stage);
});

/** Returns what a session opens after the code; undefined if it waits for none. */
function getNextStage(session: Session | undefined): 'open' | 'new-password' | undefined {
  if (session?.stage === 'code') return 'open';
  return session?.stage === 'code-then-new-password' ? 'new-password' : undefined;
}

function renderSecondFactorPage(c: Context<App>, error: TextKey | undefined) {
  const { ctx } = c.var;
  const title = ctx.t('SECOND_FACTOR_ASK_TITLE');
  return renderSignInView(
    c,
    { original: '/second-factor/', title, hasError: Boolean(error) },
    <SecondFactorPage {...{ ctx, error }} />,
  );
}
