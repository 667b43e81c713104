import { Buffer } from 'node:buffer';
import { withTimeout } from '../snapshot/with-timeout';
import type { Mail, MailAttachment } from './mail';

/** What takes mails away (docs/interfaces.md): a sink where one is set, else the binding. */
export interface MailTransport {
  FILES: R2Bucket;
  MAIL: SendEmail;
  MAIL_SINK_URL?: string | undefined;
  MAIL_TIMEOUT_S: number;
  PUBLIC_ORIGIN: string;
}

/** No try may take longer, whatever MAIL_TIMEOUT_S says. */
export const MAX_SEND_TIMEOUT_S = 15;

/** Why a mail did not get away, and how long the other side asks to wait, in milliseconds. */
export interface SendFailure {
  error: string;
  retryAfter?: number | undefined;
}

/**
 * Hands over one mail under this id, the same at every try; undefined where it was taken. Its files
 * are read within the try's time too: what is late is not sent.
 */
export async function sendMail(
  env: MailTransport,
  id: string,
  mail: Mail,
): Promise<SendFailure | undefined> {
  const signal = AbortSignal.timeout(Math.min(env.MAIL_TIMEOUT_S, MAX_SEND_TIMEOUT_S) * 1000);
  const read = (mail.attachments ?? []).map((attachment) => loadAttachment(env.FILES, attachment));
  const { isUnasked: _ours, ...sent } = mail;
  const ready = { ...sent, attachments: await withTimeout(Promise.all(read), signal) };
  return env.MAIL_SINK_URL
    ? sendToSink(env, env.MAIL_SINK_URL, id, ready, signal)
    : sendByBinding(env, id, ready, signal);
}

type SendableMail = Omit<Mail, 'attachments' | 'isUnasked'> & {
  attachments: { filename: string; type: string; content: string }[];
};

async function sendToSink(
  env: MailTransport,
  sink: string,
  id: string,
  { from, headers, ...mail }: SendableMail,
  signal: AbortSignal,
): Promise<SendFailure | undefined> {
  const response = await fetch(sink, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      id,
      ...mail,
      from: `${from.name} <${from.email}>`,
      headers: { ...headers, 'Message-ID': `<${id}@${new URL(env.PUBLIC_ORIGIN).hostname}>` },
    }),
    redirect: 'manual',
    signal,
  });
  await response.body?.cancel();
  if (response.ok) return undefined;
  return {
    error: `the sink answered ${response.status}`,
    retryAfter: parseRetryAfter(response.headers.get('Retry-After'), Date.now()),
  };
}

/** The platform writes the Message-ID itself and refuses ours: the id goes along under another name. */
async function sendByBinding(
  env: MailTransport,
  id: string,
  mail: SendableMail,
  signal: AbortSignal,
): Promise<undefined> {
  const { headers, attachments, replyTo, ...rest } = mail;
  const sent = env.MAIL.send({
    ...rest,
    headers: { ...headers, 'X-Outbox-Id': id },
    ...(replyTo !== undefined && { replyTo }),
    attachments: attachments.map((attachment) => ({
      ...attachment,
      disposition: 'attachment' as const,
    })),
  });
  await withTimeout(sent, signal);
}

/** Retry-After, in seconds or as a date (RFC 9110, 10.2.3), as milliseconds from now. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const milliseconds = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return milliseconds > 0 ? milliseconds : undefined;
}

async function loadAttachment(files: R2Bucket, attachment: MailAttachment) {
  const { filename, type } = attachment;
  if (attachment.from === 'bytes') return { filename, type, content: attachment.base64 };
  const file = await files.get(attachment.key);
  if (!file) throw new Error(`${attachment.key} is not among the files`);
  return { filename, type, content: Buffer.from(await file.arrayBuffer()).toString('base64') };
}
