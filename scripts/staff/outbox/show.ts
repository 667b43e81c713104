import { recordViewing } from '../../../src/features/desk/log/staff-actions-store';
import { loadListedMail } from '../../../src/features/desk/mails/mails-store';
import { loadMail } from '../../../src/platform/mail/outbox-list-store';
import type { Command } from '../command';
import { createSuccess, reportRefusal } from '../command';

export const outboxShow: Command = {
  name: 'outbox show',
  summary: 'shows one mail as it was or will be sent, with its state and what went wrong',
  positionals: ['ID'],
  examples: ['outbox show 31'],
  async run(call) {
    const [id = ''] = call.positionals;
    const { db } = await call.openStores();
    const entry = await loadListedMail(db, id);
    if (!entry) return reportRefusal(call, `There is no mail ${id}.`);
    const mail = await loadMail(db, id);
    if (mail) await recordViewing(db, undefined, 'mail opened', id);
    const { print } = call.terminal;
    print(`${entry.state}, to ${entry.recipient}: ${entry.subject}`);
    if (entry.error) print(entry.error);
    print(mail ? `\n${mail.text}` : 'Its text is no longer stored.');
    return createSuccess({ ...entry, mail: mail ?? null });
  },
};
