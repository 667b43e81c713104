import { LISTING_SECTIONS } from '../../../domain/routing/section';
import { getBucketNumber } from '../../../platform/snapshot/bucket';
import { keepIndexed } from '../indexed-pages';
import { PAGE_LISTS } from '../page-paths';
import { countPropertyFiles, listOpenIds, loadPropertyPaths } from '../property-paths';
import type { SitemapPage } from '../sitemap-xml';
import type { VersionThen } from './stored-version-store';

/** What stands at each path: two versions whose text is the same show the same there. */
type PathContents = ReadonlyMap<string, string>;

/** Two versions of the site, one after the other. */
export interface VersionPair {
  before: VersionThen;
  after: VersionThen;
}

/** Counts the steps in which two versions are compared: their pages, then each file of properties. */
export const countSteps = (pair: VersionPair): number => 1 + countFiles(pair);

/** Finds the paths of one step that search engines may index, and that were added, changed or left out since. */
export async function findChangedPaths(pair: VersionPair, step: number): Promise<string[]> {
  const { before, after } = pair;
  const ids = step > 0 ? listSuspects(pair, step - 1) : undefined;
  const [old, young] = await Promise.all(
    [before, after].map((version) =>
      ids ? readProperties(version, ids) : Promise.resolve(readPages(version)),
    ),
  );
  const paths = new Set([...(old?.keys() ?? []), ...(young?.keys() ?? [])]);
  return [...paths].filter((path) => old?.get(path) !== young?.get(path));
}

const countFiles = ({ before, after }: VersionPair): number =>
  Math.max(...[before, after].map(({ ctx }) => countPropertyFiles(ctx.snapshot.catalogue.index)));

/**
 * Lists the open properties of a file that may not be the same: that one version alone shows, or whose bucket differs. All
 * of them where the addresses of lists are others, since theirs begin with those.
 */
function listSuspects(pair: VersionPair, file: number): number[] {
  const { before, after } = pair;
  const files = countFiles(pair);
  const [old, young] = [before, after].map(
    ({ ctx }) => new Set(listOpenIds(ctx.snapshot.catalogue.index, file, files)),
  ) as [Set<number>, Set<number>];
  const getBucket = ({ parts: { details } }: VersionThen, id: number) =>
    details[getBucketNumber(id, details.length)];
  const isMoved = describeBeginnings(before) !== describeBeginnings(after);
  return [...new Set([...old, ...young])].filter(
    (id) =>
      isMoved || old.has(id) !== young.has(id) || getBucket(before, id) !== getBucket(after, id),
  );
}

const describeBeginnings = ({ ctx: { languages, hrefForLanguage } }: VersionThen): string =>
  languages
    .flatMap((language) =>
      LISTING_SECTIONS.map((section) => hrefForLanguage(language).page(section)),
    )
    .join(' ');

async function readProperties(version: VersionThen, ids: readonly number[]): Promise<PathContents> {
  const { catalogue } = version.ctx.snapshot;
  const open = new Set(listOpenIds(catalogue.index, 0, 1));
  const shown = ids.filter((id) => open.has(id));
  const properties = await loadPropertyPaths(version.ctx, shown);
  const pages = await Promise.all(
    properties.map(async ({ id, paths }) => ({
      paths,
      records: await catalogue.loadProperty(id),
    })),
  );
  return describePages(version, pages);
}

const readPages = (version: VersionThen): PathContents =>
  describePages(
    version,
    Object.values(PAGE_LISTS).flatMap((listPages) => listPages(version.ctx)),
  );

/** Describes pages by their paths, without the languages that search engines are asked to leave alone. */
function describePages({ ctx, parts }: VersionThen, pages: readonly SitemapPage[]): PathContents {
  return new Map(
    keepIndexed(ctx, pages).flatMap(({ paths, records, article }) => {
      const content = JSON.stringify([records, parts.articles[String(article)]]);
      return Object.values(paths).map((path) => [path, content] as const);
    }),
  );
}
