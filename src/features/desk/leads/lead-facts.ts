import type { Environment } from '../../../env';
import type { MailFact } from '../../../platform/mail/mail-blocks';
import type { RequestContext } from '../../../platform/request-context';
import { findHandlerByName } from '../../forms/form-handlers';
import { getFields } from '../../forms/kit/definition/form';
import { buildAnswerFacts, toAnswerText } from '../../forms/kit/mail/answer-facts';
import type { FormHandler, FormPresentation, FormRequest } from '../../forms/kit/submit/handler';
import type { Subject } from '../../forms/kit/submit/subject';
import { loadSubject } from '../../forms/kit/submit/subject';
import { QUESTION_FORM } from '../../owner-portal/questions-store';
import type { Lead } from './lead';
import type { LeadFile } from './leads-store';

const MAX_LINE = 160;

/** Answers of a visitor, in the words and the language of who reads them. */
export interface LeadFacts {
  /** The property or project; undefined without one, or if it is no longer in the catalogue. */
  subject: Subject | undefined;
  /** Labels with answers; empty answers are left out. */
  facts: MailFact[];
  /** Answers in sentences, under their labels. */
  words: { label: string; text: string }[];
}

/** Returns a form's name in words; a form that no longer exists keeps the name of its rows. */
export const formatFormName = ({ t }: RequestContext, form: string): string => {
  if (form === QUESTION_FORM) return t('MAIL_OWNER_QUESTION_SUBJECT');
  const handler = findHandlerByName(form);
  return handler ? t(handler.form.texts.title) : form;
};

/** Returns what the visitor wrote in sentences, as one line; '' if nothing. */
export function getLeadWords({ form, answers }: Pick<Lead, 'form' | 'answers'>): string {
  const handler = findHandlerByName(form);
  const names = handler
    ? getFields(handler.form).flatMap(({ kind, name }) => (kind === 'textarea' ? [name] : []))
    : ['question'];
  const words = names.map((name) => toAnswerText(answers[name])).find(Boolean) ?? '';
  return words.replaceAll(/\s+/g, ' ').slice(0, MAX_LINE);
}

/** Loads the answers of a lead with the labels and options of its form. */
export async function loadLeadFacts(
  ctx: RequestContext,
  env: Environment,
  lead: Lead,
  files: readonly Pick<LeadFile, 'field' | 'name'>[],
): Promise<LeadFacts> {
  const handler = findHandlerByName(lead.form);
  const query = toSubjectQuery(lead);
  const subject = await loadLeadSubject(ctx, lead);
  if (lead.form === QUESTION_FORM) return { subject, ...splitOwnerQuestion(ctx, lead) };
  if (!handler) return { subject, facts: listRawAnswers(lead), words: [] };
  const presentation = await present(handler, { ctx, env, subject, query });
  const { form } = handler;
  const answered = { form, answers: lead.answers, presentation, storedUploads: files };
  const build = (isText: boolean) =>
    buildAnswerFacts(
      answered,
      ctx.t,
      ({ kind: field }) => (field === 'textarea') === isText,
    ).filter(([, value]) => value);
  return {
    subject,
    facts: build(false),
    words: build(true).map(([label, text = '']) => ({ label, text: toAnswerText(text) })),
  };
}

/** Loads the property or project that a lead is about; undefined without one, and if it left the catalogue. */
export async function loadLeadSubject(
  ctx: RequestContext,
  lead: Pick<Lead, 'property' | 'project'>,
): Promise<Subject | undefined> {
  const query = toSubjectQuery(lead);
  const kind = lead.project === null ? 'property' : 'project';
  return query.size > 0 ? loadSubject(ctx, kind, query) : undefined;
}

function toSubjectQuery({
  property,
  project,
}: Pick<Lead, 'property' | 'project'>): URLSearchParams {
  if (property !== null) return new URLSearchParams({ property: String(property) });
  return new URLSearchParams(project === null ? {} : { project: String(project) });
}

/** Presents the form; what cannot be loaded any more leaves answers as they were stored. */
async function present(handler: FormHandler, request: FormRequest): Promise<FormPresentation> {
  try {
    if (handler.presentStored) return await handler.presentStored(request);
    const loaderData = await handler.load?.(request);
    return handler.present?.(request, loaderData) ?? {};
  } catch (error) {
    console.error(`form ${handler.form.name} cannot be presented`, error);
    return {};
  }
}

/** Returns what an owner asked in the portal, whose form is not one of the site's. */
const splitOwnerQuestion = (
  { t }: RequestContext,
  { answers }: Lead,
): Omit<LeadFacts, 'subject'> => ({
  facts: [
    [t('FIELD_NAME'), String(answers.name ?? '')],
    [t('LABEL_EMAIL'), String(answers.email ?? '')],
  ],
  words: [{ label: t('OWNER_QUESTION_LABEL'), text: String(answers.question ?? '') }],
});

const listRawAnswers = ({ answers }: Lead): MailFact[] =>
  Object.entries(answers).flatMap(([name, answer]) =>
    answer === undefined || answer === '' ? [] : [[name, String(answer)] as MailFact],
  );
