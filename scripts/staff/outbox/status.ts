import { capRows } from '../../../src/platform/capped-rows';
import type { OutboxEntry } from '../../../src/platform/mail/outbox-list-store';
import { countMails, loadRecentMails } from '../../../src/platform/mail/outbox-list-store';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { reportInvalidRows } from '../invalid-rows';
import { formatLocalTime } from '../local-time';
import { printMore } from '../print-more';
import { formatColumns, formatQuantity } from '../terminal';

const MAX_MAILS_LISTED = 200;

export const outboxStatus: Command = {
  name: 'outbox status',
  summary: 'lists the mails that were not sent, and why',
  positionals: [],
  examples: ['outbox status'],
  details:
    'A mail that fails is retried after a minute, then at growing intervals, for 72 hours. After that,\nand when its recipient is refused for good, it is failed; `outbox retry` tries it again.',
  async run(call) {
    const { db } = await call.openStores();
    const { queued: waiting, sent, failed } = await countMails(db);
    const { rows, faults } = await loadRecentMails(db, MAX_MAILS_LISTED + 1, ['queued', 'failed']);
    const listed = capRows(rows, MAX_MAILS_LISTED);
    const mails = listed.rows;
    const { print, style } = call.terminal;
    print(
      `${formatQuantity(sent, 'mail')} sent, ${waiting} waiting, ${style(
        failed > 0 ? 'red' : 'green',
        `${failed} failed`,
      )}.`,
    );
    for (const line of formatColumns(mails.map(formatMailRow), '')) print(line);
    printMore(call.terminal, listed);
    const invalid = reportInvalidRows(call.terminal, faults);
    return createSuccess({ sent, waiting, failed, mails: mails.map(toMailReport), ...invalid });
  },
};

const formatMailRow = (mail: OutboxEntry) => [
  mail.id,
  mail.state === 'failed' ? 'failed' : `next try ${formatLocalTime(mail.dueAt)}`,
  formatQuantity(mail.tries, 'try', 'tries'),
  mail.recipient,
  mail.subject,
  mail.error ?? '',
];

const toMailReport = ({ createdAt, dueAt, ...mail }: OutboxEntry) => ({
  ...mail,
  created: new Date(createdAt).toISOString(),
  nextTry: mail.state === 'queued' ? new Date(dueAt).toISOString() : null,
});
