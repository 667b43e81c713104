import type { Command } from '../command';
import { done, refused } from '../command';
import { counted } from '../terminal';
import { findingsReport, givenDirectory, ofLevel } from './directory';
import { printFindings } from './findings';

export const snapshotCheck: Command = {
  name: 'snapshot check',
  summary: 'examine a snapshot: schema, references, duplicates, routes, advertisement rules',
  positionals: ['DIR'],
  details:
    'Errors refuse a snapshot; warnings are for someone to look at. Every one names its file,\nrecord and field. Nothing is changed anywhere.',
  async run(call) {
    const { path, findings, source } = await givenDirectory(call);
    const { terminal } = call;
    printFindings(findings, terminal);
    const errors = ofLevel(findings, 'error').length;
    const warnings = counted(ofLevel(findings, 'warning').length, 'warning');
    const report = { directory: path, ...findingsReport(findings) };
    if (!source) {
      const message = `${path} cannot be loaded: ${counted(errors, 'error')}, ${warnings}.`;
      terminal.say(message);
      return refused(message, report);
    }
    const listings = source['catalogue/properties.json'].length / 2;
    terminal.say(`${path} is good: ${counted(listings, 'property', 'properties')}, ${warnings}.`);
    return done({ ...report, listings });
  },
};
