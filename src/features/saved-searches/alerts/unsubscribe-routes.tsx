import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { TextKey } from '../../../domain/language/texts';
import type { App } from '../../../env';
import { isOwnPageRequest } from '../../../platform/accounts/own-page-request';
import { readIdToken } from '../../../platform/auth/id-token';
import { loadSigningKeys } from '../../../platform/auth/signing-keys-store';
import type { QueryContext } from '../../../platform/request-parameters';
import { TextParameter } from '../../../platform/request-parameters';
import { renderMailLinkPage } from '../../../views/layout/render-mail-link-page';
import type { PlainForm } from '../../forms/kit/definition/plain-form';
import { readForm } from '../../forms/kit/submit/read-form';
import { ActionForm } from '../../forms/kit/view/action-form';
import { endAlerts, loadAlertsState, resumeAlerts } from './unsubscribe-store';

/**
 * Ends the alerts of a subscriber by the link of their mails (decision 29). The link shows a button,
 * since mail programs open links by themselves; the button, or the one-click POST of a mail program,
 * unsubscribes. Only that POST may come from outside our pages, also from a mail program in a browser
 * (RFC 8058): its token identifies the subscriber, and it can only unsubscribe.
 */
export const unsubscribeRoutes = new Hono<App>();

const PATH = '/unsubscribe/';
const LinkQuery = v.object({ token: TextParameter });
type LinkContext = QueryContext<typeof LinkQuery>;

/** The buttons of its page. */
const alertsForm = {
  name: 'alerts',
  schema: v.object({}),
  parts: [],
  buttons: [
    { value: 'end', label: 'SAVED_SEARCH_UNSUBSCRIBE_CONFIRM' },
    { value: 'resume', label: 'SAVED_SEARCH_RESUME', isOutlined: true },
  ],
} as const satisfies PlainForm;

/** What a mail program sends, or anything else: it ends the alerts. */
const oneClickForm = {
  name: 'one-click',
  schema: v.object({ 'List-Unsubscribe': v.optional(v.string()) }),
  parts: [],
  buttons: [{ label: 'SAVED_SEARCH_UNSUBSCRIBE_CONFIRM' }],
} as const satisfies PlainForm;

unsubscribeRoutes.get(PATH, vValidator('query', LinkQuery), async (c) => {
  const account = await readAccount(c);
  const state = account && (await loadAlertsState(c.env.DB, account));
  if (!state) return renderInvalidLink(c);
  return state === 'active' ? renderQuestion(c) : renderEnded(c);
});

unsubscribeRoutes.post(PATH, vValidator('query', LinkQuery), async (c) => {
  const read = await readForm(c, alertsForm, oneClickForm);
  const isOneClick = read.values['List-Unsubscribe'] === 'One-Click';
  if (!isOneClick && !isOwnPageRequest(c.req.raw.headers, c.env.PUBLIC_ORIGIN, c.env.route))
    return c.text(c.var.ctx.t('FORM_ELSEWHERE'), 403);
  const account = await readAccount(c);
  if (!account || !(await loadAlertsState(c.env.DB, account))) return renderInvalidLink(c);
  if (!isOneClick && read.ok && read.action === 'resume') {
    await resumeAlerts(c.env.DB, account, Date.now());
    return renderResumed(c);
  }
  await endAlerts(c.env.DB, account, Date.now());
  return renderEnded(c);
});

const readAccount = async (c: LinkContext): Promise<string | undefined> =>
  readIdToken('unsubscribe', c.req.valid('query').token, await loadSigningKeys(c.env));

const renderQuestion = (c: LinkContext) =>
  renderPage(c, 'SAVED_SEARCH_UNSUBSCRIBE_TITLE', 'SAVED_SEARCH_UNSUBSCRIBE_TEXT', [
    <AlertsForm key="form" c={c} action="end" />,
  ]);

const renderEnded = (c: LinkContext) =>
  renderPage(c, 'SAVED_SEARCH_UNSUBSCRIBED', 'SAVED_SEARCH_UNSUBSCRIBED_TEXT', [
    <AlertsForm key="form" c={c} action="resume" />,
  ]);

const renderResumed = (c: LinkContext) =>
  renderPage(c, 'SAVED_SEARCH_RESUMED', 'SAVED_SEARCH_RESUMED_TEXT', [
    <SearchesLink key="link" c={c} />,
  ]);

function renderInvalidLink(c: LinkContext) {
  c.status(404);
  return renderPage(c, 'SAVED_SEARCH_UNSUBSCRIBE_TITLE', 'SAVED_SEARCH_UNSUBSCRIBE_INVALID', [
    <SearchesLink key="link" c={c} />,
  ]);
}

const AlertsForm = ({ c, action }: { c: LinkContext; action: 'end' | 'resume' }) => (
  <ActionForm
    {...{ ctx: c.var.ctx, form: alertsForm, hidden: {} }}
    buttons={alertsForm.buttons.filter(({ value }) => value === action)}
  />
);

const SearchesLink = ({ c }: { c: LinkContext }) => (
  <p>
    <a className="button button--forest" href={c.var.ctx.href.page('/my-searches/')}>
      {c.var.ctx.t('SEARCHES_TITLE')}
    </a>
  </p>
);

function renderPage(c: LinkContext, title: TextKey, text: TextKey, children: ReactNode) {
  const { t } = c.var.ctx;
  const { token } = c.req.valid('query');
  return renderMailLinkPage(c, {
    ...{ original: PATH, token, title: t(title), text: t(text), children },
  });
}
