import { getLanguagesInUse } from '../../../../src/domain/site/configuration/language-settings';
import type { Finding } from '../../../../src/platform/snapshot/build/check/finding';
import type { CompilableSource } from '../../../../src/platform/snapshot/build/source';
import type { Terminal } from '../../terminal';
import { formatColumns, formatQuantity } from '../../terminal';
import { listConfiguredValues } from './configured-values';
import { findDeadValues } from './find-dead-values';
import type { TextGap } from './find-empty-texts';
import { findTextGaps } from './find-empty-texts';
import { readSiteFiles } from './site-files';
import { SiteWorkshop } from './site-in-memory';

/** What of a site's configuration no visitor gets to see (docs/data.md). */
export interface EffectReport {
  deadValues: { file: string; record: string; field: string; value: string | number | boolean }[];
  emptyTexts: TextGap[];
  missingLanguages: TextGap[];
}

/** Renders the pages of a checked directory with and without each value, and reports what has no effect. */
export async function buildEffectReport(
  directory: string,
  source: CompilableSource,
  terminal: Terminal,
): Promise<EffectReport> {
  const files = await readSiteFiles(directory);
  const { language } = source['site/configuration.json'];
  const values = listConfiguredValues(files, getLanguagesInUse(language));
  const progress = terminal.startProgress('Trying values', values.length);
  const dead = await findDeadValues(values, files, new SiteWorkshop(source, files), () =>
    progress.advance(),
  );
  progress.clear();
  const { missing, empty } = findTextGaps(files, language);
  return {
    deadValues: dead.map(({ file, record, field, value }) => ({ file, record, field, value })),
    emptyTexts: empty,
    missingLanguages: missing,
  };
}

/** Describes a report as findings, which a load keeps for the desk with those of its check. */
export const describeEffects = ({
  deadValues,
  emptyTexts,
  missingLanguages,
}: EffectReport): Finding[] => [
  ...deadValues.map(({ value, ...place }) => ({
    ...{ ...place, level: 'warning' as const, message: `changes no page: ${value}` },
  })),
  ...emptyTexts.map(({ languages, ...place }) => ({
    ...{ ...place, level: 'warning' as const },
    message: `is empty for visitors in ${languages.join(', ')}`,
  })),
  ...missingLanguages.map(({ languages, ...place }) => ({
    ...{ ...place, level: 'note' as const },
    message: `is read in another language by visitors in ${languages.join(', ')}`,
  })),
];

/** Prints the three lists of a report. */
export function printEffectReport(report: EffectReport, terminal: Terminal): void {
  const { deadValues, emptyTexts, missingLanguages } = report;
  const gapRows = (gaps: readonly TextGap[]) =>
    gaps.map(({ file, record, field, languages }) => [file, record, field, languages.join(', ')]);
  const lists: [string, string[][]][] = [
    [
      `${formatQuantity(deadValues.length, 'value')} without effect on any page`,
      deadValues.map(({ file, record, field, value }) => [file, record, field, String(value)]),
    ],
    [`${formatQuantity(emptyTexts.length, 'text')} that visitors find empty`, gapRows(emptyTexts)],
    [
      `${formatQuantity(missingLanguages.length, 'text')} that visitors read in another language`,
      gapRows(missingLanguages),
    ],
  ];
  for (const [title, rows] of lists) {
    terminal.print(rows.length > 0 ? terminal.style('yellow', title) : title);
    for (const line of formatColumns(rows, '  ')) terminal.print(line);
  }
}
