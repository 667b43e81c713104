import { importActivity } from '../../../src/features/owner-portal/activity-import-store';
import type { Command } from '../command';
import { createRefusal, createSuccess } from '../command';
import { readRecordFile, refuseFaults } from '../record-file';
import { loadLivePropertyIds } from '../snapshot/live-property-ids';
import { formatQuantity } from '../terminal';
import { parseActivity } from './activity-records';

export const activityImport: Command = {
  name: 'activity import',
  summary: 'imports what owners read: events of their property, and its views on portals',
  positionals: ['FILE'],
  examples: ['activity import activity.csv'],
  options: { partial: { summary: 'import the records without faults, and leave out the others' } },
  details: `FILE is JSON, in Brussels time:

  {"events": [{"id": "V-1", "property": 84213, "kind": "visit", "date": "2026-11-14T11:00",
     "contact": "Kandidaat A", "subject": "Eerste bezoek", "comment": "", "status": "done",
     "source": "Agenda"}],
   "views": [{"property": 84213, "source": "Immoweb", "day": "2026-11-14", "views": 63}]}

kind is visit, communication, media or appearance; status is confirmed, done, cancelled, sent, online
or ended. An event of the same id and property is updated, and so are the views of a day. Owners read
subject, comment and contact as they stand: name a candidate only when they may be named.`,
  async run(call) {
    const { terminal, positionals } = call;
    const [file = ''] = positionals;
    const text = await readRecordFile(file);
    const stores = await call.openStores();
    const { events, views, faults } = parseActivity(text, await loadLivePropertyIds(stores));
    const refusal = refuseFaults(call, file, faults);
    if (refusal) return refusal;
    const what = `${formatQuantity(events.length, 'event')} and ${formatQuantity(views.length, 'figure')}`;
    if (!(await call.confirm(`Import ${what}?`))) return createRefusal('Not changed.');
    await importActivity(stores.db, events, views);
    terminal.print(terminal.style('green', `${what} imported.`));
    return createSuccess({ events: events.length, views: views.length, errors: faults });
  },
};
