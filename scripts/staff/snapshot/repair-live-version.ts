import type { CompiledVersion } from '../../../src/platform/snapshot/build/compile';
import { collectPartHashes, getPictureKey } from '../../../src/platform/snapshot/manifest';
import { readStoredPart } from '../../../src/platform/snapshot/part-store';
import type { CommandInvocation, CommandResult } from '../command';
import { createSuccess, reportRefusal } from '../command';
import { forEachConcurrently } from '../concurrency';
import type { StaffStores } from '../stores';
import { formatQuantity } from '../terminal';
import { findMissingDocuments, listStoredFiles, uploadDocuments } from './documents';
import { noteLoad } from './note-runs';
import { findMissingPictures, uploadPictures } from './pictures';
import { uploadParts } from './publish';

/** Writes the lost or corrupt parts and documents of the live version again; does nothing if it has none. */
export async function repairLiveVersion(
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
