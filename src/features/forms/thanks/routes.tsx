import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { TextKey } from '../../../domain/language/texts';
import type { App } from '../../../env';
import { loadSigningKeys } from '../../../platform/auth/signing-keys-store';
import { loadMailsOfLead } from '../../../platform/mail/outbox-list-store';
import { SearchParameters } from '../../../platform/request-parameters';
import { loadSuggestions } from '../../../views/cards/load-suggestions';
import { buildAlternatePaths } from '../../../views/layout/alternate-paths';
import { findHandlerByName } from '../form-handlers';
import { describeCopy, findCopy } from '../kit/mail/describe-copy';
import type { FormHandler } from '../kit/submit/handler';
import { loadOthers } from '../kit/submit/load-others';
import { readReceipt } from '../kit/submit/receipt';
import type { SentForm } from './page';
import { ThanksPage } from './page';
import { findSentSubject, resolveReturnPaths } from './return-paths';

/** Texts of thank-you pages without a form (§2.3). */
const EXTRA_THANKS_TEXTS: Record<string, TextKey> = {
  'testing-testing': 'THANKS_TESTING_TESTING_TEXT',
};

export const thanksRoutes = new Hono<App>();

const ThanksParameters = v.object({ form: v.string() });

thanksRoutes.get(
  '/feedback/:form/',
  vValidator('param', ThanksParameters),
  vValidator('query', SearchParameters),
  async (c, next) => {
    const { ctx } = c.var;
    const { form } = c.req.valid('param');
    const query = c.req.valid('query');
    const handler = findHandlerByName(form);
    const text = handler?.form.texts.thanks ?? EXTRA_THANKS_TEXTS[form];
    if (!text) return next();
    const sent = handler && (await loadSent(c, handler, query.get('receipt') ?? ''));
    const texts = handler?.form.texts;
    const referer = c.req.header('Referer');
    const subject = await findSentSubject(ctx, query, referer);
    const returnPaths = resolveReturnPaths(ctx, subject, referer, handler?.form);
    const suggestions = sent?.receipt
      ? undefined
      : await (subject ? loadOthers(ctx, subject) : loadSuggestions(ctx, returnPaths.list ?? ''));
    const search = query.size > 0 ? `?${query}` : '';
    return c.render(
      <ThanksPage
        {...{ ctx, form, subject, sent, returnPaths, suggestions }}
        success={texts?.success}
        text={(sent && texts?.thanksLate) || text}
      />,
      {
        ctx,
        stylesheet: sent?.receipt ? 'form' : 'plain',
        head: {
          title: ctx.t('THANKS_TITLE'),
          robots: 'noindex',
          paths: buildAlternatePaths(ctx, ctx.route.original, search),
        },
      },
    );
  },
);

/** Renders what the visitor booked and how the mail stands; undefined without a valid receipt, and while D1 is down. */
async function loadSent(
  c: Context<App>,
  handler: FormHandler,
  receipt: string,
): Promise<SentForm | undefined> {
  try {
    if (!receipt) return undefined;
    const key = await readReceipt(
      receipt,
      handler.form.name,
      await loadSigningKeys(c.env),
      Date.now(),
    );
    if (!key) return undefined;
    const booked = await handler.renderReceipt?.(c.var.ctx, c.env, key);
    // What was booked is gone, and its mail with it.
    if (handler.renderReceipt && !booked) return undefined;
    const copy = findCopy(await loadMailsOfLead(c.env.DB, key));
    return {
      receipt: booked,
      mail: describeCopy(c.var.ctx, copy, Date.now()),
      isMailGone: copy?.state === 'failed',
    };
  } catch (error) {
    console.error('a thank-you page without its receipt', error);
    return undefined;
  }
}
