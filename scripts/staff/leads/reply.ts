import { answerLead } from '../../../src/features/desk/leads/lead-actions-store';
import { draftReply } from '../../../src/features/desk/leads/reply-mail';
import { AS_OPTION, loadActingStaff } from '../acting-staff';
import type { Command } from '../command';
import { createRefusal, createSuccess, reportRefusal, UsageError } from '../command';
import { loadLiveContext } from '../live-context';
import { readRecordFile } from '../record-file';
import { loadLeadOfArgument } from './requested-lead';

const MAX_CHARACTERS = 20_000;

export const leadsReply: Command = {
  name: 'leads reply',
  summary: 'answers a lead by mail with the text of a file, and marks it as answered',
  positionals: ['ID', '[FILE]'],
  examples: ['leads reply 12 answer.txt'],
  options: {
    ...AS_OPTION,
    subject: { summary: 'the subject (default: the one that the desk suggests)', value: 'TEXT' },
  },
  details:
    'Without FILE it prints subject and text that the desk suggests, in the language of the visitor. The\nmail leaves within a minute; what the visitor replies goes to who answered.',
  async run(call) {
    const [id, file] = call.positionals;
    const stores = await call.openStores();
    const lead = await loadLeadOfArgument(stores.db, id);
    if (!lead) return reportRefusal(call, `There is no lead ${id}.`);
    const ctx = await loadLiveContext(call, stores, lead.language);
    if (!ctx) return reportRefusal(call, 'No snapshot is loaded: a mail cannot be written.');
    const draft = draftReply(ctx, lead);
    if (file === undefined) {
      call.terminal.print(`${draft.subject}\n\n${draft.text}`);
      return createSuccess({ id: lead.id, draft });
    }
    const staff = await loadActingStaff(call, stores.db);
    const text = (await readRecordFile(file)).trim();
    if (!text || text.length > MAX_CHARACTERS)
      throw new UsageError(`The text of ${file} has 1 to ${MAX_CHARACTERS} characters.`);
    if (!lead.answers.email) return reportRefusal(call, `Lead ${id} has no address.`);
    if (!(await call.confirm(`Mail this answer to ${lead.answers.email}?`)))
      return createRefusal('Not changed.');
    const subject = call.getOption('subject')?.trim().slice(0, 200) || draft.subject;
    const change = { db: stores.db, lead, seen: lead.changes, staff };
    const mail = await answerLead(change, ctx, { subject, text });
    if (!mail) return reportRefusal(call, `Somebody changed lead ${id} meanwhile.`);
    call.terminal.print(`The answer to lead ${id} leaves within a minute.`);
    return createSuccess({ id: lead.id, state: 'answered', mail });
  },
};
