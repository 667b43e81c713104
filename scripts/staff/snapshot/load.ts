import type { CompiledVersion } from '../../../src/platform/snapshot/build/compile';
import { findPriceJumps } from '../../../src/platform/snapshot/build/price-jumps';
import { releaseLoads } from '../../../src/platform/snapshot/hold-store';
import { collectPartHashes, getPictureKey } from '../../../src/platform/snapshot/manifest';
import { readStoredPart } from '../../../src/platform/snapshot/part-store';
import type { StoredVersions } from '../../../src/platform/snapshot/stored-versions-store';
import { loadStoredVersions } from '../../../src/platform/snapshot/stored-versions-store';
import { ConcurrentPublishError } from '../../../src/platform/snapshot/write-pointer-store';
import type { Command, CommandInvocation, CommandResult } from '../command';
import { createSuccess, reportRefusal } from '../command';
import { forEachConcurrently } from '../concurrency';
import type { StaffStores } from '../stores';
import { formatQuantity } from '../terminal';
import { reportOrphanedCommitments } from './commitments';
import { diffWithLive } from './diff-with-live';
import { buildFindingsReport, compileDirectory, readDirectoryArgument } from './directory';
import { findMissingDocuments, listStoredFiles, uploadDocuments } from './documents';
import { describeKept, keepReplaced, loadKeptSite, printReplaced } from './kept-site';
import { lockVersions } from './lock-versions';
import { noteFindings, noteLoad, noteRefusal } from './note-runs';
import { loadOwnListings, noteOwnListings, printOwnListings } from './own-listings';
import { findMissingPictures, uploadPictures } from './pictures';
import { printDiff } from './print-diff';
import { printFindings } from './print-findings';
import { publishVersion, uploadParts } from './publish';
import { findHold, findLoss, isUnattended } from './unattended-load';

export const snapshotLoad: Command = {
  name: 'snapshot load',
  summary: 'makes a snapshot live: checks it, uploads the changes, verifies them, switches',
  positionals: ['DIR'],
  examples: ['snapshot load agency --remote'],
  options: {
    demonstration: {
      summary: 'load a demonstration into the live site, which otherwise refuses it',
    },
    force: { summary: 'with --yes: load even if more than half of the properties leave' },
    site: { summary: "replace the site's content that the desk keeps, too" },
    'keep-site': {
      summary: "leave the site's content that the desk keeps: what a load does anyway",
    },
  },
  details:
    'Visitors see the old version or the new one, never a mixture. A load that is refused or\ninterrupted leaves the live version as it is. The last three versions stay stored. With --yes nobody looks: then\na load is refused while loads are on hold, and if more than half of the properties would leave.',
  async run(call) {
    const { terminal } = call;
    const stores = await call.openStores();
    const stored = await loadStoredVersions(stores);
    const kept = await loadKeptSite(stores, stored);
    const isReplaced = kept !== undefined && call.hasOption('site');
    const own = await loadOwnListings(stores);
    const directory = await readDirectoryArgument(
      call,
      isReplaced ? undefined : kept,
      own?.overrides,
    );
    if (kept && !isReplaced) terminal.print(describeKept(kept));
    const version = await compileDirectory(directory);
    const report = buildFindingsReport(directory.findings);
    printFindings(directory.findings, terminal);
    printOwnListings(directory.settled, terminal);
    if (!version) {
      await noteRefusal(call, 'refused load');
      await noteFindings(call, null, directory.findings);
      return reportRefusal(
        call,
        `Refused: ${formatQuantity(report.errors.length, 'error')}.`,
        report,
      );
    }
    if (
      call.storeOptions.remote &&
      version.manifest.demonstration &&
      !call.hasOption('demonstration')
    ) {
      return reportRefusal(
        call,
        'Refused: this is the demonstration. --demonstration loads it nevertheless.',
        report,
      );
    }

    for (const problem of stored.problems) terminal.print(terminal.style('yellow', problem));
    if (kept && isReplaced && directory.source) printReplaced(kept, directory.source, terminal);
    const isLive = stored.pointer?.current === version.manifest.version;
    if (isLive && !isReplaced && stored.problems.length === 0) {
      await noteOwnListings(stores, own, directory.settled);
      return repairLiveVersion(call, version, directory.path, stores);
    }
    const diff = await diffWithLive(version, stored, stores);
    if (diff) printDiff(diff, terminal);
    else terminal.print('The live version cannot be read; all parts are written again.');
    const commitments = await reportOrphanedCommitments(version, stores, terminal);
    const live = stored.manifests.get(stored.pointer?.current ?? '');
    const hold = await findHold(stores.kv);
    const loss = call.hasOption('force') ? undefined : findLoss(diff, live?.listings ?? 0);
    const warnings = [hold, loss].filter((warning) => warning !== undefined);
    for (const warning of warnings) terminal.print(terminal.style('red', warning));
    if (warnings.length > 0 && isUnattended(call)) {
      if (loss) await noteRefusal(call, 'refused load');
      return reportRefusal(call, `Refused: ${warnings.join(' ')}`, report);
    }
    if (!(await call.confirm(`Make this live on the agency's site?`)))
      return reportRefusal(call, 'Not loaded.');
    const result = await lockVersions(call, stores, 'load', () =>
      publishAndReport(call, version, directory.path, stored, diff !== undefined, stores),
    );
    if (result.exitCode === 0) {
      await noteOwnListings(stores, own, directory.settled);
      await noteFindings(call, version.manifest.version, directory.findings);
    }
    // Who loads knowingly ends the hold.
    if (hold && result.exitCode === 0) await releaseLoads(stores.kv);
    const priceJumps = diff ? findPriceJumps(diff) : [];
    return { ...result, report: { ...result.report, priceJumps, commitments } };
  },
};

async function publishAndReport(
  call: CommandInvocation,
  version: CompiledVersion,
  directory: string,
  stored: StoredVersions,
  canReuseParts: boolean,
  stores: StaffStores,
): Promise<CommandResult> {
  const start = performance.now();
  try {
    await keepReplaced(stores, stored, version.manifest, call.terminal);
    const written = await publishVersion(
      version,
      directory,
      stored,
      canReuseParts,
      stores,
      call.terminal,
    );
    await noteLoad(call);
    const { manifest } = version;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    call.terminal.print(
      call.terminal.style(
        'green',
        `${manifest.version} is live: ${formatQuantity(manifest.listings, 'property', 'properties')}; ` +
          `${formatQuantity(written.parts, 'part')} of ${formatQuantity(collectPartHashes(manifest).size, 'part')} and ` +
          `${formatQuantity(written.documents + written.pictures, 'file')} written in ${seconds} s.`,
      ),
    );
    return createSuccess({ version: manifest.version, previous: stored.pointer?.current, written });
  } catch (problem) {
    if (problem instanceof ConcurrentPublishError) return reportRefusal(call, problem.message);
    await noteRefusal(call, 'refused load');
    const message = problem instanceof Error ? problem.message : String(problem);
    return reportRefusal(call, `Not loaded: ${message}. The live version has not changed.`);
  }
}

/** Writes the lost or corrupt parts and documents of the live version again; does nothing if it has none. */
async function repairLiveVersion(
  call: CommandInvocation,
  version: CompiledVersion,
  directory: string,
  stores: StaffStores,
): Promise<CommandResult> {
  const { terminal } = call;
  const name = version.manifest.version;
  const brokenParts: string[] = [];
  await forEachConcurrently(collectPartHashes(version.manifest), (hash) =>
    readStoredPart(stores.kv, hash).catch(() => {
      brokenParts.push(hash);
    }),
  );
  const documents = await findMissingDocuments(version.manifest, stores);
  const pictures = findMissingPictures(
    version,
    await listStoredFiles(stores.files, getPictureKey('')),
  );
  const written = {
    parts: brokenParts.length,
    documents: documents.size,
    pictures: pictures.length,
    removed: 0,
  };
  const total = brokenParts.length + documents.size + pictures.length;
  if (total === 0) {
    await noteLoad(call);
    terminal.print(`Nothing to do: ${name} is live and complete.`);
    return createSuccess({ version: name, written });
  }
  const damage = `${formatQuantity(total, 'part or file', 'parts and files')} lost or corrupt`;
  if (!(await call.confirm(`${name} is live, with ${damage}. Write them again?`))) {
    return reportRefusal(call, 'Not loaded.');
  }
  await uploadParts(brokenParts, version, stores, terminal);
  await uploadDocuments(documents, directory, stores, terminal);
  await uploadPictures(pictures, version, directory, stores, terminal);
  await noteLoad(call);
  terminal.print(`${name} was live with ${damage}, which are written again.`);
  return createSuccess({ version: name, written });
}
