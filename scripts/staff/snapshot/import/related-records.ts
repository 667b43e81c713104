import type { ImportFault } from '../../record-file';
import type { ImportMap } from './import-map';
import { readSourceBytes } from './read-source';
import type { SourceFile } from './source-file';
import type { SourceRecord, SourceRecords } from './source-records';
import { createFileFault, createSourceRecord } from './source-records';
import { readPath, readScalar, toValuePath } from './value-path';

/**
 * Adds what other files beside the source say of its records: the same records in French, and lists
 * such as pictures that a file of their own holds.
 */
export async function addRelatedRecords(
  { records, faults }: SourceRecords,
  map: ImportMap,
  source: SourceFile,
): Promise<SourceRecords> {
  const { perLanguage, join, records: path, format } = map.source;
  const allFaults = [...faults];
  let own = records.get(path) ?? [];
  if (perLanguage) {
    const french = await readBeside(`fr.${format}`, path, map, source);
    allFaults.push(...french.faults);
    own = joinLanguages(own, french.records, map.id.from);
  }
  for (const { as, file, records: otherPath, on } of join) {
    const others = await readBeside(file, otherPath, map, source);
    allFaults.push(...others.faults);
    const byKey = groupByKey(others.records, on[1]);
    own = own.map((record) =>
      replaceValue(record, (value) => ({
        ...(value as object),
        [as]: (byKey.get(readKey(value, on[0])) ?? []).map((other) => other.value),
      })),
    );
  }
  return { records: new Map([...records, [path, own]]), faults: allFaults };
}

async function readBeside(
  file: string,
  path: string,
  map: ImportMap,
  source: SourceFile,
): Promise<{ records: readonly SourceRecord[]; faults: ImportFault[] }> {
  const bytes = await source.readBeside(file).catch((problem: Error) => problem);
  if (bytes instanceof Error)
    return { records: [], faults: [createFileFault(`needs ${file}, which ${bytes.message}`)] };
  const { records, faults } = readSourceBytes(bytes, {
    source: { ...map.source, records: path, requires: [] },
    projects: undefined,
  });
  return {
    records: records.get(path) ?? [],
    faults: faults.map((fault) => ({ ...fault, record: `${file}, ${fault.record}` })),
  };
}

/**
 * Joins the Dutch and French records of one id: the Dutch one as it is (or the French, without a Dutch
 * one), and both once more as `nl` and `fr`, for paths with {language}.
 */
function joinLanguages(
  dutch: readonly SourceRecord[],
  french: readonly SourceRecord[],
  idPath: string,
): SourceRecord[] {
  const frenchByKey = groupByKey(french, idPath);
  const dutchByKey = groupByKey(dutch, idPath);
  const onlyFrench = french.filter(({ value }) => !dutchByKey.has(readKey(value, idPath)));
  return [
    ...dutch.map((record) =>
      replaceValue(record, (value) => {
        const [other] = frenchByKey.get(readKey(value, idPath)) ?? [];
        return { ...(value as object), nl: value, ...(other && { fr: other.value }) };
      }),
    ),
    ...onlyFrench.map((record) =>
      replaceValue(record, (value) => ({ ...(value as object), fr: value })),
    ),
  ];
}

const replaceValue = (record: SourceRecord, replace: (value: unknown) => unknown): SourceRecord =>
  createSourceRecord({ ...record, value: replace(record.value) });

function groupByKey(records: readonly SourceRecord[], path: string): Map<string, SourceRecord[]> {
  const groups = new Map<string, SourceRecord[]>();
  for (const record of records) {
    const key = readKey(record.value, path);
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return groups;
}

const readKey = (value: unknown, path: string): string =>
  String(readScalar(readPath(value, toValuePath(path))[0]) ?? '');
