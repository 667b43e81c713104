import type { Command } from '../command';
import { done, refused } from '../command';
import { counted } from '../terminal';
import { againstLive } from './against-live';
import { printDiff } from './differences';
import { compiled, findingsReport, givenDirectory, ofLevel } from './directory';
import { printFindings } from './findings';
import { readKept } from './kept';

export const snapshotDiff: Command = {
  name: 'snapshot diff',
  summary: 'what a snapshot would change against what is live',
  positionals: ['DIR'],
  async run(call) {
    const { terminal } = call;
    const directory = await givenDirectory(call);
    const version = await compiled(directory);
    const findings = findingsReport(directory.findings);
    if (!version) {
      printFindings(directory.findings, terminal);
      const errors = ofLevel(directory.findings, 'error').length;
      const message = `${directory.path} cannot be loaded: ${counted(errors, 'error')}.`;
      terminal.say(message);
      return refused(message, findings);
    }
    const place = await call.open();
    const kept = await readKept(place);
    for (const trouble of kept.troubles) terminal.say(terminal.style('yellow', trouble));
    const diff = await againstLive(version, kept, place);
    if (!diff) {
      const message = 'What is live cannot be read; a load replaces it.';
      terminal.say(message);
      return refused(message, { troubles: kept.troubles });
    }
    printDiff(diff, terminal);
    if (diff.from === diff.to) terminal.say(`Nothing would change: ${diff.to} is live.`);
    else terminal.say(`${diff.from ?? 'Nothing'} is live; this would be ${diff.to}.`);
    return done({ ...diff, troubles: kept.troubles });
  },
};
