import type { StaffAction } from '../../../src/features/desk/log/staff-action';
import { recordStaffAction } from '../../../src/features/desk/log/staff-actions-store';
import { runChange } from '../../../src/features/desk/run-change-store';
import {
  blockSlot,
  loadAgendaSlot,
  unblockSlot,
} from '../../../src/features/desk/visits/visits-store';
import type { Command, CommandInvocation, CommandResult } from '../command';
import { createRefusal, createSuccess, reportRefusal } from '../command';

export const slotsBlock: Command = {
  name: 'slots block',
  summary: 'blocks a slot that nobody booked',
  positionals: ['HOUR'],
  examples: ['slots block 84213-2027-03-01T10:00Z --reason "Owner away"'],
  options: { reason: { summary: 'why, as colleagues read it', value: 'TEXT' } },
  run: (call) =>
    changeSlot(call, 'hour blocked', (db, id) =>
      blockSlot(db, id, (call.getOption('reason') ?? '').slice(0, 100)),
    ),
};

export const slotsFree: Command = {
  name: 'slots free',
  summary: 'frees a blocked slot again',
  positionals: ['HOUR'],
  examples: ['slots free 84213-2027-03-01T10:00Z'],
  run: (call) => changeSlot(call, 'hour freed', unblockSlot),
};

async function changeSlot(
  call: CommandInvocation,
  action: StaffAction,
  prepare: (db: D1Database, id: string) => D1PreparedStatement,
): Promise<CommandResult> {
  const [id = ''] = call.positionals;
  const { db } = await call.openStores();
  if (!(await loadAgendaSlot(db, id))) return reportRefusal(call, `There is no hour ${id}.`);
  if (!(await call.confirm(`Change the hour ${id}?`))) return createRefusal('Not changed.');
  const log = recordStaffAction(db, undefined, action, id);
  if (!(await runChange(db, prepare(db, id), [log])))
    return reportRefusal(
      call,
      `The hour ${id} was not changed: somebody comes, or it is so already.`,
    );
  call.terminal.print(`${id}: ${action}.`);
  return createSuccess({ hour: id });
}
