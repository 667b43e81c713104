import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { TextKey } from '../../../domain/language/texts';
import type { App } from '../../../env';
import { readIdToken } from '../../../platform/auth/id-token';
import { loadSigningKeys } from '../../../platform/auth/signing-keys-store';
import type { QueryContext } from '../../../platform/request-parameters';
import { TextParameter } from '../../../platform/request-parameters';
import { buildAlternatePaths } from '../../../views/layout/alternate-paths';
import { MailLinkPage } from '../../../views/layout/mail-link-page';
import { setDigestStopped } from './digest-store';

/**
 * Stops the weekly mail of an owner, by the link in the mail or the one-click POST of a mail program,
 * and resumes it (decision 29). The link shows a button, since mail programs open links by themselves.
 */
export const digestRoutes = new Hono<App>();

const PATH = '/owner-digest/';
const DigestQuery = v.object({ token: TextParameter, resume: TextParameter });
type DigestContext = QueryContext<typeof DigestQuery>;

digestRoutes.get(PATH, vValidator('query', DigestQuery), async (c) => {
  const { t } = c.var.ctx;
  if (!(await readPerson(c))) return renderInvalid(c);
  return renderDigestPage(
    c,
    'OWNER_DIGEST_TEXT',
    <form method="post">
      <button type="submit" className="button button--forest">
        {t('OWNER_DIGEST_STOP')}
      </button>
    </form>,
  );
});

digestRoutes.post(PATH, vValidator('query', DigestQuery), async (c) => {
  const { t, href } = c.var.ctx;
  const account = await readPerson(c);
  const { token, resume } = c.req.valid('query');
  const stopped = resume ? null : Date.now();
  if (!account || !(await setDigestStopped(c.env.DB, account, stopped))) return renderInvalid(c);
  return renderDigestPage(
    c,
    resume ? 'OWNER_DIGEST_RESUMED' : 'OWNER_DIGEST_STOPPED',
    resume ? undefined : (
      <form method="post" action={href.page(PATH, { token, resume: 'yes' })}>
        <button type="submit" className="button button--outlined">
          {t('OWNER_DIGEST_RESUME')}
        </button>
      </form>
    ),
  );
});

const readPerson = async (c: DigestContext): Promise<string | undefined> =>
  readIdToken('digest', c.req.valid('query').token, await loadSigningKeys(c.env));

function renderInvalid(c: DigestContext) {
  c.status(404);
  return renderDigestPage(c, 'NEWSLETTER_LINK_INVALID', undefined);
}

function renderDigestPage(c: DigestContext, text: TextKey, action: ReactNode) {
  const { ctx } = c.var;
  const title = ctx.t('OWNER_DIGEST_TITLE');
  const search = `?${new URLSearchParams({ token: c.req.valid('query').token })}`;
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  return c.render(
    <MailLinkPage ctx={ctx} title={title} text={ctx.t(text)}>
      {action}
    </MailLinkPage>,
    {
      ctx,
      stylesheet: 'plain',
      head: { title, robots: 'noindex', paths: buildAlternatePaths(ctx, PATH, search) },
    },
  );
}
