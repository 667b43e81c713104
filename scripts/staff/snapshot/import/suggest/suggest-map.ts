import type { Terminal } from '../../../terminal';
import { formatQuantity } from '../../../terminal';
import type { SourceRecord } from '../source-records';
import type { SourcePath } from './list-source-paths';
import { listSourcePaths } from './list-source-paths';
import type { UnknownFile } from './open-unknown-file';
import type { ProposedMap } from './propose-map';
import { proposeMap } from './propose-map';
import { readUnknownSource } from './read-unknown-source';
import type { RecognizedMap } from './recognize-map';
import { recognizeMap, SHIPPED_MAPS } from './recognize-map';

/** What can be said of a file for which nobody has written a map. */
export interface Suggestion extends ProposedMap {
  format: string;
  encoding: string;
  records: number;
  recognized?: Pick<RecognizedMap, 'name' | 'share'>;
  paths: { path: string; label: string; count: number; samples: string[] }[];
}

/** Suggests a map for a file; `problem` tells why it cannot be read. */
export async function suggestMap({
  bytes,
  isFolder,
}: UnknownFile): Promise<Suggestion | { problem: string }> {
  const unknown = readUnknownSource(bytes);
  if ('problem' in unknown) return unknown;
  const { guess, read } = unknown;
  const all = [...read.records.values()].flat();
  const whole = all.filter(({ problem }) => !problem);
  const records = whole.length > 0 ? whole : all;
  const paths = listSourcePaths(records);
  const recognized = await recognizeMap(bytes);
  const proposed = recognized
    ? proposeShipped(recognized)
    : proposeMap(isFolder ? { ...guess, folder: true } : guess, paths, records.length);
  return {
    format: guess.format,
    encoding: read.encoding,
    records: all.length,
    ...(recognized && { recognized: { name: recognized.name, share: recognized.share } }),
    paths: paths.map(({ path, label, count, values }) => ({
      path,
      label,
      count,
      samples: listSamples(values),
    })),
    ...proposed,
    missing: [...describeUnread(all), ...proposed.missing],
  };
}

const MAX_UNREAD = 5;

/** Names the records that cannot be read, the first of them by their line. */
function describeUnread(records: readonly SourceRecord[]): string[] {
  const unread = records.flatMap(({ problem, line, position }) =>
    problem ? [`${line ? `line ${line}` : `record ${position}`} ${problem}`] : [],
  );
  const others = unread.length - MAX_UNREAD;
  return [
    ...unread.slice(0, MAX_UNREAD),
    ...(others > 0 ? [`${formatQuantity(others, 'more record')} cannot be read`] : []),
  ];
}

/** Proposes the map of a known format: what it assumes stands in its notes. */
const proposeShipped = ({ name, map }: RecognizedMap): ProposedMap => ({
  map,
  missing: [
    `It is ${SHIPPED_MAPS}/${name}.json as it is: an import names the values that its tables lack, and the fields that it does not read`,
    ...[map.note].flat().filter((note) => typeof note === 'string'),
  ],
});

const MAX_SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 40;
/** What people can be reached by is shown to nobody. */
const PERSONAL = /@\S+\.\w|^\+?\d[\d ./-]{8,}$/;

const listSamples = (values: SourcePath['values']): string[] =>
  values
    .map((value) => String(value).replace(/\s+/g, ' '))
    .filter((text) => !PERSONAL.test(text))
    .slice(0, MAX_SAMPLES)
    .map((text) =>
      text.length > MAX_SAMPLE_LENGTH ? `${text.slice(0, MAX_SAMPLE_LENGTH)}…` : text,
    );

/** Prints a suggestion: what the file is, its paths, the proposed map, and what is missing. */
export function printSuggestion(suggestion: Suggestion, terminal: Terminal): void {
  const { format, encoding, records, recognized, paths, map, missing } = suggestion;
  terminal.print(
    `${formatQuantity(records, 'record')} of ${[format, encoding].filter(Boolean).join(', ')}.`,
  );
  if (recognized)
    terminal.print(
      terminal.style(
        'green',
        `It has ${Math.round(recognized.share * 100)} % of the paths of ${SHIPPED_MAPS}/${recognized.name}.json, which is proposed.`,
      ),
    );
  terminal.print('');
  terminal.print(
    terminal.style('bold', 'Paths, in how many records they are filled, and with what'),
  );
  for (const { path, label, count, samples } of paths)
    terminal.print(`  ${path}  ${count}  ${label ? `(${label}) ` : ''}${samples.join(' · ')}`);
  terminal.print('');
  terminal.print(terminal.style('bold', 'Proposed map'));
  terminal.print(JSON.stringify(map, null, 2));
  terminal.print('');
  terminal.print(terminal.style('bold', 'Missing, or assumed'));
  for (const line of missing) terminal.print(`  ${line}`);
}
