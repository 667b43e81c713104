import type { Context } from 'hono';
import * as v from 'valibot';
import type { TextKey } from '../../domain/language/texts';
import type { App } from '../../env';
import { OptionalTextParameter } from '../../platform/request-parameters';
import type { PageProps } from '../../views/layout/document';
import { readSentTexts } from '../forms/kit/submit/read-sent-texts';
import { renderSignInView } from './render-sign-in-view';
import { SignInLayout } from './sign-in-layout';

/** The parameter that names who wrote a kept form: it is sent as nobody else. */
const AUTHOR = 'author';

/** Why a form is not taken yet: nobody is signed in, not completely, or somebody else is. */
const REASONS = {
  ended: {
    title: 'ACCOUNT_KEPT_TITLE',
    text: 'ACCOUNT_KEPT_TEXT',
    action: 'ACCOUNT_KEPT_SIGN_IN',
  },
  unfinished: {
    title: 'ACCOUNT_KEPT_UNFINISHED_TITLE',
    text: 'ACCOUNT_KEPT_UNFINISHED_TEXT',
    action: 'ACCOUNT_KEPT_FINISH',
  },
  'somebody else': {
    title: 'ACCOUNT_KEPT_OTHER_TITLE',
    text: 'ACCOUNT_KEPT_OTHER_TEXT',
    action: 'ACCOUNT_KEPT_SIGN_IN',
  },
} as const satisfies Record<string, Record<'title' | 'text' | 'action', TextKey>>;

interface KeptForm {
  reason: keyof typeof REASONS;
  /** The id of the account that sends it, which wrote it unless it was kept for another before. */
  author: string;
  /** The name of who is signed in. */
  name?: string;
  /** The original path of the page on which the sign-in goes on. */
  page: string;
  shell?: PageProps['shell'];
}

/** Returns for whom a form that is sent was kept already; undefined for any other. */
function findAuthor({ req }: Context<App>): string | undefined {
  const named = new URL(req.url).searchParams.get(AUTHOR) ?? undefined;
  return v.parse(OptionalTextParameter, req.method === 'POST' ? named : undefined);
}

/** Returns whose form is sent if it was kept for somebody else than `account`; undefined else. */
export function findOtherAuthor(c: Context<App>, account: string): string | undefined {
  const author = findAuthor(c);
  return author === account ? undefined : author;
}

/**
 * Answers a form that no session takes yet with what it holds, to be sent again after signing in beside it: without
 * script nothing else keeps it. A file is chosen once more. Undefined for what is no form of texts, for passwords, and
 * for a script, which keeps its own.
 */
export async function keepSentForm(
  c: Context<App>,
  { reason, author, name = '', page, shell }: KeptForm,
): Promise<Response | undefined> {
  const { req } = c;
  if (req.method !== 'POST' || (req.header('Sec-Fetch-Mode') ?? 'navigate') !== 'navigate')
    return undefined;
  const sent = await readSentTexts(req.raw);
  if (!sent || sent.texts.some(([field]) => /password/i.test(field))) return undefined;
  const { ctx } = c.var;
  const { t, href } = ctx;
  const texts = REASONS[reason];
  const title = t(texts.title);
  const action = new URL(req.url);
  action.searchParams.set(AUTHOR, findAuthor(c) ?? author);
  c.status(403);
  return renderSignInView(
    c,
    { original: page, title, hasError: false, ...(shell && { shell }) },
    <SignInLayout ctx={ctx} title={title} steps={[]} hasPicture={false}>
      <p className="lead">{t(texts.text, { name })}</p>
      <form
        className="form"
        action={action.pathname + action.search}
        method="post"
        encType={sent.files.length > 0 ? 'multipart/form-data' : undefined}
      >
        {sent.texts.map(([field, value]) => (
          <input key={`${field} ${value}`} type="hidden" name={field} value={value} />
        ))}
        {sent.files.map((file) => (
          <label key={file.field}>
            <span className="field__label">{t('ACCOUNT_KEPT_FILE', { name: file.name })}</span>
            <input type="file" name={file.field} required />
          </label>
        ))}
        <div className="form__buttons">
          <a
            className="button button--outlined"
            href={href.page(page, { other: reason === 'somebody else' ? 'yes' : undefined })}
            target="_blank"
            rel="noopener"
          >
            {t(texts.action)}
          </a>
          <button className="button button--forest" type="submit">
            {t('ACCOUNT_KEPT_SEND')}
          </button>
        </div>
      </form>
    </SignInLayout>,
  );
}
