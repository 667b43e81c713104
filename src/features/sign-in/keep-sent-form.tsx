import type { Context } from 'hono';
import type { App } from '../../env';
import type { PageProps } from '../../views/layout/document';
import { readSentTexts } from '../forms/kit/submit/read-sent-texts';
import { renderSignInView } from './render-sign-in-view';
import { SignInLayout } from './sign-in-layout';

/**
 * Answers a form that a session was too old for with what it holds, to be sent again after signing in beside it: without
 * script nothing else keeps it. A file is chosen once more. Undefined for what is no form of texts, for passwords, and
 * for a script, which keeps its own.
 */
export async function keepSentForm(
  c: Context<App>,
  { signInPage, shell }: { signInPage: string; shell?: PageProps['shell'] },
): Promise<Response | undefined> {
  const { req } = c;
  if (req.method !== 'POST' || (req.header('Sec-Fetch-Mode') ?? 'navigate') !== 'navigate')
    return undefined;
  const sent = await readSentTexts(req.raw);
  if (!sent || sent.texts.some(([name]) => /password/i.test(name))) return undefined;
  const { ctx } = c.var;
  const { t, href } = ctx;
  const { pathname, search } = new URL(req.url);
  const title = t('ACCOUNT_KEPT_TITLE');
  c.status(403);
  return renderSignInView(
    c,
    { original: signInPage, title, hasError: false, ...(shell && { shell }) },
    <SignInLayout ctx={ctx} title={title} steps={[]} hasPicture={false}>
      <p className="lead">{t('ACCOUNT_KEPT_TEXT')}</p>
      <form
        className="form"
        action={pathname + search}
        method="post"
        encType={sent.files.length > 0 ? 'multipart/form-data' : undefined}
      >
        {sent.texts.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {sent.files.map(({ field, name }) => (
          <label key={field}>
            <span className="field__label">{t('ACCOUNT_KEPT_FILE', { name })}</span>
            <input type="file" name={field} required />
          </label>
        ))}
        <div className="form__buttons">
          <a
            className="button button--outlined"
            href={href.page(signInPage)}
            target="_blank"
            rel="noopener"
          >
            {t('ACCOUNT_KEPT_SIGN_IN')}
          </a>
          <button className="button button--forest" type="submit">
            {t('ACCOUNT_KEPT_SEND')}
          </button>
        </div>
      </form>
    </SignInLayout>,
  );
}
