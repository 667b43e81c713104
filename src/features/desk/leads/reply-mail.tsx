import { formatDate } from '../../../domain/format/date';
import type { TextKey } from '../../../domain/language/texts';
import type { StaffAccount } from '../../../platform/accounts/staff-account';
import { composeMail } from '../../../platform/mail/compose-mail';
import type { Mail } from '../../../platform/mail/mail';
import { MailLinks } from '../../../platform/mail/mail-blocks';
import {
  MailClosing,
  MailHeading,
  MailLines,
  MailNote,
  MailParagraph,
} from '../../../platform/mail/mail-parts';
import type { RequestContext } from '../../../platform/request-context';
import { inLanguage } from '../../../platform/request-context';
import { findHandlerByName } from '../../forms/form-handlers';
import { toAnswerText } from '../../forms/kit/mail/answer-facts';
import { getPersonName } from '../../forms/kit/mail/person-name';
import { QUESTION_FORM } from '../../owner-portal/questions-store';
import type { Lead } from './lead';
import type { ReplyPapers } from './reply-papers';

/** An answer as staff typed it. */
export interface Reply {
  subject: string;
  text: string;
  papers?: ReplyPapers | undefined;
}

/** Composes an answer in the language of the lead's form; what the visitor replies goes to who wrote it. */
export function composeReplyMail(
  staffContext: RequestContext,
  lead: Lead,
  staff: StaffAccount,
  { subject, text, papers }: Reply,
): Mail {
  const ctx = inLanguage(staffContext, lead.language);
  const attachments = papers?.list.flatMap(({ attachment }) => attachment ?? []) ?? [];
  return composeMail(
    ctx,
    {
      to: toAnswerText(lead.answers.email),
      replyTo: staff.email,
      subject,
      reason: ctx.t('MAIL_WHY_FORM'),
      kind: 'answer',
      ...(attachments.length > 0 && { attachments }),
    },
    <>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one mail have no key of their own
        <MailParagraph key={index}>
          <MailLines text={paragraph.trim()} />
        </MailParagraph>
      ))}
      {papers && papers.list.length > 0 && <Papers {...{ ctx, papers }} />}
      <MailClosing sender={ctx} name={staff.name} />
    </>,
  );
}

/** The documents below the text: a link each, until when it works, and which are files of this mail as well. */
const Papers = ({ ctx: { t }, papers }: { ctx: RequestContext; papers: ReplyPapers }) => (
  <>
    <MailHeading>{t('GROUP_DOCUMENTS')}</MailHeading>
    <MailLinks
      links={papers.list.map(({ name, href, attachment }) => ({
        ...{ label: name, href },
        ...(attachment && { aside: t('MAIL_PAPER_ATTACHED') }),
      }))}
    />
    <MailNote>
      {t('MAIL_PAPERS_UNTIL', { date: formatDate(new Date(papers.ends).toISOString()) })}
    </MailNote>
  </>
);

/** Returns an answer as it is kept with the lead: the text, and the names of the documents that went with it. */
export function formatKeptReply(
  staffContext: RequestContext,
  lead: Lead,
  { text, papers }: Reply,
): string {
  if (!papers || papers.list.length === 0) return text;
  const { t } = inLanguage(staffContext, lead.language);
  const names = papers.list.map(({ name }) => `- ${name}`);
  return [text, '', t('GROUP_DOCUMENTS'), ...names].join('\n');
}

/** Returns what the fields of an answer hold at first, in the visitor's language: subject, greeting, and a beginning. */
export function draftReply(staffContext: RequestContext, lead: Lead): Reply {
  const { t } = inLanguage(staffContext, lead.language);
  const name = getPersonName(lead.answers);
  return {
    subject: [
      t('DESK_REPLY_SUBJECT'),
      lead.property !== null && t('REFERENCE_ID', { id: lead.property }).toLowerCase(),
    ]
      .filter(Boolean)
      .join(', '),
    text: `${name ? t('MAIL_DEAR', { name }) : t('MAIL_DEAR_UNKNOWN')}\n\n${t(getReplyTemplate(lead.form))}\n\n`,
  };
}

/** Returns the text with which an answer to a form begins; a form that the site no longer has gets the general one. */
const getReplyTemplate = (form: string): TextKey =>
  form === QUESTION_FORM
    ? 'DESK_TEMPLATE_OWNER'
    : (findHandlerByName(form)?.reply ?? 'DESK_TEMPLATE_MESSAGE');
