import type { ReactNode } from 'react';
import { formatCurrency } from '../../../../domain/format/currency';
import { formatDate } from '../../../../domain/format/date';
import { formatPhone, toPhoneUrl } from '../../../../domain/format/phone';
import { LANGUAGE_NAME_KEYS } from '../../../../domain/language/language-name';
import { composeMail } from '../../../../platform/mail/compose-mail';
import type { Mail } from '../../../../platform/mail/mail';
import type { MailFact } from '../../../../platform/mail/mail-parts';
import {
  MailButton,
  MailClosing,
  MailFacts,
  MailGreeting,
  MailLinks,
  MailNote,
  MailParagraph,
} from '../../../../platform/mail/mail-parts';
import type { RequestContext } from '../../../../platform/request-context';
import type { Field, FieldOption } from '../definition/field';
import type { AnswerRecord, FieldAnswer, Form } from '../definition/form';
import { getFields, getStepFields } from '../definition/form';
import type { FormPresentation, Submission } from '../submit/handler';
import { formatOption } from '../view/inputs/choice-input';
import { resolveField } from '../view/resolve-field';
import { selectAttachments } from './select-attachments';

/**
 * Composes the mail to the agency, in the agency's language, with everything that staff need to act.
 * Its recipient is the subject's agent, else the agency; a reply goes to the visitor.
 */
export function composeAgencyMail(submission: Submission, extra?: ReactNode): Mail {
  const { form, ctx, answers, storedUploads, staffContext } = submission;
  const { subject } = staffContext;
  const { t, snapshot, origin } = staffContext.ctx;
  const { agency } = snapshot.site.configuration;
  const title = t('MAIL_STAFF_NEW_SUBMISSION', { form: t(form.texts.title) });
  const [email, phone] = [answers.email, answers.phone].map(toAnswerText);
  const { attachments, omittedNames } = selectAttachments(storedUploads);
  return composeMail(
    staffContext.ctx,
    {
      to: subject?.agent?.email || agency.email,
      ...(email && { replyTo: email }),
      // No visitor's text: a subject is a mail header.
      subject: subject ? `${title}, ${t('REFERENCE_ID', { id: subject.id })}` : title,
      heading: title,
      attachments,
    },
    <>
      {subject && <MailLinks links={[{ href: origin + subject.path, label: subject.title }]} />}
      {phone && (
        <MailButton href={buildPhoneHref(phone)}>
          {t('CALL_PERSON', { name: getPersonName(answers) })}
        </MailButton>
      )}
      <MailFacts
        rows={[
          ...buildAnswerFacts({ ...submission, presentation: staffContext.presentation }, t),
          [t('MAIL_STAFF_LANGUAGE'), t(LANGUAGE_NAME_KEYS[ctx.language])],
        ]}
      />
      {omittedNames.length > 0 && (
        <MailParagraph>
          {t('MAIL_STAFF_FILES_LEFT', { names: omittedNames.join(', ') })}
        </MailParagraph>
      )}
      {extra}
      <MailNote>{t('MAIL_STAFF_TOLD', { text: t(form.texts.thanks) })}</MailNote>
    </>,
  );
}

/** Optional parts of the mail to the visitor. */
interface VisitorMailParts {
  subject?: string;
  /** First paragraph; by default the thanks of the form. */
  text?: string;
  action?: MailAction;
  extra?: ReactNode;
}

/** The button of a mail. */
interface MailAction {
  href: string;
  label: string;
}

/** Composes the confirmation to the visitor, in their language: the next steps and their answers. */
export function composeVisitorMail(
  submission: Submission,
  {
    subject = submission.ctx.t('MAIL_CONFIRMATION_SUBJECT'),
    text = submission.ctx.t(submission.form.texts.thanks),
    action,
    extra,
  }: VisitorMailParts = {},
): Mail {
  const { ctx, answers, subject: formSubject } = submission;
  const { t } = ctx;
  const agent = formSubject?.agent;
  return composeMail(
    ctx,
    { to: toAnswerText(answers.email), subject, reason: t('MAIL_WHY_SUBMISSION') },
    <>
      <MailGreeting sender={ctx} name={getPersonName(answers)} />
      <MailParagraph>{text}</MailParagraph>
      {action && <MailButton href={action.href}>{action.label}</MailButton>}
      {formSubject && (
        <MailLinks links={[{ href: ctx.origin + formSubject.path, label: formSubject.title }]} />
      )}
      {extra}
      <MailNote>{t('MAIL_YOUR_DETAILS')}</MailNote>
      <MailFacts rows={buildAnswerFacts(submission, t)} />
      <MailClosing sender={ctx} name={agent?.name} phone={agent?.phone} />
    </>,
  );
}

/** A form has fields for both names, or for one name of the visitor's choice. */
const getPersonName = ({ name, firstName, lastName }: AnswerRecord): string =>
  [name, firstName, lastName].map(toAnswerText).filter(Boolean).join(' ');

/** Returns one row per field that was shown: its label and its answer as text. */
function buildAnswerFacts(
  { form, answers, presentation, storedUploads }: Submission,
  t: RequestContext['t'],
): MailFact[] {
  return getFields(form)
    .flatMap((field) => resolveField(field, presentation) ?? [])
    .filter(({ kind }) => kind !== 'password')
    .map((field) => [
      formatFieldLabel(form, field, t),
      field.kind === 'file'
        ? storedUploads
            .filter((file) => file.field === field.name)
            .map(({ name }) => name)
            .join(', ')
        : formatAnswerValue(field, answers[field.name], presentation, t),
      buildAnswerHref(field, toAnswerText(answers[field.name])),
    ]);
}

/** Returns a field's label; if another field has the same label, with the legend of its group. */
function formatFieldLabel(
  form: Form,
  { name, label, labelValues }: Field,
  t: RequestContext['t'],
): string {
  const isRepeated = getFields(form).filter((field) => field.label === label).length > 1;
  const group = form.steps
    .flatMap(({ parts }) => parts)
    .find(
      (part) =>
        part.kind === 'group' &&
        getStepFields({ parts: [part] }).some((field) => field.name === name),
    );
  const legend = isRepeated && group?.kind === 'group' && ` (${t(group.legend)})`;
  // The label of a confirmation is a sentence; as a row's name it loses its full stop.
  return t(label, labelValues).replace(/\.$/, '') + (legend || '');
}

/** Returns a link to call or to mail. The address is encoded, so that it cannot add recipients or a subject. */
function buildAnswerHref({ kind }: Field, answer: string): string | undefined {
  if (kind === 'tel' && answer) return buildPhoneHref(answer);
  const [local = '', domain] = kind === 'email' ? answer.split('@') : [];
  return domain && `mailto:${encodeURIComponent(local)}@${domain}`;
}

/** Without a country code the number is dialled as typed: its country is unknown. */
const buildPhoneHref = (phone: string): string =>
  /^(\+|00)/.test(phone) ? toPhoneUrl(phone) : `tel:${phone.replace(/\D/g, '')}`;

/** Formats an answer as text; undefined if it is empty. */
function formatAnswerValue(
  field: Field,
  answer: FieldAnswer,
  presentation: FormPresentation,
  t: RequestContext['t'],
): string | undefined {
  if (answer === undefined || answer === '' || answer === false) return undefined;
  if (answer === true) return t('YES');
  if ('options' in field) {
    const options =
      field.options === 'dynamic' ? (presentation.options?.[field.name] ?? []) : field.options;
    return [answer]
      .flat()
      .map((value) => formatChosenOption(options, String(value), t))
      .join(', ');
  }
  if (field.kind === 'area') return t('DEMAND_AREA_DRAWN');
  if (field.kind === 'money') return formatCurrency(Number(answer));
  if (field.kind === 'date') return formatDate(String(answer));
  if (field.kind === 'tel') return formatPhone(String(answer));
  return String(answer);
}

const formatChosenOption = (
  options: readonly FieldOption[],
  value: string,
  t: RequestContext['t'],
) => {
  const option = options.find((candidate) => candidate.value === value);
  return option ? [option.group, formatOption({ t }, option)].filter(Boolean).join(', ') : value;
};

const toAnswerText = (answer: FieldAnswer): string => (typeof answer === 'string' ? answer : '');
