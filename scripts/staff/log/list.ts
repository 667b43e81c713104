import { LOG_ROWS_PER_PAGE, loadLog } from '../../../src/features/desk/log/log-store';
import { STAFF_ACTIONS } from '../../../src/features/desk/log/staff-action';
import { FIRST_PLACE } from '../../../src/platform/list-place';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { formatLocalTime } from '../local-time';
import { formatColumns, formatQuantity } from '../terminal';

export const logList: Command = {
  name: 'log list',
  summary: 'lists what staff did: who, what, when',
  positionals: [],
  examples: ['log list --page 2'],
  options: {
    action: {
      summary: 'only this action, such as "lead taken"',
      value: 'ACTION',
      choices: Object.keys(STAFF_ACTIONS),
    },
    page: { summary: `a page of ${LOG_ROWS_PER_PAGE}, the newest first`, value: 'N' },
  },
  async run(call) {
    const page = Number(call.getOption('page') ?? 1);
    const action = call.getOption('action') ?? '';
    const { db } = await call.openStores();
    const { rows, total } = await loadLog(db, { ...FIRST_PLACE, staff: '', action, page });
    call.terminal.print(`${formatQuantity(total, 'action')}, page ${page}.`);
    const lines = rows.map(({ createdAt, staffName, action: done, subject }) => [
      ...[formatLocalTime(createdAt), staffName ?? 'staff tool', done, subject],
    ]);
    for (const line of formatColumns(lines, '')) call.terminal.print(line);
    return createSuccess({ total, page, actions: rows });
  },
};
