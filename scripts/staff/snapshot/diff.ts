import { findPriceJumps } from '../../../src/platform/snapshot/build/price-jumps';
import { loadStoredVersions } from '../../../src/platform/snapshot/stored-versions-store';
import type { Command } from '../command';
import { createRefusal, createSuccess } from '../command';
import { formatQuantity } from '../terminal';
import { reportOrphanedCommitments } from './commitments';
import { diffWithLive } from './diff-with-live';
import {
  buildFindingsReport,
  compileDirectory,
  filterByLevel,
  readDirectoryArgument,
} from './directory';
import { loadOwnListings, printOwnListings } from './own-listings';
import { printDiff } from './print-diff';
import { printFindings } from './print-findings';

export const snapshotDiff: Command = {
  name: 'snapshot diff',
  summary: 'lists the changes that a snapshot would make to the live version',
  positionals: ['DIR'],
  examples: ['snapshot diff agency --remote'],
  async run(call) {
    const { terminal } = call;
    const stores = await call.openStores();
    const own = await loadOwnListings(stores);
    const directory = await readDirectoryArgument(call, undefined, own?.overrides);
    const version = await compileDirectory(directory);
    const findings = buildFindingsReport(directory.findings);
    if (!version) {
      printFindings(directory.findings, terminal);
      const errors = filterByLevel(directory.findings, 'error').length;
      const message = `${directory.path} cannot be loaded: ${formatQuantity(errors, 'error')}.`;
      terminal.print(message);
      return createRefusal(message, findings);
    }
    printOwnListings(directory.settled, terminal);
    const stored = await loadStoredVersions(stores);
    for (const problem of stored.problems) terminal.print(terminal.style('yellow', problem));
    const diff = await diffWithLive(version, stored, stores);
    if (!diff) {
      const message = 'The live version cannot be read; a load replaces it.';
      terminal.print(message);
      return createRefusal(message, { troubles: stored.problems });
    }
    printDiff(diff, terminal);
    const commitments = await reportOrphanedCommitments(version, stores, terminal);
    if (diff.from === diff.to) terminal.print(`No changes: ${diff.to} is live.`);
    else terminal.print(`${diff.from ?? 'No version'} is live; this snapshot is ${diff.to}.`);
    return createSuccess({
      ...diff,
      priceJumps: findPriceJumps(diff),
      commitments,
      troubles: stored.problems,
    });
  },
};
