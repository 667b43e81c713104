import * as v from 'valibot';
import { isEmailAddress, sanitizeHeaderText } from './email-address';
import { MAIL_KIND_NAMES } from './mail-kinds';

/** An attachment: its bytes in base64, or its key in the bucket FILES. */
const MailAttachment = v.variant('from', [
  v.object({
    from: v.literal('bytes'),
    filename: v.string(),
    type: v.string(),
    base64: v.string(),
  }),
  v.object({ from: v.literal('files'), filename: v.string(), type: v.string(), key: v.string() }),
]);
export type MailAttachment = v.InferOutput<typeof MailAttachment>;

/** A complete mail to one recipient, as the outbox stores it; composeMail() creates it. */
export const Mail = v.object({
  from: v.object({ name: v.string(), email: v.string() }),
  to: v.string(),
  replyTo: v.optional(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  headers: v.optional(v.record(v.string(), v.string())),
  attachments: v.optional(v.array(MailAttachment)),
  /** A row that an older release wrote has none that we know. */
  kind: v.fallback(v.picklist(MAIL_KIND_NAMES), 'copy of a form'),
  /** Until when it has to leave, whatever limit it meets; in milliseconds since 1970. */
  latestAt: v.optional(v.number()),
  /** Until when it says something that still holds: no later try sends it; in milliseconds since 1970. */
  until: v.optional(v.number()),
});
export type Mail = v.InferOutput<typeof Mail>;

/** States of a mail in the outbox. */
export const MAIL_STATES = ['failed', 'queued', 'sent'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/**
 * Returns the mail with safe headers: texts of visitors on one line, an invalid Reply-To and headers
 * outside the allowed list left out. The recipient is not changed; isEmailAddress() checks it.
 */
export function sanitizeMailHeaders(mail: Mail): Mail {
  const { replyTo, headers = {}, attachments = [], ...rest } = mail;
  return {
    ...rest,
    from: { name: sanitizeHeaderText(mail.from.name), email: mail.from.email },
    subject: sanitizeHeaderText(mail.subject),
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        ALLOWED_HEADER_PATTERN.test(name) && value
          ? [[name, value.replace(/[\p{C}\s]+/gu, ' ')]]
          : [],
      ),
    ),
    attachments: attachments.map((attachment) => ({
      ...attachment,
      filename: sanitizeHeaderText(attachment.filename).replace(/["/\\:;]/g, '_') || 'file',
      type: MEDIA_TYPE_PATTERN.test(attachment.type) ? attachment.type : 'application/octet-stream',
    })),
    ...(replyTo !== undefined && isEmailAddress(replyTo) && { replyTo }),
  };
}

/** The headers that Cloudflare lets us set; it sets the others itself or has fields for them. */
const ALLOWED_HEADER_PATTERN =
  /^(Auto-Submitted|Content-Language|List-Unsubscribe|List-Unsubscribe-Post|X-[\w-]{1,98})$/;

const MEDIA_TYPE_PATTERN = /^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w.-]+)*$/;
