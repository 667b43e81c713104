import { addLeadNote } from '../../../src/features/desk/leads/lead-actions-store';
import { AS_OPTION, loadActingStaff } from '../acting-staff';
import type { Command } from '../command';
import { createRefusal, createSuccess, reportRefusal, UsageError } from '../command';
import { loadLeadOfArgument } from './requested-lead';

const MAX_CHARACTERS = 5000;

export const leadsNote: Command = {
  name: 'leads note',
  summary: 'adds a note to a lead, which only staff read',
  positionals: ['ID', 'TEXT'],
  examples: ['leads note 12 "Belt maandag terug."'],
  options: AS_OPTION,
  async run(call) {
    const [id, text = ''] = call.positionals;
    if (!text.trim() || text.length > MAX_CHARACTERS)
      throw new UsageError(`TEXT has 1 to ${MAX_CHARACTERS} characters.`);
    const { db } = await call.openStores();
    const staff = await loadActingStaff(call, db);
    const lead = await loadLeadOfArgument(db, id);
    if (!lead) return reportRefusal(call, `There is no lead ${id}.`);
    if (!(await call.confirm(`Add a note to lead ${id}?`))) return createRefusal('Not changed.');
    await addLeadNote({ db, lead, staff }, text.trim());
    call.terminal.print(`Lead ${id} has the note.`);
    return createSuccess({ id: lead.id });
  },
};
