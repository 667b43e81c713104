import type { LeadState } from '../../../src/features/desk/leads/lead';
import { changeLeadState } from '../../../src/features/desk/leads/lead-actions-store';
import { AS_OPTION, loadActingStaff } from '../acting-staff';
import type { Command } from '../command';
import { createRefusal, createSuccess, reportRefusal } from '../command';
import { loadLeadOfArgument } from './requested-lead';

/** Creates the command that gives a lead a state; `refusesTaken`: not if a colleague has it. */
const createStateCommand = (
  word: string,
  state: LeadState,
  summary: string,
  refusesTaken = false,
): Command => ({
  name: `leads ${word}`,
  summary,
  positionals: ['ID'],
  examples: [`leads ${word} 12`],
  options: AS_OPTION,
  async run(call) {
    const [id] = call.positionals;
    const { db } = await call.openStores();
    const staff = await loadActingStaff(call, db);
    const lead = await loadLeadOfArgument(db, id);
    if (!lead) return reportRefusal(call, `There is no lead ${id}.`);
    if (refusesTaken && lead.assignee !== null && lead.assignee !== staff.id)
      return reportRefusal(call, `${lead.assigneeName ?? 'Somebody'} has lead ${id}.`);
    if (!(await call.confirm(`Set lead ${id} to ${state}?`))) return createRefusal('Not changed.');
    if (!(await changeLeadState({ db, lead, seen: lead.changes, staff }, state)))
      return reportRefusal(call, `Somebody changed lead ${id} meanwhile.`);
    call.terminal.print(`Lead ${id} is ${state}.`);
    return createSuccess({ id: lead.id, state });
  },
});

export const leadsTake = createStateCommand(
  'take',
  'taken',
  'takes a lead, unless a colleague has it',
  true,
);
export const leadsAnswered = createStateCommand(
  'answered',
  'answered',
  'marks a lead as answered without a mail, such as by telephone',
);
export const leadsClose = createStateCommand('close', 'closed', 'closes a lead');
export const leadsRelease = createStateCommand('release', 'new', 'gives a lead back: it is new');
