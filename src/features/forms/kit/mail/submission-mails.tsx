import type { ReactNode } from 'react';
import { formatLongDate, formatTimeOfDay } from '../../../../domain/format/brussels-time';
import { toPhoneUrl } from '../../../../domain/format/phone';
import { groupBy } from '../../../../domain/group-by';
import { LANGUAGE_NAME_KEYS } from '../../../../domain/language/language-name';
import type { TextKey } from '../../../../domain/language/texts';
import { composeMail } from '../../../../platform/mail/compose-mail';
import type { Mail, MailAttachment } from '../../../../platform/mail/mail';
import { MailButton, MailFacts, MailLinks } from '../../../../platform/mail/mail-blocks';
import type { MailKind } from '../../../../platform/mail/mail-kinds';
import {
  MailClosing,
  MailGreeting,
  MailNote,
  MailParagraph,
} from '../../../../platform/mail/mail-parts';
import type { RequestContext } from '../../../../platform/request-context';
import type { StoredUpload } from '../store/commit-lead-store';
import type { LateCopy, Submission } from '../submit/handler';
import type { Subject } from '../submit/subject';
import { buildAnswerFacts, isListedAnswer, toAnswerText } from './answer-facts';
import { getPersonName } from './person-name';

/**
 * Composes the mail to the agency, in the agency's language, with all data that staff need to act.
 * Its recipient is the subject's agent, else the agency; a reply goes to the visitor.
 */
export function composeAgencyMail(submission: Submission, extra?: ReactNode): Mail {
  const { form, ctx, answers, storedUploads, staffContext } = submission;
  const { subject } = staffContext;
  const { t, snapshot, origin } = staffContext.ctx;
  const { agency } = snapshot.site.configuration;
  const title = t('MAIL_STAFF_NEW_LEAD', { form: t(form.texts.title) });
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
      kind: 'lead',
    },
    <>
      {subject && (
        <MailLinks
          links={[{ href: origin + subject.path, label: subject.title }]}
          isAboveFacts={!phone}
        />
      )}
      {phone && (
        <MailButton href={toPhoneUrl(phone)}>
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
      {submission.lateCopy && (
        <MailNote>{describeLateCopy(staffContext.ctx, submission.lateCopy)}</MailNote>
      )}
      <MailNote>{t('MAIL_STAFF_TOLD', { text: t(form.texts.thanks) })}</MailNote>
    </>,
  );
}

/** Tells staff that the visitor's copy waits for its turn, or will not come (decision 108). */
function describeLateCopy({ t, language }: RequestContext, copy: LateCopy): string {
  if (copy.outcome === 'left out') return t('MAIL_STAFF_NO_COPY');
  const { dueAt } = copy;
  return t('MAIL_STAFF_LATE_COPY', {
    date: formatLongDate(dueAt, language),
    time: formatTimeOfDay(dueAt, language),
  });
}

/** Parts of the mail to the visitor. */
interface VisitorMailParts {
  /** Says what was sent; {id} is the property's, {name} the project's. */
  subject: TextKey;
  /** By default a copy of what was sent. */
  kind?: MailKind;
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

/**
 * Composes the confirmation to the visitor, in their language: the next steps and the answers that hold no
 * text of theirs, since anybody can type a stranger's address (decision 43). A reply goes to who signs it.
 */
export function composeVisitorMail(
  submission: Submission,
  {
    subject,
    kind = 'copy of a form',
    text = submission.ctx.t(submission.form.texts.thanks),
    action,
    extra,
  }: VisitorMailParts,
): Mail {
  const { ctx, answers, subject: formSubject } = submission;
  const { t } = ctx;
  const agent = formSubject?.agent;
  const details = buildAnswerFacts(submission, t, isListedAnswer).filter(([, value]) => value);
  return composeMail(
    ctx,
    {
      to: toAnswerText(answers.email),
      ...(agent?.email && { replyTo: agent.email }),
      subject: t(subject, nameSubject(formSubject)),
      reason: t('MAIL_WHY_FORM'),
      kind,
    },
    <>
      <MailGreeting sender={ctx} name={getPersonName(answers)} />
      <MailParagraph>{text}</MailParagraph>
      {action && <MailButton href={action.href}>{action.label}</MailButton>}
      {formSubject && (
        <MailLinks links={[{ href: ctx.origin + formSubject.path, label: formSubject.title }]} />
      )}
      {extra}
      {details.length > 0 && <MailNote>{t('MAIL_YOUR_DETAILS')}</MailNote>}
      <MailFacts rows={details} />
      <MailNote>{t('MAIL_TEXT_NOT_REPEATED')}</MailNote>
      <MailClosing sender={ctx} name={agent?.name} phone={agent?.phone} />
    </>,
  );
}

const nameSubject = (subject: Subject | undefined) => ({
  id: subject?.id ?? '',
  name: subject?.kind === 'project' ? subject.record.Name : '',
});

/** Mail servers accept 25 MB, and base64 makes attachments a third larger. */
const MAX_ATTACHMENT_BYTES = 15 * 1024 * 1024;

/** Selects files up to the limit of a mail, in their order, and returns the names of those left out. */
export function selectAttachments(uploads: readonly StoredUpload[]) {
  let bytes = 0;
  const groups = groupBy(uploads, (file) => {
    bytes += file.bytes;
    return bytes <= MAX_ATTACHMENT_BYTES ? 'attached' : 'omitted';
  });
  return {
    attachments: (groups.get('attached') ?? []).map(
      ({ storageKey, name, type }): MailAttachment => ({
        from: 'files',
        key: storageKey,
        filename: name,
        type,
      }),
    ),
    omittedNames: (groups.get('omitted') ?? []).map(({ name }) => name),
  };
}
