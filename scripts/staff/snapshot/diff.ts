import type { Command } from '../command';
import { createRefusal, createSuccess } from '../command';
import { formatQuantity } from '../terminal';
import { diffWithLive } from './diff-with-live';
import {
  buildFindingsReport,
  compileDirectory,
  filterByLevel,
  readDirectoryArgument,
} from './directory';
import { printDiff } from './print-diff';
import { printFindings } from './print-findings';
import { loadStoredVersions } from './stored-versions';

export const snapshotDiff: Command = {
  name: 'snapshot diff',
  summary: 'what a snapshot would change against what is live',
  positionals: ['DIR'],
  async run(call) {
    const { terminal } = call;
    const directory = await readDirectoryArgument(call);
    const version = await compileDirectory(directory);
    const findings = buildFindingsReport(directory.findings);
    if (!version) {
      printFindings(directory.findings, terminal);
      const errors = filterByLevel(directory.findings, 'error').length;
      const message = `${directory.path} cannot be loaded: ${formatQuantity(errors, 'error')}.`;
      terminal.print(message);
      return createRefusal(message, findings);
    }
    const place = await call.openStores();
    const kept = await loadStoredVersions(place);
    for (const trouble of kept.problems) terminal.print(terminal.style('yellow', trouble));
    const diff = await diffWithLive(version, kept, place);
    if (!diff) {
      const message = 'What is live cannot be read; a load replaces it.';
      terminal.print(message);
      return createRefusal(message, { troubles: kept.problems });
    }
    printDiff(diff, terminal);
    if (diff.from === diff.to) terminal.print(`Nothing would change: ${diff.to} is live.`);
    else terminal.print(`${diff.from ?? 'Nothing'} is live; this would be ${diff.to}.`);
    return createSuccess({ ...diff, troubles: kept.problems });
  },
};
