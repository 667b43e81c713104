import { upsertAccount } from '../../../src/platform/accounts/accounts-admin-store';
import type { Command } from '../command';
import { createRefusal, createSuccess, reportRefusal } from '../command';
import { loadSiteLanguage } from '../live-context';
import { readRecordFile, refuseFaults } from '../record-file';
import { loadLivePropertyIds } from '../snapshot/live-property-ids';
import { formatQuantity } from '../terminal';
import { parseOwners } from './owner-records';

export const ownersImport: Command = {
  name: 'owners import',
  summary: 'imports owners with their properties',
  positionals: ['FILE'],
  examples: ['owners import owners.json'],
  options: { partial: { summary: 'import the records without faults, and leave out the others' } },
  details: `FILE is a JSON array of owners:

  [{"email": "an@example.be", "username": "an", "name": "An Maas", "language": "nl",
    "properties": [84213, 84205]}]

The address names the owner: importing again updates the rest, and the properties become those of the
file. No mail is sent: see \`owners invite\`.`,
  async run(call) {
    const { terminal, positionals } = call;
    const [file = ''] = positionals;
    const text = await readRecordFile(file);
    const stores = await call.openStores();
    const { owners, faults } = parseOwners(
      text,
      await loadLivePropertyIds(stores),
      await loadSiteLanguage(call, stores),
    );
    const refusal = refuseFaults(call, file, faults);
    if (refusal) return refusal;
    if (!(await call.confirm(`Import ${formatQuantity(owners.length, 'owner')}?`)))
      return createRefusal('Not changed.');
    const now = Date.now();
    const statements = owners.flatMap((owner) =>
      upsertAccount(stores.db, owner, { role: 'owner', now }),
    );
    try {
      if (statements.length > 0) await stores.db.batch(statements);
    } catch (problem) {
      if (!/UNIQUE.*username/.test(String(problem))) throw problem;
      return reportRefusal(call, 'A user name belongs to another account. Nothing changed.');
    }
    terminal.print(terminal.style('green', `${formatQuantity(owners.length, 'owner')} imported.`));
    return createSuccess({ owners: owners.length, errors: faults });
  },
};
