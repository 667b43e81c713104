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
 * To the agency: what staff need to act on it, in the agency's own language. It goes to the agent of
 * what it is about, else to the agency; answering it answers the visitor.
 */
export function composeAgencyMail(submission: Submission, extra?: ReactNode): Mail {
  const { form, ctx, answers, storedUploads, staffContext } = submission;
  const { subject } = staffContext;
  const { t, snapshot, origin } = staffContext.ctx;
  const { agency } = snapshot.site.configuration;
  const title = t('MAIL_STAFF_NEW_SUBMISSION', { form: t(form.texts.title) });
  const [email, phone] = [answers.email, answers.phone].map(toAnswerText);
  const { attachments, left } = selectAttachments(storedUploads);
  return composeMail(
    staffContext.ctx,
    {
      to: subject?.agent?.email || agency.email,
      ...(email && { replyTo: email }),
      // Nothing that a visitor wrote: a subject is a header.
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
      {left.length > 0 && (
        <MailParagraph>{t('MAIL_STAFF_FILES_LEFT', { names: left.join(', ') })}</MailParagraph>
      )}
      {extra}
      <MailNote>{t('MAIL_STAFF_TOLD', { text: t(form.texts.thanks) })}</MailNote>
    </>,
  );
}

/** To the visitor, in their language: that it came, what happens next, what they wrote. */
export function composeVisitorMail(
  submission: Submission,
  {
    subject = submission.ctx.t('MAIL_CONFIRMATION_SUBJECT'),
    text = submission.ctx.t(submission.form.texts.thanks),
    action,
    extra,
  }: {
    subject?: string;
    text?: string;
    action?: { href: string; label: string };
    extra?: ReactNode;
  } = {},
): Mail {
  const { ctx, answers, subject: about } = submission;
  const { t } = ctx;
  const agent = about?.agent;
  return composeMail(
    ctx,
    { to: toAnswerText(answers.email), subject, reason: t('MAIL_WHY_SUBMISSION') },
    <>
      <MailGreeting sender={ctx} name={getPersonName(answers)} />
      <MailParagraph>{text}</MailParagraph>
      {action && <MailButton href={action.href}>{action.label}</MailButton>}
      {about && <MailLinks links={[{ href: ctx.origin + about.path, label: about.title }]} />}
      {extra}
      <MailNote>{t('MAIL_YOUR_DETAILS')}</MailNote>
      <MailFacts rows={buildAnswerFacts(submission, t)} />
      <MailClosing sender={ctx} name={agent?.name} phone={agent?.phone} />
    </>,
  );
}

/** A form asks for both names, or for one that a person chooses. */
const getPersonName = ({ name, firstName, lastName }: AnswerRecord): string =>
  [name, firstName, lastName].map(toAnswerText).filter(Boolean).join(' ');

/** Every answer by its label, as one reads it. */
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

/** Its label; asked twice in one form, of two persons, also of whom. */
function formatFieldLabel(
  form: Form,
  { name, label, labelValues }: Field,
  t: RequestContext['t'],
): string {
  const isTwice = getFields(form).filter((field) => field.label === label).length > 1;
  const group = form.steps
    .flatMap(({ parts }) => parts)
    .find(
      (part) =>
        part.kind === 'group' &&
        getStepFields({ parts: [part] }).some((field) => field.name === name),
    );
  const legend = isTwice && group?.kind === 'group' && ` (${t(group.legend)})`;
  // What is confirmed is a sentence; here it names a line.
  return t(label, labelValues).replace(/\.$/, '') + (legend || '');
}

/** What a thumb does with it. An address goes there whole: its signs name nobody else and no subject. */
function buildAnswerHref({ kind }: Field, answer: string): string | undefined {
  if (kind === 'tel' && answer) return buildPhoneHref(answer);
  const [local = '', domain] = kind === 'email' ? answer.split('@') : [];
  return domain && `mailto:${encodeURIComponent(local)}@${domain}`;
}

/** As it was typed: without its country's code nobody knows which country's it is. */
const buildPhoneHref = (phone: string): string =>
  /^(\+|00)/.test(phone) ? toPhoneUrl(phone) : `tel:${phone.replace(/\D/g, '')}`;

/** An answer as it is read; undefined where there is none. */
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
  const option = options.find((one) => one.value === value);
  return option ? [option.group, formatOption({ t }, option)].filter(Boolean).join(', ') : value;
};

const toAnswerText = (answer: FieldAnswer): string => (typeof answer === 'string' ? answer : '');
