import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RequestContext } from '../request-context';
import { Frame } from './frame';
import { Medium } from './medium';
import type { Mail } from './message';
import { plainText } from './plain-text';

/** Whose language a mail speaks, and who sends it: a visit, or what a cron job makes of a snapshot. */
export type Sender = Pick<RequestContext, 'language' | 't' | 'localize' | 'snapshot' | 'origin'>;

/** A mail's particulars; its body is made of the parts in parts.tsx. */
export interface Letter
  extends Pick<Mail, 'to' | 'replyTo' | 'subject' | 'headers' | 'attachments' | 'isUnasked'> {
  /** The heading, where it is not the subject. */
  title?: string;
  /** The line that mail programs show beside the subject. */
  preview?: string;
  /** Why this person gets it, and how it stops. */
  why?: string;
  unsubscribe?: string;
}

/**
 * Writes a mail: text and HTML from one body, within the agency's frame, in the visitor's language.
 * Answers go to the agency unless `replyTo` says otherwise.
 */
export function letter(sender: Sender, given: Letter, body: ReactNode): Mail {
  const { agency } = sender.snapshot.site.configuration;
  const { to, replyTo = agency.email, subject, headers, attachments, isUnasked } = given;
  const framed = (
    <Frame sender={sender} letter={given}>
      {body}
    </Frame>
  );
  return {
    from: { name: agency.name, email: agency.email },
    to,
    replyTo,
    subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(framed)}`,
    text: plainText(renderToStaticMarkup(<Medium value="text">{framed}</Medium>)),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': sender.language,
      ...(given.unsubscribe && {
        'List-Unsubscribe': `<${given.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      ...headers,
    },
    ...(attachments && { attachments }),
    ...(isUnasked && { isUnasked }),
  };
}
