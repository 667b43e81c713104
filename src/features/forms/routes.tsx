import type { Context } from 'hono';
import { Hono } from 'hono';
import { isLanguage } from '../../domain/language/language';
import { textsBeginning } from '../../domain/language/texts';
import { menuPageAt } from '../../domain/site/menu-routes';
import type { App } from '../../env';
import { siteSecret } from '../../platform/auth/secret-store';
import { isTurnstileOn } from '../../platform/captcha/turnstile-store';
import { challenge } from '../../platform/captcha/work';
import { alternates } from '../../views/layout/alternates';
import { formAt, formNamed } from './forms';
import type { Opened } from './kit/submit/open';
import { fresh, open } from './kit/submit/open';
import { DOWN_S } from './kit/submit/sending';
import { submit } from './kit/submit/submit';
import { ticket } from './kit/submit/ticket';
import { FormPage } from './kit/view/form-page';
import type { FormState } from './kit/view/state';

/** The forms' own pages, and where all forms are sent to (decision 25). */
export const forms = new Hono<App>();

/** What a form in a browser with script asks for on first touch: a ticket, work to prove, the words of errors. */
forms.get('/form-ticket/', async (c) => {
  const room = formNamed(c.req.query('form') ?? '');
  const language = c.req.query('language');
  c.header('Cache-Control', 'no-store');
  const { t } = c.var.ctx;
  if (!isLanguage(language))
    return c.json({ error: 'INVALID_VIEW', message: t('INVALID_VIEW') }, 400);
  if (!room) return c.json({ error: 'VIEW_NOT_FOUND', message: t('VIEW_NOT_FOUND') }, 404);
  const secret = await siteSecret(c.env.DB).catch(() => undefined);
  if (!secret) return c.json({ error: 'API_ERROR', message: t('API_ERROR') }, 503);
  const now = Date.now();
  return c.json({
    key: (await ticket(room.form.name, secret, now)).token,
    challenge: await challenge(secret, c.env.CAPTCHA_COST, now),
    ...(isTurnstileOn(c.env) && { turnstile: c.env.TURNSTILE_SITE_KEY }),
    texts: textsBeginning(language, 'ALERT_'),
  });
});

forms.get('*', async (c, next) => {
  const { original } = c.var.ctx.route;
  const { menu, routes } = c.var.ctx.snapshot.site;
  const opened = await openedAt(c);
  // A configured page shows its form itself.
  if (!opened || menuPageAt(menu, original, routes)) return next();
  c.header('Cache-Control', 'private, no-cache');
  if (opened.given.down) {
    c.status(503);
    c.header('Retry-After', String(DOWN_S));
  }
  return show(c, opened, await fresh(opened));
});

forms.post('*', async (c, next) => {
  const opened = await openedAt(c);
  if (!opened) return next();
  const { room, request, given } = opened;
  c.header('Cache-Control', 'no-store');
  const outcome = await submit(c.req.raw, room, request, given);
  if (outcome.kind === 'stored') {
    if (outcome.afterwards) c.executionCtx.waitUntil(outcome.afterwards);
    return c.redirect(request.ctx.href.page(`/feedback/${room.form.name}/`), 303);
  }
  if (outcome.kind === 'refused') {
    c.status(outcome.status);
    if (outcome.retryAfter) c.header('Retry-After', String(outcome.retryAfter));
  }
  return show(c, opened, outcome.state);
});

async function openedAt(c: Context<App>): Promise<Opened | undefined> {
  const { ctx } = c.var;
  const room = formAt(ctx.route.original);
  return room && open(room, { ctx, env: c.env, query: new URL(c.req.url).searchParams });
}

function show(c: Context<App>, opened: Opened, state: FormState) {
  const { ctx } = c.var;
  const { form } = opened.room;
  const title = ctx.t(form.texts.title);
  const hasErrors = Object.keys(state.errors).length > 0 || state.alert !== undefined;
  return c.render(<FormPage {...{ opened, state }} />, {
    ctx,
    sheet: 'form',
    head: {
      title: hasErrors ? ctx.t('FORM_ERROR_PAGE', { title }) : title,
      robots: 'noindex',
      paths: alternates(ctx, form.path, new URL(opened.action, ctx.origin).search),
    },
  });
}
