import type { CompiledVersion } from '../../../src/platform/snapshot/build/compile';
import { findPriceJumps } from '../../../src/platform/snapshot/build/price-jumps';
import { releaseLoads } from '../../../src/platform/snapshot/hold-store';
import { collectPartHashes } from '../../../src/platform/snapshot/manifest';
import type { StoredVersions } from '../../../src/platform/snapshot/stored-versions-store';
import { loadStoredVersions } from '../../../src/platform/snapshot/stored-versions-store';
import { ConcurrentPublishError } from '../../../src/platform/snapshot/write-pointer-store';
import type { Command, CommandInvocation, CommandResult } from '../command';
import { createSuccess, reportRefusal } from '../command';
import type { StaffStores } from '../stores';
import { formatQuantity } from '../terminal';
import { reportOrphanedCommitments } from './commitments';
import { diffWithLive } from './diff-with-live';
import { buildFindingsReport, compileDirectory, readDirectoryArgument } from './directory';
import { buildEffectReport, describeEffects, printEffectReport } from './effects/effect-report';
import type { KeptSite } from './kept-site';
import { describeKept, keepReplaced, loadKeptSite, printReplaced } from './kept-site';
import { lockVersions } from './lock-versions';
import { noteFindings, noteLoad, noteRefusal } from './note-runs';
import { loadOwnListings, noteOwnListings, printOwnListings } from './own-listings';
import { printDiff } from './print-diff';
import { printFindings } from './print-findings';
import { publishVersion } from './publish';
import { repairLiveVersion } from './repair-live-version';
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
    effects: {
      summary:
        'show at the desk, too, which values have no effect and which texts a language lacks',
    },
    site: { summary: "replace the site's content that the desk keeps, too" },
    'keep-site': {
      summary: "leave the site's content that the desk keeps: what a load does anyway",
    },
  },
  details:
    'Visitors see the old version or the new one, never a mixture. A load that is refused or\ninterrupted leaves the live version as it is. The last three versions stay stored. With --yes nobody looks: then\na load is refused while loads are on hold, and if more than half of the properties would leave. With --effects it\nrenders the pages with and without each value of the site once it is live, which takes minutes.',
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
      const repaired = await repairLiveVersion(call, version, directory.path, stores);
      if (call.hasOption('effects')) await noteChecked(call, version, directory, kept);
      return repaired;
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
      await noteChecked(call, version, directory, isReplaced ? undefined : kept);
    }
    // Who loads knowingly ends the hold.
    if (hold && result.exitCode === 0) await releaseLoads(stores.kv);
    const priceJumps = diff ? findPriceJumps(diff) : [];
    return { ...result, report: { ...result.report, priceJumps, commitments } };
  },
};

/** Keeps for the desk what the check found, and with --effects also what has no effect on any page. */
async function noteChecked(
  call: CommandInvocation,
  { manifest }: CompiledVersion,
  { path, source, findings }: Awaited<ReturnType<typeof readDirectoryArgument>>,
  kept: KeptSite | undefined,
): Promise<void> {
  const { terminal } = call;
  const isWanted = call.hasOption('effects') && source !== undefined;
  if (isWanted && kept)
    terminal.print('The desk keeps the site: pull it, and check it with --effects.');
  const effects = isWanted && !kept ? await buildEffectReport(path, source, terminal) : undefined;
  if (effects) printEffectReport(effects, terminal);
  const all = [...findings, ...(effects ? describeEffects(effects) : [])];
  await noteFindings(call, manifest.version, all);
}

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
