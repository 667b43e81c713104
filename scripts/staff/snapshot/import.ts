import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command, CommandInvocation } from '../command';
import { createSuccess, reportRefusal, UsageError } from '../command';
import type { ImportFault } from '../record-file';
import { formatQuantity } from '../terminal';
import { parseImportMap } from './import/check-map';
import type { ImportMap } from './import/import-map';
import type { ImportTarget } from './import/import-target';
import { readTarget } from './import/import-target';
import { prepareImport } from './import/prepare-import';
import { printFaults, printSummary } from './import/print-import';
import { FETCH_LIMITS } from './import/remote-file';
import { buildImportReport } from './import/report';
import { openSourceFile } from './import/source-file';
import { printSuggestion, suggestMap } from './import/suggest/suggest-map';
import { writeImport } from './import/write-import';
import { noteRefusal } from './note-runs';
import { findHold, isUnattended } from './unattended-load';

export const snapshotImport: Command = {
  name: 'snapshot import',
  summary: "makes a snapshot's catalogue from an export of other software (docs/import.md)",
  positionals: ['FILE'],
  options: {
    map: { value: 'MAP', summary: 'the map that says what the fields of the export mean' },
    to: { value: 'DIR', summary: 'the directory of the snapshot; its site/ is left as it is' },
    suggest: { summary: 'say what FILE is and propose a map; with --map written to a new file' },
    partial: { summary: 'import the records without faults, and leave out the others' },
    force: { summary: 'import even if fewer than half of the listings before are left' },
  },
  details: `FILE is CSV, Excel, JSON or XML, or a zip that holds one with its pictures. Maps for common exports are in
data/import-maps/. Every fault is named by record and field; with faults nothing is written unless
--partial. Listings that are missing in FILE leave the catalogue. The same FILE gives the same bytes, so
the command can run on a schedule. It changes files of this machine only; with --remote the live site hears of a
refusal, and with --yes too it is refused while loads are on hold.`,
  async run(call) {
    const [file = ''] = call.positionals;
    if (call.hasOption('suggest')) return runSuggest(call, file);
    const mapFile = requireOption(call, 'map');
    const directory = requireOption(call, 'to');
    const mapText = await readFile(mapFile, 'utf8').catch(() => {
      throw new UsageError(`${mapFile} cannot be read.`);
    });
    const parsed = parseImportMap(mapText);
    if ('faults' in parsed) return refuse(call, mapFile, parsed.faults);
    const { map } = parsed;
    const hold = isToldRemotely(call) && (await findHold((await call.openStores()).kv));
    if (hold && isUnattended(call)) return reportRefusal(call, `Refused: ${hold}`);
    const source = await openSourceFile(file, map);
    const target = await readTarget(directory);
    if ('faults' in target) return refuse(call, directory, target.faults);

    const prepared = await prepareImport(source, map, target);
    const { read, fileFaults } = prepared;
    const faults = [...fileFaults, ...read.faults];
    printFaults(faults, call.terminal);
    const report = (extra: object = {}) => buildImportReport(prepared, map, target, extra);
    if (fileFaults.length > 0 || (faults.length > 0 && !call.hasOption('partial'))) {
      const message = `${file} is refused: ${formatQuantity(faults.length, 'fault')}. Nothing changed.`;
      printSummary(report(), call.terminal);
      return refuseImport(call, message, report());
    }
    const shrinking = explainShrinking(read.properties.length, target, map);
    if (shrinking && !call.hasOption('force')) return refuseImport(call, shrinking, report());
    const written = await writeImport(prepared, {
      source,
      map,
      target,
      limits: FETCH_LIMITS,
      terminal: call.terminal,
    });
    const result = report({ written });
    printSummary(result, call.terminal);
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
  },
};

/** Proposes a map for a file; writes it only where no file is yet. */
async function runSuggest(call: CommandInvocation, file: string) {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`${file} cannot be read.`);
  });
  const suggestion = await suggestMap(bytes);
  if ('problem' in suggestion) return reportRefusal(call, `${file} ${suggestion.problem}.`);
  printSuggestion(suggestion, call.terminal);
  const mapFile = call.getOption('map');
  if (mapFile)
    await writeFile(mapFile, `${JSON.stringify(suggestion.map, null, 2)}\n`, { flag: 'wx' }).catch(
      () => {
        throw new UsageError(`${mapFile} is there already, or cannot be written.`);
      },
    );
  return createSuccess({ suggestion });
}

function requireOption(call: CommandInvocation, name: string): string {
  const value = call.getOption(name);
  if (!value) throw new UsageError(`snapshot import needs --${name}.`);
  return value;
}

function refuse(call: CommandInvocation, file: string, faults: readonly ImportFault[]) {
  printFaults(faults, call.terminal);
  const message = `${file} is refused: ${formatQuantity(faults.length, 'fault')}. Nothing changed.`;
  return refuseImport(call, message, { errors: faults });
}

/** An import changes files of this machine only; with --remote the live site hears what became of it. */
const isToldRemotely = (call: CommandInvocation): boolean => call.storeOptions.remote;

async function refuseImport(call: CommandInvocation, message: string, report: object) {
  if (isToldRemotely(call)) await noteRefusal(call, 'refused import');
  return reportRefusal(call, message, report);
}

/** Explains why a source that has shrunk is refused: most likely its export failed (decision 55). */
function explainShrinking(
  count: number,
  { existing }: ImportTarget,
  { guard }: ImportMap,
): string | undefined {
  const before = existing.properties.length;
  if (count >= before * (1 - guard.maxRemoved)) return undefined;
  return `Refused: ${formatQuantity(count, 'listing')} of ${before} are left. --force imports them nevertheless. Nothing changed.`;
}
