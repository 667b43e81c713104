import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command, CommandInvocation, CommandResult } from '../command';
import { createSuccess, reportRefusal, UsageError } from '../command';
import type { ImportFault } from '../record-file';
import { formatQuantity } from '../terminal';
import { parseImportMap } from './import/check-map';
import { summarizeForDesk } from './import/desk-summary';
import { describeSourceName, fetchSource, isAddress } from './import/fetch-source';
import { holdImportLock } from './import/import-lock';
import type { ImportMap } from './import/import-map';
import { readTarget } from './import/import-target';
import { prepareImport } from './import/prepare-import';
import { printFaults, printSummary } from './import/print-import';
import { writeRehearsal } from './import/rehearse/write-rehearsal';
import { FETCH_LIMITS } from './import/remote-file';
import type { ImportReport } from './import/report';
import { buildImportReport } from './import/report';
import type { SourceFile } from './import/source-file';
import { openSourceFile } from './import/source-file';
import { guardPictures, storeImportFiles } from './import/store-import-files';
import { runSuggest } from './import/suggest/run-suggest';
import { writeImport } from './import/write-import';
import { noteImport, noteRefusal } from './note-runs';
import { findHold, isUnattended } from './unattended-load';

export const snapshotImport: Command = {
  name: 'snapshot import',
  summary: "makes a snapshot's catalogue from an export of other software (docs/import.md)",
  positionals: ['FILE'],
  examples: ['snapshot import export.csv --map data/import-maps/table.json --to agency'],
  options: {
    map: { value: 'MAP', summary: 'the map that says what the fields of the export mean' },
    to: { value: 'DIR', summary: 'the directory of the snapshot; its site/ is left as it is' },
    partial: {
      summary:
        'import the records without faults; of the others the last good form stays for some days',
    },
    rehearse: {
      value: 'DIR',
      summary:
        'import nothing: write pages with ten listings as the site shows them, beside their records, and the report',
    },
    suggest: { summary: 'say what FILE is and propose a map; with --map written to a new file' },
    force: { summary: 'import although a guard says that the export has lost something' },
  },
  details: `FILE is CSV, Excel, JSON or XML, a folder of them, a zip that holds one with its pictures, or the address of one (http, https). Maps for common exports are in
data/import-maps/. Every fault is named by record and field; with faults nothing is written unless
--partial. Listings that are missing in FILE leave the catalogue. The same FILE gives the same bytes, so
the command can run on a schedule. It changes files of this machine only; with --remote the live site hears of a
refusal, and with --yes too it is refused while loads are on hold.`,
  async run(call) {
    const [file = ''] = call.positionals;
    if (call.hasOption('suggest')) return runSuggest(call, file);
    const mapFile = requireOption(call, 'map');
    // A rehearsal needs no snapshot: its own directory is one without listings.
    const directory =
      call.getOption('to') ?? call.getOption('rehearse') ?? requireOption(call, 'to');
    const mapText = await readFile(mapFile, 'utf8').catch(() => {
      throw new UsageError(`${mapFile} cannot be read.`);
    });
    const parsed = parseImportMap(mapText);
    if ('faults' in parsed) return refuse(call, mapFile, parsed.faults);
    const { map } = parsed;
    const hold = isToldRemotely(call) && (await findHold((await call.openStores()).kv));
    if (hold && isUnattended(call)) return reportRefusal(call, `Refused: ${hold}`);
    const result = await holdImportLock(directory, () =>
      importFile(call, { file, directory, map, mapText }),
    );
    return result ?? reportRefusal(call, `Refused: another import into ${directory} is running.`);
  },
};

interface ImportRequest {
  file: string;
  directory: string;
  map: ImportMap;
  mapText: string;
}

/** Imports a file into a directory that no other import changes meanwhile. */
async function importFile(
  call: CommandInvocation,
  { directory, map, ...request }: ImportRequest,
): Promise<CommandResult> {
  const file = describeSourceName(request.file);
  const isForced = call.hasOption('force');
  const target = await readTarget(directory);
  if ('faults' in target) return refuse(call, directory, target.faults);
  const source = await openSource({ ...request, map, target, isForced }).catch((problem: Error) => {
    if (problem instanceof UsageError) throw problem;
    return problem;
  });
  if (source instanceof Error)
    return refuseImport(
      call,
      `${file} cannot be had: ${source.message.replace(/\.$/, '')}. Nothing changed.`,
      {},
    );
  if (!source) {
    call.terminal.print(`${file} is unchanged since the import before. Nothing changed.`);
    const report = { unchanged: true, listings: target.existing.properties.length };
    if (isToldRemotely(call)) await noteImport(call, summarizeForDesk(report, null));
    return createSuccess(report);
  }
  const isPartial = call.hasOption('partial');
  const prepared = await prepareImport(source, map, target, isPartial);
  const { read, fileFaults } = prepared;
  const faults = [...fileFaults, ...read.faults];
  printFaults(faults, call.terminal);
  const report = (extra: object = {}) => buildImportReport(prepared, map, target, extra);
  const context = {
    source,
    map,
    target,
    limits: { ...FETCH_LIMITS, userAgent: target.userAgent },
    terminal: call.terminal,
  };
  const rehearsal = call.getOption('rehearse');
  if (rehearsal) {
    const page = await writeRehearsal(rehearsal, prepared, report, context);
    call.terminal.print(`Nothing was imported. Open ${page}.`);
    return createSuccess({ ...report(), page });
  }
  const refuseFor = (message: string) => {
    printSummary(report(), call.terminal);
    return refuseImport(call, message, report());
  };
  if (fileFaults.length > 0 || (faults.length > 0 && !isPartial))
    return refuseFor(
      `${file} is refused: ${formatQuantity(faults.length, 'fault')}. Nothing changed.`,
    );
  if (prepared.guardFaults.length > 0 && !isForced)
    return refuseFor(explainGuards(prepared.guardFaults));
  const files = await storeImportFiles(prepared, context);
  prepared.guardFaults.push(...guardPictures(prepared, files, context));
  if (prepared.guardFaults.length > 0 && !isForced)
    return refuseFor(explainGuards(prepared.guardFaults));
  const written = await writeImport(prepared, files, context);
  const result = report({ written });
  printSummary(result, call.terminal);
  if (isToldRemotely(call)) await noteImport(call, summarizeForDesk(result, null));
  const listings = formatQuantity(read.properties.length, 'listing');
  const left = faults.length > 0 ? `, ${formatQuantity(faults.length, 'fault')} left out` : '';
  call.terminal.print(
    call.terminal.style('green', `${listings} imported into ${directory}${left}.`),
  );
  call.terminal.print(
    existsSync(join(directory, 'site'))
      ? `Next: npm run staff -- snapshot check ${directory}`
      : `${directory} has no site/: make a snapshot with \`snapshot init\` first, and import into that.`,
  );
  return createSuccess(result);
}

function requireOption(call: CommandInvocation, name: string): string {
  const value = call.getOption(name);
  if (!value) throw new UsageError(`snapshot import needs --${name}.`);
  return value;
}

function refuse(call: CommandInvocation, file: string, faults: ImportFault[]) {
  printFaults(faults, call.terminal);
  const message = `${file} is refused: ${formatQuantity(faults.length, 'fault')}. Nothing changed.`;
  return refuseImport(call, message, { errors: faults });
}

const openSource = (
  request: Omit<Parameters<typeof fetchSource>[0], 'address' | 'environment'> & { file: string },
): Promise<SourceFile | undefined> =>
  isAddress(request.file)
    ? fetchSource({ ...request, address: request.file, environment: process.env })
    : openSourceFile(request.file, request.map);

/** An import changes files of this machine only; with --remote the live site hears what became of it. */
const isToldRemotely = (call: CommandInvocation): boolean => call.storeOptions.remote;

async function refuseImport(
  call: CommandInvocation,
  message: string,
  report: Partial<ImportReport>,
) {
  if (isToldRemotely(call)) {
    await noteRefusal(call, 'refused import');
    await noteImport(call, summarizeForDesk(report, message));
  }
  return reportRefusal(call, message, report);
}

/** Says what stops an import although each record is sound: most likely its export failed (decisions 55 and 150). */
const explainGuards = (faults: readonly ImportFault[]): string =>
  `Refused: ${faults.map(({ field, message }) => `${field}: ${message}`).join('; ')}. --force imports it nevertheless. Nothing changed.`;
