import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { Language } from '../../domain/language/language';
import { getSiteTextsByPrefix } from '../../domain/site/site-texts';
import type { App } from '../../env';
import { loadSigningKeys } from '../../platform/auth/signing-keys-store';
import { countError } from '../../platform/incidents-store';
import { loadMailsOfLead } from '../../platform/mail/outbox-list-store';
import type { QueryContext } from '../../platform/request-parameters';
import { refuseAsJson, SearchParameters, TextParameter } from '../../platform/request-parameters';
import { isTurnstileOn } from '../../platform/turnstile';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { renderFragment } from '../../views/layout/render-fragment';
import { Modal } from '../../views/ui/modal';
import { findObstacle } from './choose-subject/obstacle';
import { ChooseSubjectPage } from './choose-subject/page';
import { findHandlerByName, findHandlerByPath } from './form-handlers';
import { createWorkChallenge } from './kit/captcha/proof-of-work';
import { findCopy, isCopyLate } from './kit/mail/describe-copy';
import { createFormTicket } from './kit/submit/form-ticket';
import type { LoadedForm } from './kit/submit/load-form';
import { createInitialState, loadForm } from './kit/submit/load-form';
import { createReceipt } from './kit/submit/receipt';
import { handleSubmission } from './kit/submit/submit';
import { OUTAGE_RETRY_S } from './kit/submit/submit-result';
import { FormPage, loadAside } from './kit/view/form-page';
import type { FormViewState } from './kit/view/form-state';

/** The pages of forms, and the paths that forms are submitted to (decision 25). */
export const formRoutes = new Hono<App>();

const TicketQuery = v.object({
  form: TextParameter,
  language: v.pipe(TextParameter, Language),
});

const validateTicketQuery = vValidator('query', TicketQuery, (result, c: Context<App>) => {
  c.header('Cache-Control', 'no-store');
  return refuseAsJson('INVALID_VIEW')(result, c);
});

/** Returns a ticket, a captcha challenge and the texts of errors; the script of a cached form fetches them on first use. */
formRoutes.get('/form-ticket/', validateTicketQuery, async (c) => {
  const { form, language } = c.req.valid('query');
  const handler = findHandlerByName(form);
  const { t, snapshot } = c.var.ctx;
  if (!handler) return c.json({ error: 'VIEW_NOT_FOUND', message: t('VIEW_NOT_FOUND') }, 404);
  const keyRing = await loadSigningKeys(c.env).catch(() => undefined);
  if (!keyRing) return c.json({ error: 'API_ERROR', message: t('API_ERROR') }, 503);
  const now = Date.now();
  return c.json({
    key: (await createFormTicket(handler.form.name, keyRing, now)).token,
    challenge: await createWorkChallenge(keyRing, c.env.CAPTCHA_COST, now),
    ...(isTurnstileOn(c.env) && { turnstile: c.env.TURNSTILE_SITE_KEY }),
    texts: getSiteTextsByPrefix(snapshot.site, language, 'ALERT_'),
  });
});

/** The dialog in which a form opens over a page; client/forms/form-dialog fills in title and form. */
formRoutes.get('/fragments/form/', (c) =>
  renderFragment(
    c,
    <Modal id="form-dialog" title="" t={c.var.ctx.t}>
      {null}
    </Modal>,
  ),
);

formRoutes.get('*', vValidator('query', SearchParameters), async (c, next) => {
  // A configured page shows its form itself.
  if (c.var.ctx.page) return next();
  const loadedForm = await loadRequestedForm(c);
  if (!loadedForm) return (await renderObstacle(c)) ?? next();
  c.header('Cache-Control', 'private, no-cache');
  if (loadedForm.visitorContext.presentation.outage) {
    c.status(503);
    c.header('Retry-After', String(OUTAGE_RETRY_S));
  }
  return renderFormPage(c, loadedForm, await createInitialState(loadedForm));
});

formRoutes.post('*', vValidator('query', SearchParameters), async (c, next) => {
  const loadedForm = await loadRequestedForm(c);
  c.header('Cache-Control', 'no-store');
  if (!loadedForm) return (await renderObstacle(c, 404)) ?? next();
  const result = await handleSubmission(c.req.raw, loadedForm, c.var.requestId);
  if (result.kind === 'stored') {
    if (result.mailDelivery) c.executionCtx.waitUntil(result.mailDelivery);
    return c.redirect(await buildThanksPath(loadedForm, result.key), 303);
  }
  if (result.kind === 'refused') c.status(result.status);
  if (result.kind === 'refused' && result.status === 503)
    c.executionCtx.waitUntil(countError(c.env.DB, Date.now()));
  // Without script this page is an entry of the history: the back button shows it, or an error of the browser.
  if (result.kind === 'form-step' || result.status === 422)
    c.header('Cache-Control', 'private, no-cache');
  if (result.kind === 'refused' && result.retryAfterS)
    c.header('Retry-After', String(result.retryAfterS));
  return renderFormPage(c, loadedForm, result.state);
});

/**
 * Returns the path of a form's thank-you page, with the form's subject and, if it has something to show or its mail
 * is late, its receipt.
 */
async function buildThanksPath(
  { handler, visitorContext: { ctx, env, subject } }: LoadedForm,
  key: string,
): Promise<string> {
  const { name } = handler.form;
  const hasReceipt = handler.renderReceipt !== undefined || (await isCopyLateOf(env.DB, key));
  const receipt = hasReceipt
    ? createReceipt(name, key, await loadSigningKeys(env), Date.now())
    : undefined;
  return ctx.href.page(`/feedback/${name}/`, {
    ...(subject && { [subject.kind]: subject.id }),
    receipt: await receipt,
  });
}

/** Returns whether the mail of a lead waits or will not come; not while D1 cannot say it. */
const isCopyLateOf = async (db: D1Database, key: string): Promise<boolean> =>
  isCopyLate(findCopy(await loadMailsOfLead(db, key).catch(() => [])), Date.now());

async function loadRequestedForm(
  c: QueryContext<typeof SearchParameters>,
): Promise<LoadedForm | undefined> {
  const { ctx } = c.var;
  const handler = findHandlerByPath(ctx.route.original);
  return handler && loadForm(handler, { ctx, env: c.env, query: c.req.valid('query') });
}

/** Renders why a form cannot be shown for this request; undefined if the path is not a form's. */
async function renderObstacle(c: QueryContext<typeof SearchParameters>, status?: 404) {
  const { ctx } = c.var;
  const form = findHandlerByPath(ctx.route.original)?.form;
  const obstacle = form && (await findObstacle(ctx, form, c.req.valid('query')));
  if (!obstacle) return undefined;
  c.status(status ?? obstacle.status);
  return c.render(<ChooseSubjectPage {...{ ctx, form, obstacle }} />, {
    ctx,
    stylesheet: 'form',
    menuPage: 'none',
    head: {
      title: ctx.t(form.texts.title),
      robots: 'noindex',
      paths: buildAlternatePaths(ctx, form.path, new URL(c.req.url).search),
    },
  });
}

async function renderFormPage(c: Context<App>, loadedForm: LoadedForm, state: FormViewState) {
  const { ctx, subject } = loadedForm.visitorContext;
  const { form } = loadedForm.handler;
  const title = ctx.t(form.texts.title);
  const isAsked = state.alert === 'FORM_LAST_QUESTION';
  const hasErrors = Object.keys(state.errors).length > 0 || (state.alert !== undefined && !isAsked);
  const aside = await loadAside(loadedForm, state);
  return c.render(<FormPage {...{ loadedForm, state, aside }} />, {
    ctx,
    stylesheet: 'form',
    // A configured page shows its form itself: this is the answer to what was sent there.
    menuPage: 'none',
    head: {
      title: hasErrors ? ctx.t('FORM_ERROR_PAGE', { title }) : title,
      robots: 'noindex',
      paths: buildAlternatePaths(ctx, form.path, subject ? `?${subject.kind}=${subject.id}` : ''),
    },
  });
}
