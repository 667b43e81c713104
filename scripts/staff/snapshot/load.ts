import type { CompiledSnapshot } from '../../../src/platform/snapshot/build/compile';
import { partsOf } from '../../../src/platform/snapshot/manifest';
import { atOnce } from '../at-once';
import type { Call, Command, Outcome } from '../command';
import { done, refused } from '../command';
import type { Place } from '../place';
import { counted } from '../terminal';
import { againstLive } from './against-live';
import { printDiff } from './differences';
import { compiled, findingsReport, givenDirectory } from './directory';
import { missingDocuments, uploadDocuments } from './documents';
import { printFindings } from './findings';
import type { Kept } from './kept';
import { partReader, readKept } from './kept';
import { Overtaken, publish, upload } from './publish';

export const snapshotLoad: Command = {
  name: 'snapshot load',
  summary: 'make a snapshot live: check, upload what changed, verify, switch',
  positionals: ['DIR'],
  options: {
    demonstration: { summary: 'load a demonstration on the live site, which is refused otherwise' },
  },
  details:
    'Visitors see the old version or the new one, never a mixture. A load that is refused or\ninterrupted leaves the live version as it is. The last three versions are kept.',
  async run(call) {
    const { terminal } = call;
    const directory = await givenDirectory(call);
    const version = await compiled(directory);
    const report = findingsReport(directory.findings);
    printFindings(directory.findings, terminal);
    if (!version) {
      return refusal(call, `Refused: ${counted(report.errors.length, 'error')}.`, report);
    }
    if (call.where.remote && version.manifest.demonstration && !call.has('demonstration')) {
      return refusal(
        call,
        'Refused: this is the demonstration. With --demonstration it is loaded all the same.',
        report,
      );
    }

    const place = await call.open();
    const kept = await readKept(place);
    for (const trouble of kept.troubles) terminal.say(terminal.style('yellow', trouble));
    if (kept.pointer?.current === version.manifest.version && kept.troubles.length === 0) {
      return mend(call, version, directory.path, place);
    }
    const diff = await againstLive(version, kept, place);
    if (diff) printDiff(diff, terminal);
    else terminal.say('What is live cannot be read and is replaced whole.');
    if (!(await call.confirm(`Make this live on the agency's site?`))) {
      return refusal(call, 'Not loaded.');
    }
    return load(call, version, directory.path, kept, diff !== undefined, place);
  },
};

async function load(
  call: Call,
  version: CompiledSnapshot,
  directory: string,
  kept: Kept,
  trusted: boolean,
  place: Place,
): Promise<Outcome> {
  const started = performance.now();
  try {
    const written = await publish(version, directory, kept, trusted, place, call.terminal);
    const { manifest } = version;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    call.terminal.say(
      call.terminal.style(
        'green',
        `${manifest.version} is live: ${counted(manifest.listings, 'property', 'properties')}; ` +
          `${counted(written.parts, 'part')} of ${counted(partsOf(manifest).size, 'part')} and ` +
          `${counted(written.documents, 'document')} written in ${seconds} s.`,
      ),
    );
    return done({ version: manifest.version, previous: kept.pointer?.current, written });
  } catch (problem) {
    if (problem instanceof Overtaken) return refusal(call, problem.message);
    const message = problem instanceof Error ? problem.message : String(problem);
    return refusal(call, `Not loaded: ${message}. What is live has not changed.`);
  }
}

/** Loading what is live changes nothing, unless something of it was lost: that is written again. */
async function mend(
  call: Call,
  version: CompiledSnapshot,
  directory: string,
  place: Place,
): Promise<Outcome> {
  const { terminal } = call;
  const name = version.manifest.version;
  const read = partReader(place);
  const lost: string[] = [];
  await atOnce(partsOf(version.manifest), (hash) =>
    read(hash).catch(() => {
      lost.push(hash);
    }),
  );
  const documents = await missingDocuments(version.manifest, place);
  const written = { parts: lost.length, documents: documents.size, removed: 0 };
  const total = lost.length + documents.size;
  if (total === 0) {
    terminal.say(`Nothing to do: ${name} is live, and whole.`);
    return done({ version: name, written });
  }
  const damage = `${counted(total, 'part or document', 'parts and documents')} lost or corrupt`;
  if (!(await call.confirm(`${name} is live, with ${damage}. Write them again?`))) {
    return refusal(call, 'Not loaded.');
  }
  await upload(lost, version, place, terminal);
  await uploadDocuments(documents, directory, place, terminal);
  terminal.say(`${name} was live already, with ${damage}: written again.`);
  return done({ version: name, written });
}

function refusal({ terminal }: Call, message: string, report: object = {}): Outcome {
  terminal.say(terminal.style('red', message));
  return refused(message, report);
}
