import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import { countSecondsUntil } from '../../domain/format/durations';
import type { App } from '../../env';
import { getOwnPage } from '../../platform/accounts/account';
import { computeAccountKeys } from '../../platform/accounts/account-keys';
import { countAction, forgiveAction } from '../../platform/accounts/account-limits-store';
import { readSession } from '../../platform/accounts/account-middleware';
import { requirePepper } from '../../platform/accounts/pepper';
import type { Session } from '../../platform/accounts/sessions-store';
import type { QueryContext } from '../../platform/request-parameters';
import { TextParameter } from '../../platform/request-parameters';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../forms/kit/submit/read-form';
import { composeAccountChangedMail } from './account-changed-mail';
import { consumeCode } from './credentials/second-factor-store';
import { renderSignInView } from './render-sign-in-view';
import { codeForm } from './second-factor-forms';
import { SecondFactorPage } from './second-factor-page';
import { sendMails } from './send-mails-store';
import { startSession } from './start-session-store';
import { countWrongCode } from './wrong-codes-store';

/** The second step of a sign-in, for owners who switched it on (decision 44). */
export const secondFactorRoutes = new Hono<App>();

/** Lets only people on to the page who have given the right password; redirects others. */
secondFactorRoutes.use('/second-factor/', readSession, async (c, next) => {
  const { session, ctx } = c.var;
  if (getNextStage(session)) return next();
  const page = session?.stage === 'open' ? getOwnPage(session.account) : '/login/';
  return c.redirect(ctx.href.page(page), 303);
});

const CodeQuery = v.object({ back: TextParameter });
type CodeContext = QueryContext<typeof CodeQuery>;

secondFactorRoutes.get('/second-factor/', vValidator('query', CodeQuery), (c) =>
  renderSecondFactorPage(c),
);

/** Limits are checked before the code is compared, as for passwords; a right code does not count. */
secondFactorRoutes.post('/second-factor/', vValidator('query', CodeQuery), async (c) => {
  const { session } = c.var;
  const stage = getNextStage(session);
  if (!session || !stage) throw new Error('the page of a code is behind its gate');
  const { account } = session;
  const read = await readForm(c, codeForm);
  if (!read.ok) return renderSecondFactorPage(c, read);
  const { DB, RATE_SCALE, PASSWORD_PEPPERS } = requirePepper(c.env);
  const keys = await computeAccountKeys(c, 'visitors', { id: account.id, login: account.email });
  const now = Date.now();
  const end = await countAction(DB, 'enter a code', keys, RATE_SCALE, now);
  if (end !== undefined) {
    c.header('Retry-After', String(countSecondsUntil(end, now)));
    return renderSecondFactorPage(c, refuseForm(read, { status: 429, alert: 'LOGIN_LIMITED' }));
  }
  if (!(await consumeCode(DB, account.id, read.answers.code, PASSWORD_PEPPERS, now))) {
    if (await countWrongCode(c.env, keys, now))
      await sendMails(c, [composeAccountChangedMail(c.var.ctx, account, 'wrong codes', now)]);
    return renderSecondFactorPage(
      c,
      refuseForm(read, { errors: { code: { key: 'SECOND_FACTOR_CODE_WRONG' } } }),
    );
  }
  await forgiveAction(DB, 'enter a code', keys);
  return startSession(c, account, stage, { back: c.req.valid('query').back });
});

/** Returns what a session opens after the code; undefined if it waits for none. */
function getNextStage(session: Session | undefined): 'open' | 'new-password' | undefined {
  if (session?.stage === 'code') return 'open';
  return session?.stage === 'code-then-new-password' ? 'new-password' : undefined;
}

function renderSecondFactorPage(c: CodeContext, refused?: RefusedForm) {
  const { ctx } = c.var;
  c.status(refused?.status ?? 200);
  const title = ctx.t('SECOND_FACTOR_ASK_TITLE');
  return renderSignInView(
    c,
    { original: '/second-factor/', title, hasError: refused !== undefined },
    <SecondFactorPage {...{ ctx, refused }} back={c.req.valid('query').back} />,
  );
}
