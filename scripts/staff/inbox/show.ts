import { loadReceivedSubmission } from '../../../src/features/forms/kit/store/inbox-store';
import type { Command } from '../command';
import { createRefusal, createSuccess, UsageError } from '../command';
import { saveFiles } from '../leads/save-files';
import { formatLocalTime } from '../local-time';
import { formatColumns } from '../terminal';

export const inboxShow: Command = {
  name: 'inbox show',
  summary: 'shows one lead with its answers, and saves its files in DIR: see `leads show`',
  positionals: ['ID', '[DIR]'],
  async run(call) {
    const [id = '', folder] = call.positionals;
    if (!/^\d{1,15}$/.test(id)) throw new UsageError('ID is a number, as `inbox list` shows it.');
    const { terminal } = call;
    const stores = await call.openStores();
    const submission = await loadReceivedSubmission(stores.db, Number(id));
    if (!submission) {
      const message = `There is no submission ${id}.`;
      terminal.print(terminal.style('red', message));
      return createRefusal(message);
    }
    const { answers, files, ...rest } = submission;
    const lines = [
      ...Object.entries({ ...rest, createdAt: formatLocalTime(rest.createdAt) }),
      ...Object.entries(answers),
      ...files.map(
        ({ name, bytes }) => ['file', `${name}, ${Math.ceil(bytes / 1024)} KB`] as const,
      ),
    ].filter(([, value]) => value !== null && value !== '' && value !== false);
    for (const line of formatColumns(
      lines.map(([name, value]) => [name, formatAnswer(value)]),
      '',
    ))
      terminal.print(line);
    const saved = folder ? await saveFiles(stores, files, folder) : [];
    for (const path of saved) terminal.print(`Saved ${path}`);
    return createSuccess({ submission, saved });
  },
};

const formatAnswer = (value: unknown): string => {
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return text.replaceAll('\n', '\n  ');
};
