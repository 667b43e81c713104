import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RequestContext } from '../request-context';
import type { Mail } from './mail';
import { MailFormat } from './mail-format';
import { MailLayout } from './mail-layout';
import { toTextBody } from './text-body';

/** Whose language a mail speaks, and who sends it: a visit, or what a cron job makes of a snapshot. */
export type MailSender = Pick<
  RequestContext,
  'language' | 't' | 'localize' | 'snapshot' | 'origin'
>;

/** A mail's particulars; its body is made of the parts in parts.tsx. */
export interface MailContent
  extends Pick<Mail, 'to' | 'replyTo' | 'subject' | 'headers' | 'attachments' | 'isUnasked'> {
  /** The heading, where it is not the subject. */
  heading?: string;
  /** The line that mail programs show beside the subject. */
  previewText?: string;
  /** Why this person gets it, and how it stops. */
  reason?: string;
  unsubscribeUrl?: string;
}

/**
 * Writes a mail: text and HTML from one body, within the agency's frame, in the visitor's language.
 * Answers go to the agency unless `replyTo` says otherwise.
 */
export function composeMail(sender: MailSender, given: MailContent, body: ReactNode): Mail {
  const { agency } = sender.snapshot.site.configuration;
  const { to, replyTo = agency.email, subject, headers, attachments, isUnasked } = given;
  const framed = (
    <MailLayout sender={sender} content={given}>
      {body}
    </MailLayout>
  );
  return {
    from: { name: agency.name, email: agency.email },
    to,
    replyTo,
    subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(framed)}`,
    text: toTextBody(renderToStaticMarkup(<MailFormat value="text">{framed}</MailFormat>)),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': sender.language,
      ...(given.unsubscribeUrl && {
        'List-Unsubscribe': `<${given.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      ...headers,
    },
    ...(attachments && { attachments }),
    ...(isUnasked && { isUnasked }),
  };
}
