import { retryMails } from '../../../src/platform/mail/outbox-store';
import type { Command } from '../command';
import { createRefusal, createSuccess } from '../command';
import { formatQuantity } from '../terminal';

export const outboxRetry: Command = {
  name: 'outbox retry',
  summary: 'tries a mail again that failed or waits, or all of them, within the next minute',
  positionals: ['[ID]'],
  details:
    'A mail whose recipient is no address is never sent; its submission is in the inbox all the same.',
  async run(call) {
    const [id] = call.positionals;
    const { db } = await call.openStores();
    const which = id ? `the mail ${id}` : 'every mail that has not got away';
    if (!(await call.confirm(`Try ${which} again from the agency's site?`)))
      return createRefusal('Not changed.');
    const tried = await retryMails(db, Date.now(), id);
    if (id && tried.length === 0) {
      const message = `${id} is no mail that failed or waits.`;
      call.terminal.print(call.terminal.style('red', message));
      return createRefusal(message);
    }
    call.terminal.print(`${formatQuantity(tried.length, 'mail')} will be tried again.`);
    return createSuccess({ tried });
  },
};
