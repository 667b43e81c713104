import { Buffer } from 'node:buffer';
import { inTime } from '../snapshot/in-time';
import type { Attachment, Mail } from './message';

/** What takes mails away (interfaces.md): a sink where one is set, else the binding. */
export interface Post {
  FILES: R2Bucket;
  MAIL: SendEmail;
  MAIL_SINK_URL?: string | undefined;
  MAIL_TIMEOUT_S: number;
  PUBLIC_ORIGIN: string;
}

/** No try may take longer, whatever MAIL_TIMEOUT_S says. */
export const SLOWEST_S = 15;

/** Why a mail did not get away, and how long the other side asks to wait, in milliseconds. */
export interface Failure {
  trouble: string;
  retryAfter?: number | undefined;
}

/**
 * Hands over one mail under this id, the same at every try; undefined where it was taken. Its files
 * are read within the try's time too: what is late is not sent.
 */
export async function post(env: Post, id: string, mail: Mail): Promise<Failure | undefined> {
  const signal = AbortSignal.timeout(Math.min(env.MAIL_TIMEOUT_S, SLOWEST_S) * 1000);
  const read = (mail.attachments ?? []).map((attachment) => withBytes(env.FILES, attachment));
  const { isUnasked: _ours, ...sent } = mail;
  const ready = { ...sent, attachments: await inTime(Promise.all(read), signal) };
  return env.MAIL_SINK_URL
    ? toSink(env, env.MAIL_SINK_URL, id, ready, signal)
    : toBinding(env, id, ready, signal);
}

type Ready = Omit<Mail, 'attachments' | 'isUnasked'> & {
  attachments: { filename: string; type: string; content: string }[];
};

async function toSink(
  env: Post,
  sink: string,
  id: string,
  { from, headers, ...mail }: Ready,
  signal: AbortSignal,
): Promise<Failure | undefined> {
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
    trouble: `the sink answered ${response.status}`,
    retryAfter: pauseAsked(response.headers.get('Retry-After'), Date.now()),
  };
}

/** The platform writes the Message-ID itself and refuses ours: the id goes along under another name. */
async function toBinding(
  env: Post,
  id: string,
  mail: Ready,
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
  await inTime(sent, signal);
}

/** Retry-After, in seconds or as a date (RFC 9110, 10.2.3), as milliseconds from now. */
export function pauseAsked(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const milliseconds = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return milliseconds > 0 ? milliseconds : undefined;
}

async function withBytes(files: R2Bucket, attachment: Attachment) {
  const { filename, type } = attachment;
  if (attachment.from === 'bytes') return { filename, type, content: attachment.base64 };
  const file = await files.get(attachment.key);
  if (!file) throw new Error(`${attachment.key} is not among the files`);
  return { filename, type, content: Buffer.from(await file.arrayBuffer()).toString('base64') };
}
