import * as v from 'valibot';
import { Localized } from '../../../domain/language/localized';
import type { EditableSite } from '../../../domain/site/editable-site';
import { Site } from '../../../domain/site/site';
import { computeContentHash } from '../../../platform/snapshot/content-hash';
import { BrokenPartError, parsePart } from '../../../platform/snapshot/part';

// The content of publications in R2: it stays there when the version has long left KV.

const getArchiveKey = (hash: string) => `publications/${hash}`;

/** The site's content of a publication: the hash of its site part, and of the bodies of its articles. */
const ArchivedSite = v.strictObject({
  site: v.string(),
  articles: v.record(v.string(), v.string()),
});
export type ArchivedSite = v.InferOutput<typeof ArchivedSite>;

/** Keeps parts of a publication, and which parts it is made of; returns the hash by which it is found again. */
export async function archiveSite(
  files: R2Bucket,
  parts: ReadonlyMap<string, Uint8Array>,
  site: ArchivedSite,
): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(site));
  const hash = await computeContentHash(bytes);
  await Promise.all(
    [...parts, [hash, bytes] as const].map(([key, value]) => archivePart(files, key, value)),
  );
  return hash;
}

/** Keeps one part of a publication, by its hash. */
export const archivePart = (files: R2Bucket, hash: string, bytes: Uint8Array): Promise<unknown> =>
  files.put(getArchiveKey(hash), bytes as Uint8Array<ArrayBuffer>);

/** Loads the site of a publication without the bodies of its articles. */
export async function loadArchivedSite(
  files: R2Bucket,
  hash: string,
): Promise<{ archived: ArchivedSite; site: Omit<EditableSite, 'articles'> & Site }> {
  const archived = parsePart(ArchivedSite, await readArchived(files, hash), `publication ${hash}`);
  const site = parsePart(Site, await readArchived(files, archived.site), 'site');
  return { archived, site };
}

/** Loads the body of an article as it was. */
export const loadArchivedBody = async (files: R2Bucket, hash: string): Promise<Localized> =>
  parsePart(Localized, await readArchived(files, hash), 'article');

async function readArchived(files: R2Bucket, hash: string): Promise<unknown> {
  const object = await files.get(getArchiveKey(hash));
  if (!object) throw new BrokenPartError(`publication part ${hash} is missing`);
  return object.json();
}
