import { recordStaffAction } from '../../../src/features/desk/log/staff-actions-store';
import { retryMails } from '../../../src/platform/mail/outbox-list-store';
import type { Command } from '../command';
import { createRefusal, createSuccess } from '../command';
import { formatQuantity } from '../terminal';

export const outboxRetry: Command = {
  name: 'outbox retry',
  summary: 'retries a mail that failed or waits, or all of them, within the next minute',
  positionals: ['[ID]'],
  examples: ['outbox retry 31'],
  details:
    'A mail whose recipient is not an address is never sent, nor one whose time has passed; the lead is kept: `leads list`.',
  async run(call) {
    const [id] = call.positionals;
    const { db } = await call.openStores();
    const mails = id ? `the mail ${id}` : 'all mails that were not sent';
    if (!(await call.confirm(`Try ${mails} again from the agency's site?`)))
      return createRefusal('Not changed.');
    const retried = await retryMails(db, Date.now(), id, [
      recordStaffAction(db, undefined, 'mail retried', id ?? ''),
    ]);
    if (id && retried.length === 0) {
      const message = `${id} is not a mail that failed or waits.`;
      call.terminal.print(call.terminal.style('red', message));
      return createRefusal(message);
    }
    call.terminal.print(`${formatQuantity(retried.length, 'mail')} will be tried again.`);
    return createSuccess({ tried: retried });
  },
};
