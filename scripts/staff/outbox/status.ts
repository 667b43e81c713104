import type { Kept } from '../../../src/platform/mail/outbox-store';
import { countMails, lastMails } from '../../../src/platform/mail/outbox-store';
import type { Command } from '../command';
import { done } from '../command';
import { aligned, counted } from '../terminal';
import { when } from '../when';

const MOST = 200;

export const outboxStatus: Command = {
  name: 'outbox status',
  summary: 'the mails that have not got away, and why',
  positionals: [],
  details:
    'A mail that fails is tried again after a minute, then ever more rarely, for 72 hours; after that\nit is failed, and `outbox retry` tries it again.',
  async run(call) {
    const { db } = await call.open();
    const counts = await countMails(db);
    const mails = await lastMails(db, MOST, ['queued', 'failed']);
    const { say, style } = call.terminal;
    say(
      `${counted(counts.sent, 'mail')} sent, ${counts.queued} waiting, ${style(
        counts.failed > 0 ? 'red' : 'green',
        `${counts.failed} failed`,
      )}.`,
    );
    for (const line of aligned(mails.map(rowOf), '')) say(line);
    return done({ ...counts, mails: mails.map(summaryOf) });
  },
};

const rowOf = (mail: Kept) => [
  mail.id,
  mail.state === 'failed' ? 'failed' : `next try ${when(mail.dueAt)}`,
  counted(mail.tries, 'try', 'tries'),
  mail.recipient,
  mail.subject,
  mail.trouble ?? '',
];

const summaryOf = ({ createdAt, dueAt, ...mail }: Kept) => ({
  ...mail,
  created: new Date(createdAt).toISOString(),
  nextTry: mail.state === 'queued' ? new Date(dueAt).toISOString() : null,
});
