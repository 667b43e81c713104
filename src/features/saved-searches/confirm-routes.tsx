import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { isCommonPassword, listSiteNames } from '../../domain/accounts/common-passwords';
import { findListingRows } from '../../domain/catalogue/listing/listing';
import { countSecondsUntil } from '../../domain/format/durations';
import type { App } from '../../env';
import { computeAccountKeys } from '../../platform/accounts/account-keys';
import { countAction } from '../../platform/accounts/account-limits-store';
import { hashPassword, isRightPassword } from '../../platform/accounts/password-hash';
import { requirePepper } from '../../platform/accounts/pepper';
import { readIdToken } from '../../platform/auth/id-token';
import { loadSigningKeys } from '../../platform/auth/signing-keys-store';
import type { QueryContext } from '../../platform/request-parameters';
import { TextParameter } from '../../platform/request-parameters';
import { RegisterLink } from '../../views/layout/register-link';
import { renderMailLinkPage } from '../../views/layout/render-mail-link-page';
import type { AcceptedForm, RefusedForm } from '../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../forms/kit/submit/read-form';
import { ActionForm } from '../forms/kit/view/action-form';
import { PlainFormView } from '../forms/kit/view/plain-form-view';
import { chooseForm, confirmForm } from './confirm-forms';
import { describeSearch } from './describe-search';
import type { LoadedPendingSearch } from './pending-searches-store';
import { confirmPendingSearch, loadPendingSearch } from './pending-searches-store';
import { MAX_SEARCHES } from './searches-store';
import { createSeenMatches } from './seen-matches';

/**
 * Confirms the address of a search by the link of its mail. The link shows a button, since mail programs
 * open links by themselves; the button confirms, with a password that the person knows (decision 112).
 */
export const confirmRoutes = new Hono<App>();

const LinkQuery = v.object({ token: TextParameter });
type LinkContext = QueryContext<typeof LinkQuery>;

confirmRoutes.get('/demand-confirm/', vValidator('query', LinkQuery), async (c) => {
  const pending = await loadPending(c);
  return pending ? renderQuestion(c, pending) : renderInvalidPage(c);
});

confirmRoutes.post('/demand-confirm/', vValidator('query', LinkQuery), async (c) => {
  const pending = await loadPending(c);
  if (!pending) return renderInvalidPage(c);
  const { id, hasAccount } = pending;
  const read = await readForm(c, confirmForm, chooseForm);
  if (!read.ok) return renderQuestion(c, pending, read);
  // The account keeps its own password.
  const chosen = hasAccount ? pending.passwordHash : await readPassword(c, pending, read);
  if (typeof chosen !== 'string') return renderQuestion(c, pending, chosen);
  const { t, href, snapshot } = c.var.ctx;
  const { index } = snapshot.catalogue;
  const shown = createSeenMatches(index, findListingRows(index, pending.criteria, 'nl'));
  const confirmed = { id, shown: JSON.stringify(shown), passwordHash: chosen };
  const isAdded = await confirmPendingSearch(c.env.DB, confirmed, Date.now());
  c.status(isAdded ? 200 : 422);
  return renderLinkPage(
    c,
    isAdded ? t('SAVED_SEARCH_CONFIRMED') : t('SEARCHES_LIMIT', { count: MAX_SEARCHES }),
    <p>
      <a className="button button--forest" href={href.page('/demand-login/', { other: 'yes' })}>
        {t('LOGIN_SUBMIT')}
      </a>
    </p>,
  );
});

/** Returns the hash of the password that was typed, under the limits of the sign-in, or why it is refused. */
async function readPassword(
  c: LinkContext,
  { email, name, passwordHash }: LoadedPendingSearch,
  read: AcceptedForm<typeof confirmForm | typeof chooseForm>,
): Promise<string | RefusedForm> {
  const { DB, RATE_SCALE, PASSWORD_PEPPERS, PASSWORD_COST } = requirePepper(c.env);
  const names = [name, email, ...listSiteNames(c.var.ctx.snapshot.site.configuration)];
  if (read.action === 'choose' && isCommonPassword(read.answers.password.join(''), names))
    return refuseForm(read, { errors: { password: { key: 'ALERT_PASSWORD_COMMON' } } });
  const keys = await computeAccountKeys(c, 'visitors', { id: undefined, login: email });
  const now = Date.now();
  const end = await countAction(DB, 'sign in', keys, RATE_SCALE, now);
  if (end !== undefined) {
    c.header('Retry-After', String(countSecondsUntil(end, now)));
    return refuseForm(read, { status: 429, alert: 'LOGIN_LIMITED' });
  }
  if (read.action === 'choose')
    return hashPassword(read.answers.password.join(''), PASSWORD_PEPPERS, PASSWORD_COST);
  const { password } = read.answers;
  if (await isRightPassword(password, passwordHash, PASSWORD_PEPPERS, PASSWORD_COST))
    return passwordHash;
  return refuseForm(read, { errors: { password: { key: 'SECOND_FACTOR_PASSWORD_WRONG' } } });
}

/** Loads the pending search of the link; undefined if the link is not ours or has run out. */
async function loadPending(c: LinkContext): Promise<LoadedPendingSearch | undefined> {
  const id = await readIdToken('search', c.req.valid('query').token, await loadSigningKeys(c.env));
  return id === undefined ? undefined : loadPendingSearch(c.env.DB, id, Date.now());
}

/** Renders the search, with the button or the passwords that confirm it. */
function renderQuestion(
  c: LinkContext,
  { criteria, email, hasAccount }: LoadedPendingSearch,
  refused?: RefusedForm,
) {
  const { ctx } = c.var;
  const { token } = c.req.valid('query');
  const sentence = describeSearch(ctx, criteria);
  const search = sentence.charAt(0).toLocaleLowerCase() + sentence.slice(1);
  if (hasAccount)
    return renderLinkPage(
      c,
      ctx.t('SAVED_SEARCH_CONFIRM_TEXT', { search }),
      <ActionForm {...{ ctx, form: confirmForm }} hidden={{}} />,
      refused,
    );
  const common = {
    ctx,
    refused,
    login: email,
    action: ctx.href.page('/demand-confirm/', { token }),
  };
  return renderLinkPage(
    c,
    ctx.t('SAVED_SEARCH_CONFIRM_ASK', { search }),
    <>
      <PlainFormView {...common} form={confirmForm} />
      <details className="confirm-other" open={refused?.form?.name === chooseForm.name}>
        <summary>{ctx.t('SAVED_SEARCH_CONFIRM_OTHER')}</summary>
        <PlainFormView {...common} form={chooseForm} />
      </details>
    </>,
    refused,
  );
}

function renderInvalidPage(c: LinkContext) {
  const { t, href } = c.var.ctx;
  c.status(404);
  return renderLinkPage(
    c,
    t('SAVED_SEARCH_CONFIRM_INVALID'),
    <p>
      <a className="button button--forest" href={href.page('/demand-login/')}>
        {t('LOGIN_SUBMIT')}
      </a>{' '}
      <RegisterLink ctx={c.var.ctx} className="button button--outlined" />
    </p>,
  );
}

function renderLinkPage(c: LinkContext, text: string, action: ReactNode, refused?: RefusedForm) {
  if (refused) c.status(refused.status);
  return renderMailLinkPage(c, {
    original: '/demand-confirm/',
    token: c.req.valid('query').token,
    title: c.var.ctx.t('SAVED_SEARCH_CONFIRM_TITLE'),
    text,
    children: action,
    stylesheet: 'form',
    hasError: refused !== undefined,
  });
}
