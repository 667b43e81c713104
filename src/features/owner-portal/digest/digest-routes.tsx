import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { TextKey } from '../../../domain/language/texts';
import type { App } from '../../../env';
import { readIdToken } from '../../../platform/auth/id-token';
import { loadSigningKeys } from '../../../platform/auth/signing-keys-store';
import type { QueryContext } from '../../../platform/request-parameters';
import { TextParameter } from '../../../platform/request-parameters';
import { renderMailLinkPage } from '../../../views/layout/render-mail-link-page';
import type { PlainForm } from '../../forms/kit/definition/plain-form';
import { readForm } from '../../forms/kit/submit/read-form';
import { ActionForm } from '../../forms/kit/view/action-form';
import { loadDigestState, setDigestStopped } from './digest-store';

/**
 * Stops the weekly mail of an owner, by the link in the mail or the one-click POST of a mail program,
 * and resumes it (decision 29). The link shows a button, since mail programs open links by themselves.
 */
export const digestRoutes = new Hono<App>();

const PATH = '/owner-digest/';
const DigestQuery = v.object({ token: TextParameter });
type DigestContext = QueryContext<typeof DigestQuery>;

/** The buttons of its page. */
const digestForm = {
  name: 'digest',
  schema: v.object({}),
  parts: [],
  buttons: [
    { value: 'stop', label: 'OWNER_DIGEST_STOP' },
    { value: 'resume', label: 'OWNER_DIGEST_RESUME', isOutlined: true },
  ],
} as const satisfies PlainForm;

digestRoutes.get(PATH, vValidator('query', DigestQuery), async (c) => {
  const account = await readPerson(c);
  const state = account && (await loadDigestState(c.env.DB, account));
  if (!state) return renderInvalid(c);
  return state === 'stopped'
    ? renderDigestPage(c, 'OWNER_DIGEST_STOPPED', 'resume')
    : renderDigestPage(c, 'OWNER_DIGEST_TEXT', 'stop');
});

/** Resumes it for that button alone: whatever else a mail program sends stops it. */
digestRoutes.post(PATH, vValidator('query', DigestQuery), async (c) => {
  const account = await readPerson(c);
  const read = await readForm(c, digestForm);
  const isResumed = read.ok && read.action === 'resume';
  const stopped = isResumed ? null : Date.now();
  if (!account || !(await setDigestStopped(c.env.DB, account, stopped))) return renderInvalid(c);
  return isResumed
    ? renderDigestPage(c, 'OWNER_DIGEST_RESUMED')
    : renderDigestPage(c, 'OWNER_DIGEST_STOPPED', 'resume');
});

const readPerson = async (c: DigestContext): Promise<string | undefined> =>
  readIdToken('digest', c.req.valid('query').token, await loadSigningKeys(c.env));

function renderInvalid(c: DigestContext) {
  c.status(404);
  return renderDigestPage(c, 'NEWSLETTER_LINK_INVALID');
}

function renderDigestPage(c: DigestContext, text: TextKey, action?: 'stop' | 'resume') {
  const { ctx } = c.var;
  return renderMailLinkPage(c, {
    original: PATH,
    token: c.req.valid('query').token,
    title: ctx.t('OWNER_DIGEST_TITLE'),
    text: ctx.t(text),
    children: action && (
      <ActionForm
        {...{ ctx, form: digestForm, hidden: {} }}
        buttons={digestForm.buttons.filter(({ value }) => value === action)}
      />
    ),
  });
}
