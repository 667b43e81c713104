import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { toSeconds } from '../../domain/format/durations';
import type { TextKey } from '../../domain/language/texts';
import type { App } from '../../env';
import { loadSigningKeys } from '../../platform/auth/signing-keys-store';
import { LIMITS } from '../../platform/limits';
import { TextParameter } from '../../platform/request-parameters';
import { requiredMultiline } from '../forms/kit/definition/schemas';
import { readFormBody } from '../forms/kit/submit/form-body';
import { createFormTicket, readFormTicket } from '../forms/kit/submit/form-ticket';
import type { OwnProperty } from './own-property';
import { loadOwnProperty, renderUnknownProperty } from './own-property';
import { createPortalFrame, getPortalPath } from './portal-frame';
import { composeQuestionMail } from './question-mail';
import type { QuestionState } from './question-page';
import { QuestionPage } from './question-page';
import { QUESTION_FORM, storeQuestion } from './questions-store';

/** A question of an owner to their agent: stored as a lead and mailed. */
export const questionRoutes = new Hono<App>();

const QuestionQuery = v.object({ sent: TextParameter });
const QuestionForm = v.object({
  ticket: v.optional(v.string(), ''),
  question: requiredMultiline('ALERT_MESSAGE_EMPTY'),
});

questionRoutes.get('/owner/:id/question/', vValidator('query', QuestionQuery), async (c) => {
  const own = await loadOwnProperty(c);
  if (!own) return renderUnknownProperty(c);
  return renderQuestionPage(c, own, { isSent: c.req.valid('query').sent !== '' });
});

questionRoutes.post('/owner/:id/question/', async (c) => {
  const own = await loadOwnProperty(c);
  if (!own) return renderUnknownProperty(c);
  const { ctx } = c.var;
  const { person, property, now } = own;
  const body = await readFormBody(c.req.raw);
  const fields = body.ok ? Object.fromEntries(body.data) : {};
  const typed = typeof fields.question === 'string' ? fields.question : '';
  const form = v.safeParse(QuestionForm, fields);
  if (!form.success) {
    c.status(422);
    const error = form.issues[0].message as TextKey;
    return renderQuestionPage(c, own, { question: typed, error });
  }
  const { question } = form.output;
  const keyRing = await loadSigningKeys(c.env);
  const ticket = await readFormTicket(form.output.ticket, QUESTION_FORM, keyRing, now);
  if (!ticket || ticket.isExpired) {
    c.status(422);
    return renderQuestionPage(c, own, { question, alert: 'FORM_EXPIRED' });
  }
  const mail = composeQuestionMail(ctx, person, property, question);
  const { language } = ctx;
  const result = await storeQuestion(c.env, {
    ...{ person, property: property.ID, question, language, ticket, mail, keyRing, now },
  });
  if (result.kind === 'limited') {
    c.status(429);
    c.header('Retry-After', String(toSeconds(LIMITS['owner question'].window)));
    return renderQuestionPage(c, own, { question, alert: 'FORM_LIMIT' });
  }
  if (result.kind === 'other question') {
    c.status(422);
    return renderQuestionPage(c, own, { question, alert: 'FORM_SENT_ALREADY' });
  }
  c.executionCtx.waitUntil(result.delivery);
  return c.redirect(`${getPortalPath(ctx, property.ID, 'question')}?sent=yes`, 303);
});

async function renderQuestionPage(
  c: Context<App>,
  { person, property, figures, now }: OwnProperty,
  state: Partial<QuestionState>,
) {
  const { ctx } = c.var;
  const title = ctx.t('OWNER_ASK_AGENT');
  const keyRing = await loadSigningKeys(c.env);
  const { token } = await createFormTicket(QUESTION_FORM, keyRing, now);
  const hasError = Boolean(state.error || state.alert);
  return c.render(
    <QuestionPage
      {...{ ctx, property }}
      owned={figures.owned}
      state={{ question: '', isSent: false, ticket: token, ...state }}
    />,
    {
      ctx,
      stylesheet: 'portal',
      frame: createPortalFrame(ctx, person, property.ID, 'question'),
      head: { title: hasError ? ctx.t('FORM_ERROR_PAGE', { title }) : title, robots: 'noindex' },
    },
  );
}
