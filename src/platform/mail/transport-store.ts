import { Buffer } from 'node:buffer';
import { SECOND_MS } from '../../domain/format/durations';
import { withTimeout } from '../snapshot/with-timeout';
import type { Mail, MailAttachment } from './mail';

/** The transport of mails: the sink if MAIL_SINK_URL is set, else the binding MAIL. */
export interface MailTransport {
  FILES: R2Bucket;
  MAIL: SendEmail;
  MAIL_SINK_URL?: string | undefined;
  MAIL_TIMEOUT_S: number;
  PUBLIC_ORIGIN: string;
}

/** Maximum seconds of one attempt, even if MAIL_TIMEOUT_S is larger. */
export const MAX_SEND_TIMEOUT_S = 15;

/** What the receiver said when it took a mail. */
export interface Acceptance {
  answer: string;
}

/** The reason an attempt failed, and the milliseconds the receiver asks to wait. */
export interface SendFailure {
  error: string;
  retryAfter?: number | undefined;
  /** Set if another try would be refused as well. */
  isPermanent?: boolean;
}

/** SMTP's answer for a mailbox that does not exist; other errors of a server may pass. */
const MAILBOX_UNAVAILABLE = 550;

/** Returns whether the binding refused the recipient for good; its errors carry a code. */
export const isRecipientRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^E_RECIPIENT_/.test(String(error.code));

/**
 * Sends one mail under this id, the same at every attempt. Mails with files are sent one after the other.
 */
export async function sendMail(
  env: MailTransport,
  id: string,
  mail: Mail,
): Promise<Acceptance | SendFailure> {
  const hasFiles = mail.attachments?.some(({ from }) => from === 'files');
  if (!hasFiles) return sendLoaded(env, id, mail);
  const giveTurnBack = await takeAttachmentTurn(MAX_SEND_TIMEOUT_S * SECOND_MS);
  if (!giveTurnBack) return { error: 'other mails with files are on their way' };
  try {
    return await sendLoaded(env, id, mail);
  } finally {
    giveTurnBack();
  }
}

/** Loads the attachments and sends the mail; both count towards the time limit of the attempt. */
async function sendLoaded(
  env: MailTransport,
  id: string,
  mail: Mail,
): Promise<Acceptance | SendFailure> {
  const timeoutMs = Math.min(env.MAIL_TIMEOUT_S, MAX_SEND_TIMEOUT_S) * SECOND_MS;
  const signal = AbortSignal.timeout(timeoutMs);
  const loading = (mail.attachments ?? []).map((attachment) =>
    loadAttachment(env.FILES, attachment),
  );
  const { kind: _kind, latestAt: _latest, until: _until, ...fields } = mail;
  const attachments = await withTimeout(Promise.all(loading), signal);
  const sendableMail = { ...fields, attachments };
  try {
    return env.MAIL_SINK_URL
      ? await sendToSink(env, env.MAIL_SINK_URL, id, sendableMail, signal)
      : await sendByBinding(env, id, sendableMail, signal);
  } finally {
    // Frees the bytes at once, without waiting for the garbage collector.
    for (const { content } of attachments) if (typeof content !== 'string') content.transfer(0);
  }
}

/** A file as bytes, or what was made for the mail as base64. */
type SendableMail = Omit<Mail, 'attachments' | 'kind' | 'latestAt' | 'until'> & {
  attachments: { filename: string; type: string; content: string | ArrayBuffer }[];
};

async function sendToSink(
  env: MailTransport,
  sink: string,
  id: string,
  { from, headers, attachments, ...mail }: SendableMail,
  signal: AbortSignal,
): Promise<Acceptance | SendFailure> {
  const response = await fetch(sink, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      id,
      ...mail,
      attachments: attachments.map((attachment) => ({
        ...attachment,
        content: encodeContent(attachment.content),
      })),
      from: `${from.name} <${from.email}>`,
      headers: { ...headers, 'Message-ID': `<${id}@${new URL(env.PUBLIC_ORIGIN).hostname}>` },
    }),
    redirect: 'manual',
    signal,
  });
  await response.body?.cancel();
  if (response.ok) return { answer: `the sink answered ${response.status}` };
  return {
    error: `the sink answered ${response.status}`,
    isPermanent: response.status === MAILBOX_UNAVAILABLE,
    retryAfter: parseRetryAfter(response.headers.get('Retry-After'), Date.now()),
  };
}

/** Cloudflare sets the Message-ID itself and refuses ours, so the id is sent in another header. */
async function sendByBinding(
  env: MailTransport,
  id: string,
  mail: SendableMail,
  signal: AbortSignal,
): Promise<Acceptance> {
  const { headers, attachments, replyTo, ...rest } = mail;
  const sending = env.MAIL.send({
    ...rest,
    headers: { ...headers, 'X-Outbox-Id': id },
    ...(replyTo !== undefined && { replyTo }),
    attachments: attachments.map((attachment) => ({
      ...attachment,
      disposition: 'attachment' as const,
    })),
  });
  const { messageId } = await withTimeout(sending, signal);
  return { answer: `accepted as ${messageId}` };
}

/** Parses Retry-After, in seconds or as a date (RFC 9110, 10.2.3), into milliseconds from now. */
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
  // The binding takes bytes: as base64 they would be in memory once more, a third larger.
  return { filename, type, content: await file.arrayBuffer() };
}

const encodeContent = (content: string | ArrayBuffer): string =>
  typeof content === 'string' ? content : Buffer.from(content).toString('base64');

/** A mail whose turn does not come within this time is tried again later. */
const MAX_WAIT_MS = 10 * SECOND_MS;
const POLL_MS = 100;

/** Milliseconds since 1970 until which a mail holds the turn; a request that was cut off frees nothing. */
let heldUntil = 0;

/**
 * Waits until no other mail of this isolate holds files in memory, at most ten seconds: six mails of 15 MB
 * at once would end it (decision 96). Returns the function that gives the turn back; undefined if it did not
 * come. It polls, since a request cannot wait for the promise of another one.
 */
async function takeAttachmentTurn(maxHeldMs: number): Promise<(() => void) | undefined> {
  for (let waited = 0; heldUntil > Date.now(); waited += POLL_MS) {
    if (waited >= MAX_WAIT_MS) return undefined;
    await scheduler.wait(POLL_MS);
  }
  const ownUntil = Date.now() + maxHeldMs;
  heldUntil = ownUntil;
  return () => {
    if (heldUntil === ownUntil) heldUntil = 0;
  };
}
