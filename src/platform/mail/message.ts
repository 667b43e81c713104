import * as v from 'valibot';
import { isAddress, oneLine } from './address';

/** A file that goes with a mail: its bytes in base64, or its key in the bucket FILES. */
const Attachment = v.variant('from', [
  v.object({
    from: v.literal('bytes'),
    filename: v.string(),
    type: v.string(),
    base64: v.string(),
  }),
  v.object({ from: v.literal('files'), filename: v.string(), type: v.string(), key: v.string() }),
]);
export type Attachment = v.InferOutput<typeof Attachment>;

/** One mail to one person, complete: what the outbox keeps. `letter()` writes it. */
export const Mail = v.object({
  from: v.object({ name: v.string(), email: v.string() }),
  to: v.string(),
  replyTo: v.optional(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  headers: v.optional(v.record(v.string(), v.string())),
  attachments: v.optional(v.array(Attachment)),
  /** To somebody who asked us for nothing: their address is forgotten with the mail. */
  isUnasked: v.optional(v.literal(true)),
});
export type Mail = v.InferOutput<typeof Mail>;

/**
 * The mail with nothing in it that could break out of a header: what visitors write is put on one
 * line, an odd Reply-To and headers that are not ours to set are left out. The recipient is not
 * mended: whether it is an address says `isAddress`.
 */
export function sealed(mail: Mail): Mail {
  const { replyTo, headers = {}, attachments = [], ...rest } = mail;
  return {
    ...rest,
    from: { name: oneLine(mail.from.name), email: mail.from.email },
    subject: oneLine(mail.subject),
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        OWN_HEADER.test(name) && value ? [[name, value.replace(/[\p{C}\s]+/gu, ' ')]] : [],
      ),
    ),
    attachments: attachments.map((attachment) => ({
      ...attachment,
      filename: oneLine(attachment.filename).replace(/["/\\:;]/g, '_') || 'file',
      type: MEDIA_TYPE.test(attachment.type) ? attachment.type : 'application/octet-stream',
    })),
    ...(replyTo !== undefined && isAddress(replyTo) && { replyTo }),
  };
}

/** What the platform lets a mail say of itself; the rest it sets, or has fields for. */
const OWN_HEADER =
  /^(Auto-Submitted|Content-Language|List-Unsubscribe|List-Unsubscribe-Post|X-[\w-]{1,98})$/;

const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w.-]+)*$/;
