import { loadLeadTrail } from '../../../src/features/desk/leads/lead-trail-store';
import { loadLeadFiles } from '../../../src/features/desk/leads/leads-store';
import { recordViewing } from '../../../src/features/desk/log/staff-actions-store';
import { tellsOfHousehold } from '../../../src/features/forms/rental/form';
import type { Command } from '../command';
import { createSuccess, reportRefusal } from '../command';
import { formatLocalTime } from '../local-time';
import { formatColumns } from '../terminal';
import { loadLeadOfArgument } from './requested-lead';
import { saveFiles } from './save-files';

export const leadsShow: Command = {
  name: 'leads show',
  summary: 'shows one lead: its answers, its state, and what staff did with it',
  positionals: ['ID', '[DIR]'],
  examples: ['leads show 12 saved'],
  details: 'With DIR its files are saved there.',
  async run(call) {
    const [id, folder] = call.positionals;
    const stores = await call.openStores();
    const { db } = stores;
    const lead = await loadLeadOfArgument(db, id);
    if (!lead) return reportRefusal(call, `There is no lead ${id}.`);
    if (tellsOfHousehold(lead.answers))
      await recordViewing(db, undefined, 'household viewed', lead.id);
    const [files, trail] = await Promise.all([
      loadLeadFiles(db, lead.key),
      loadLeadTrail(db, lead.id),
    ]);
    const { answers, ...rest } = lead;
    const lines = [
      ...Object.entries({ ...rest, createdAt: formatLocalTime(lead.createdAt) }),
      ...Object.entries(answers),
      ...files.map(({ name }) => ['file', name] as const),
      ...trail.map(({ createdAt, staffName, text, body }) => [
        formatLocalTime(createdAt),
        [staffName ?? 'staff tool', text, body].filter(Boolean).join(': '),
      ]),
    ].filter(([, value]) => value !== null && value !== '' && value !== undefined);
    for (const line of formatColumns(
      lines.map(([name, value]) => [String(name), String(value).replaceAll('\n', '\n  ')]),
      '',
    ))
      call.terminal.print(line);
    const saved = folder ? await saveFiles(stores, files, folder) : [];
    if (saved.length > 0) await recordViewing(db, undefined, 'file opened', lead.id);
    for (const path of saved) call.terminal.print(`Saved ${path}`);
    return createSuccess({ lead, files, trail, saved });
  },
};
