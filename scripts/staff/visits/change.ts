import { getTranslator } from '../../../src/domain/language/texts';
import { changeVisit } from '../../../src/features/desk/visits/change-visit';
import { loadVisit } from '../../../src/features/visits/visits-store';
import type { Command, CommandInvocation, CommandResult } from '../command';
import { createRefusal, createSuccess, reportRefusal } from '../command';
import { readSigningEnvironment } from '../keys';
import { loadLiveContext } from '../live-context';

export const visitsMove: Command = {
  name: 'visits move',
  summary: 'moves a visit to another slot of its property; the visitor gets a mail',
  positionals: ['VISIT', 'HOUR'],
  examples: ['visits move 3f9c 84213-2027-03-01T10:00Z'],
  details: 'VISIT and HOUR are ids: `visits list --json`, `slots list`.',
  run: (call) => changeRequestedVisit(call, 'move'),
};

export const visitsCancel: Command = {
  name: 'visits cancel',
  summary: 'cancels a visit, or takes somebody off a waiting list; the visitor gets a mail',
  positionals: ['VISIT'],
  examples: ['visits cancel 3f9c'],
  run: (call) => changeRequestedVisit(call, 'cancel'),
};

async function changeRequestedVisit(
  call: CommandInvocation,
  action: 'move' | 'cancel',
): Promise<CommandResult> {
  const [visit = '', slot = ''] = call.positionals;
  const stores = await call.openStores();
  const found = await loadVisit(stores.db, visit);
  if (!found) return reportRefusal(call, `There is no visit ${visit}.`);
  const ctx = await loadLiveContext(call, stores, found.language);
  if (!ctx) return reportRefusal(call, 'No snapshot is loaded: the mail cannot be written.');
  if (!(await call.confirm(`${action === 'move' ? 'Move' : 'Cancel'} the visit ${visit}?`)))
    return createRefusal('Not changed.');
  const keys = await readSigningEnvironment(stores.db, call.storeOptions);
  const env = { ...keys, RATE_SCALE: 1 };
  const sequence = String(found.sequence);
  const problem = await changeVisit(
    { env, ctx, staff: undefined },
    { action, visit, slot, sequence },
  );
  if (problem) return reportRefusal(call, getTranslator('en')(problem));
  call.terminal.print(`The visit ${visit} is ${action === 'move' ? 'moved' : 'cancelled'}.`);
  return createSuccess({ visit, action });
}
