import type { Context } from 'hono';
import type { App } from '../../../env';
import { readFormBody } from '../../forms/kit/submit/form-body';
import { renderSignInView } from '../../sign-in/render-sign-in-view';
import { SignInLayout } from '../../sign-in/sign-in-layout';
import { createDeskShell } from '../desk-shell';

/**
 * Answers a form that a session was too old for with what it holds, to be sent again after signing in beside it: without
 * script nothing else keeps it. Undefined for what is no form of texts, for passwords, and for a script, which keeps its own.
 */
export async function keepSentForm(c: Context<App>): Promise<Response | undefined> {
  const { req } = c;
  if (req.method !== 'POST' || (req.header('Sec-Fetch-Mode') ?? 'navigate') !== 'navigate')
    return undefined;
  const body = await readFormBody(req.raw);
  if (!body.ok || [...body.data.keys()].some((name) => /password/i.test(name))) return undefined;
  const { ctx } = c.var;
  const { t, href } = ctx;
  const { pathname, search } = new URL(req.url);
  const title = t('DESK_KEPT_TITLE');
  c.status(403);
  return renderSignInView(
    c,
    { original: '/desk/login/', title, hasError: false, shell: createDeskShell(ctx, {}) },
    <SignInLayout ctx={ctx} title={title} steps={[]} hasPicture={false}>
      <p className="lead">{t('DESK_KEPT_TEXT')}</p>
      <form className="form" action={pathname + search} method="post">
        {[...body.data].map(
          ([name, value]) =>
            typeof value === 'string' && (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ),
        )}
        <div className="form__buttons">
          <a
            className="button button--outlined"
            href={href.page('/desk/login/')}
            target="_blank"
            rel="noopener"
          >
            {t('DESK_KEPT_SIGN_IN')}
          </a>
          <button className="button button--forest" type="submit">
            {t('DESK_KEPT_SEND')}
          </button>
        </div>
      </form>
    </SignInLayout>,
  );
}
