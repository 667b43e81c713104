import type { ReactNode } from 'react';
import { formatCurrency } from '../../../../domain/format/currency';
import { formatDate } from '../../../../domain/format/date';
import { formatPhone, phoneLink } from '../../../../domain/format/phone';
import { LANGUAGE_NAME } from '../../../../domain/language/language-name';
import { letter } from '../../../../platform/mail/letter';
import type { Mail } from '../../../../platform/mail/message';
import type { Fact } from '../../../../platform/mail/parts';
import {
  Action,
  Facts,
  Greeting,
  Links,
  Note,
  Paragraph,
  Regards,
} from '../../../../platform/mail/parts';
import type { RequestContext } from '../../../../platform/request-context';
import type { Field, Option } from '../definition/field';
import type { Answer, Answers, Form } from '../definition/form';
import { fieldsOf, fieldsOfStep } from '../definition/form';
import type { Given, Submission } from '../submit/handler';
import { askedHere } from '../view/given';
import { optionText } from '../view/inputs/choice';
import { attachedFiles } from './attached-files';

/**
 * To the agency: what staff need to act on it, in the agency's own language. It goes to the agent of
 * what it is about, else to the agency; answering it answers the visitor.
 */
export function toAgency(submission: Submission, extra?: ReactNode): Mail {
  const { form, ctx, answers, attached, staff } = submission;
  const { subject } = staff;
  const { t, snapshot, origin } = staff.ctx;
  const { agency } = snapshot.site.configuration;
  const title = t('MAIL_STAFF_NEW_SUBMISSION', { form: t(form.texts.title) });
  const [email, phone] = [answers.email, answers.phone].map(textOf);
  const { attachments, left } = attachedFiles(attached);
  return letter(
    staff.ctx,
    {
      to: subject?.agent?.email || agency.email,
      ...(email && { replyTo: email }),
      // Nothing that a visitor wrote: a subject is a header.
      subject: subject ? `${title}, ${t('REFERENCE_ID', { id: subject.id })}` : title,
      title,
      attachments,
    },
    <>
      {subject && <Links links={[{ href: origin + subject.path, label: subject.line }]} />}
      {phone && (
        <Action href={dialled(phone)}>{t('CALL_PERSON', { name: nameOf(answers) })}</Action>
      )}
      <Facts
        rows={[
          ...rows({ ...submission, given: staff.given }, t),
          [t('MAIL_STAFF_LANGUAGE'), t(LANGUAGE_NAME[ctx.language])],
        ]}
      />
      {left.length > 0 && (
        <Paragraph>{t('MAIL_STAFF_FILES_LEFT', { names: left.join(', ') })}</Paragraph>
      )}
      {extra}
      <Note>{t('MAIL_STAFF_TOLD', { text: t(form.texts.thanks) })}</Note>
    </>,
  );
}

/** To the visitor, in their language: that it came, what happens next, what they wrote. */
export function toVisitor(
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
  return letter(
    ctx,
    { to: textOf(answers.email), subject, why: t('MAIL_WHY_SUBMISSION') },
    <>
      <Greeting sender={ctx} name={nameOf(answers)} />
      <Paragraph>{text}</Paragraph>
      {action && <Action href={action.href}>{action.label}</Action>}
      {about && <Links links={[{ href: ctx.origin + about.path, label: about.line }]} />}
      {extra}
      <Note>{t('MAIL_YOUR_DETAILS')}</Note>
      <Facts rows={rows(submission, t)} />
      <Regards sender={ctx} name={agent?.name} phone={agent?.phone} />
    </>,
  );
}

/** A form asks for both names, or for one that a person chooses. */
const nameOf = ({ name, firstName, lastName }: Answers): string =>
  [name, firstName, lastName].map(textOf).filter(Boolean).join(' ');

/** Every answer by its label, as one reads it. */
function rows({ form, answers, given, attached }: Submission, t: RequestContext['t']): Fact[] {
  return fieldsOf(form)
    .flatMap((field) => askedHere(field, given) ?? [])
    .filter(({ kind }) => kind !== 'password')
    .map((field) => [
      named(form, field, t),
      field.kind === 'file'
        ? attached
            .filter((file) => file.field === field.name)
            .map(({ name }) => name)
            .join(', ')
        : shown(field, answers[field.name], given, t),
      hrefOf(field, textOf(answers[field.name])),
    ]);
}

/** Its label; asked twice in one form, of two persons, also of whom. */
function named(form: Form, { name, label, values }: Field, t: RequestContext['t']): string {
  const isTwice = fieldsOf(form).filter((field) => field.label === label).length > 1;
  const group = form.steps
    .flatMap(({ parts }) => parts)
    .find(
      (part) =>
        part.kind === 'group' &&
        fieldsOfStep({ parts: [part] }).some((field) => field.name === name),
    );
  const legend = isTwice && group?.kind === 'group' && ` (${t(group.legend)})`;
  // What is confirmed is a sentence; here it names a line.
  return t(label, values).replace(/\.$/, '') + (legend || '');
}

/** What a thumb does with it. An address goes there whole: its signs name nobody else and no subject. */
function hrefOf({ kind }: Field, answer: string): string | undefined {
  if (kind === 'tel' && answer) return dialled(answer);
  const [local = '', domain] = kind === 'email' ? answer.split('@') : [];
  return domain && `mailto:${encodeURIComponent(local)}@${domain}`;
}

/** As it was typed: without its country's code nobody knows which country's it is. */
const dialled = (phone: string): string =>
  /^(\+|00)/.test(phone) ? phoneLink(phone) : `tel:${phone.replace(/\D/g, '')}`;

/** An answer as it is read; undefined where there is none. */
function shown(
  field: Field,
  answer: Answer,
  given: Given,
  t: RequestContext['t'],
): string | undefined {
  if (answer === undefined || answer === '' || answer === false) return undefined;
  if (answer === true) return t('YES');
  if ('options' in field) {
    const options = field.options === 'given' ? (given.options?.[field.name] ?? []) : field.options;
    return [answer]
      .flat()
      .map((value) => optionNamed(options, String(value), t))
      .join(', ');
  }
  if (field.kind === 'area') return t('DEMAND_AREA_DRAWN');
  if (field.kind === 'money') return formatCurrency(Number(answer));
  if (field.kind === 'date') return formatDate(String(answer));
  if (field.kind === 'tel') return formatPhone(String(answer));
  return String(answer);
}

const optionNamed = (options: readonly Option[], value: string, t: RequestContext['t']) => {
  const option = options.find((one) => one.value === value);
  return option ? [option.group, optionText({ t }, option)].filter(Boolean).join(', ') : value;
};

const textOf = (answer: Answer): string => (typeof answer === 'string' ? answer : '');
