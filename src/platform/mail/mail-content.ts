import type { RequestContext } from '../request-context';
import type { Mail } from './mail';

/** The language and agency of a mail: a request context, or a part of one made by a cron job. */
export type MailSender = Pick<
  RequestContext,
  'language' | 't' | 'localize' | 'snapshot' | 'origin' | 'href'
>;

/** The fields of a mail besides its body, which is composed of the parts in mail-parts.tsx. */
export interface MailContent
  extends Pick<
    Mail,
    'to' | 'replyTo' | 'subject' | 'headers' | 'attachments' | 'kind' | 'latestAt' | 'until'
  > {
  /** The heading, if it differs from the subject. */
  heading?: string;
  /** The line that mail programs show beside the subject, if it is not what the mail says first. */
  previewText?: string;
  /** The reason the recipient gets this mail, and how to stop it. */
  reason?: string;
  unsubscribeUrl?: string;
}
