import type { Command } from '../command';
import { createRefusal, createSuccess } from '../command';
import { formatQuantity } from '../terminal';
import { buildFindingsReport, filterByLevel, readDirectoryArgument } from './directory';
import { buildEffectReport, printEffectReport } from './effects/effect-report';
import { printFindings } from './print-findings';

export const snapshotCheck: Command = {
  name: 'snapshot check',
  summary: 'checks a snapshot: schema, references, duplicates, routes, advertisement rules',
  positionals: ['DIR'],
  examples: ['snapshot check agency'],
  options: {
    effects: { summary: 'also lists values without effect and texts that a language lacks' },
  },
  details:
    'A snapshot with errors cannot be loaded; warnings need a look. Each names its file, record and\nfield. The command changes no data. With --effects it renders the pages with and without each\nvalue of the site, which takes minutes.',
  async run(call) {
    const { path, findings, source } = await readDirectoryArgument(call);
    const { terminal } = call;
    printFindings(findings, terminal);
    const errors = filterByLevel(findings, 'error').length;
    const warnings = formatQuantity(filterByLevel(findings, 'warning').length, 'warning');
    const report = { directory: path, ...buildFindingsReport(findings) };
    if (!source) {
      const message = `${path} cannot be loaded: ${formatQuantity(errors, 'error')}, ${warnings}.`;
      terminal.print(message);
      return createRefusal(message, report);
    }
    const listings = source.totals.summaries / 2;
    terminal.print(
      `${path} is good: ${formatQuantity(listings, 'property', 'properties')}, ${warnings}.`,
    );
    if (!call.hasOption('effects')) return createSuccess({ ...report, listings });
    const effects = await buildEffectReport(path, source, terminal);
    printEffectReport(effects, terminal);
    return createSuccess({ ...report, listings, ...effects });
  },
};
