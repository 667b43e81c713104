import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { toSeconds } from '../../domain/format/period';
import type { App } from '../../env';
import { loadSigningKeys } from '../../platform/auth/signing-keys-store';
import { LIMITS } from '../../platform/limits';
import { PositiveIntegerParameter, TextParameter } from '../../platform/request-parameters';
import { createFormTicket, readFormTicket } from '../forms/kit/submit/form-ticket';
import { readForm, refuseForm } from '../forms/kit/submit/read-form';
import { describeForLead } from '../forms/kit/submit/stored-subject';
import { loadSubject } from '../forms/kit/submit/subject';
import type { OwnProperty } from './own-property';
import { loadOwnProperty, renderUnknownProperty } from './own-property';
import { createPortalShell, getPortalPath } from './portal-shell';
import { questionForm } from './question-form';
import { composeQuestionMail } from './question-mail';
import type { QuestionState } from './question-page';
import { QuestionPage } from './question-page';
import { QUESTION_FORM, storeQuestion } from './questions-store';

/** A question of an owner to their agent: stored as a lead and mailed. */
export const questionRoutes = new Hono<App>();

/** The latest time that a date can hold. */
const MAX_DATE_MS = 8.64e15;

const QuestionQuery = v.object({
  sent: TextParameter,
  /** When the visit is that the question is about, in milliseconds. */
  visit: v.fallback(
    v.optional(v.pipe(PositiveIntegerParameter, v.maxValue(MAX_DATE_MS))),
    undefined,
  ),
});
questionRoutes.get('/owner/:id/question/', vValidator('query', QuestionQuery), async (c) => {
  const own = await loadOwnProperty(c);
  if (!own) return renderUnknownProperty(c);
  const { sent, visit } = c.req.valid('query');
  return renderQuestionPage(c, own, { isSent: sent !== '', visit });
});

questionRoutes.post('/owner/:id/question/', async (c) => {
  const own = await loadOwnProperty(c);
  if (!own) return renderUnknownProperty(c);
  const { ctx } = c.var;
  const { account, property, now } = own;
  const read = await readForm(c, questionForm);
  if (!read.ok) return renderQuestionPage(c, own, { refused: read });
  const { question } = read.answers;
  const keyRing = await loadSigningKeys(c.env);
  const ticket = await readFormTicket(read.answers.ticket, QUESTION_FORM, keyRing, now);
  if (!ticket || ticket.isExpired)
    return renderQuestionPage(c, own, { refused: refuseForm(read, { alert: 'FORM_EXPIRED' }) });
  const mail = composeQuestionMail(ctx, account, property, question);
  const { language } = ctx;
  const query = new URLSearchParams({ property: String(property.ID) });
  const subject = await loadSubject(ctx, 'property', query);
  const result = await storeQuestion(c.env, {
    ...{ account, property: property.ID, question, language, ticket, mail, keyRing, now },
    about: subject && describeForLead(ctx, subject),
  });
  if (result.kind === 'limited') {
    c.header('Retry-After', String(toSeconds(LIMITS['owner question'].window)));
    const refused = refuseForm(read, { status: 429, alert: 'FORM_LIMIT' });
    return renderQuestionPage(c, own, { refused });
  }
  if (result.kind === 'other question')
    return renderQuestionPage(c, own, {
      refused: refuseForm(read, { alert: 'FORM_SENT_ALREADY' }),
    });
  c.executionCtx.waitUntil(result.delivery);
  return c.redirect(`${getPortalPath(ctx, property.ID, 'question')}?sent=yes`, 303);
});

async function renderQuestionPage(
  c: Context<App>,
  { account, property, figures, now }: OwnProperty,
  state: Partial<QuestionState>,
) {
  const { ctx } = c.var;
  const title = ctx.t('OWNER_ASK_AGENT');
  const keyRing = await loadSigningKeys(c.env);
  const { token } = await createFormTicket(QUESTION_FORM, keyRing, now);
  const { refused } = state;
  c.status(refused?.status ?? 200);
  return c.render(
    <QuestionPage
      {...{ ctx, property }}
      owned={figures.owned}
      state={{ isSent: false, ticket: token, ...state }}
    />,
    {
      ctx,
      stylesheet: 'portal',
      shell: createPortalShell(ctx, account, property.ID, 'question'),
      head: { title: refused ? ctx.t('FORM_ERROR_PAGE', { title }) : title, robots: 'noindex' },
    },
  );
}
