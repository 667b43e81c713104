import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueLanguage } from '../../../../../src/domain/language/language';
import { CATALOGUE_LANGUAGES } from '../../../../../src/domain/language/language';
import { resolveRoute } from '../../../../../src/domain/routing/resolve-route';
import { createRequestContext } from '../../../../../src/platform/request-context';
import { readSiteFiles } from '../../effects/site-files';
import type { SiteInMemory } from '../../effects/site-in-memory';
import { SiteWorkshop } from '../../effects/site-in-memory';
import { readSnapshotDirectory } from '../../snapshot-directory';
import { OfflineFiles, readBelow } from './offline-files';

/** The files of a listing in one language: its page, and its card where a list shows it. */
interface RenderedFiles {
  page: string;
  card?: string;
}

/** The files by listing and language. */
export type RenderedListings = Map<number, Partial<Record<CatalogueLanguage, RenderedFiles>>>;

const LISTS = ['/for-sale/', '/for-rent/'];

/**
 * Renders the card and the page of each listing of a staged snapshot, as its site shows them, into files of a folder.
 * @throws Error if the snapshot could not be loaded
 */
export async function renderListings(
  staged: string,
  folder: string,
  ids: readonly number[],
): Promise<RenderedListings> {
  const { source, findings } = await readSnapshotDirectory(staged);
  const [refusal] = findings.filter(({ level }) => level === 'error');
  if (!source)
    throw new Error([refusal?.file, refusal?.record, refusal?.field, refusal?.message].join(' '));
  const files = await readSiteFiles(staged);
  const site = await new SiteWorkshop(source, files).open(files);
  await mkdir(folder, { recursive: true });
  const writer = new OfflineFiles(folder, async (path) => {
    const own = path.startsWith('/media/pictures/')
      ? await readBelow([join(staged, 'pictures')], path.replace('/media/pictures/', ''))
      : await readBelow([staged, 'dist/client'], path);
    if (own) return own;
    const answer = await site.answer(path);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  });
  const rendered: RenderedListings = new Map(ids.map((id) => [id, {}]));
  for (const language of CATALOGUE_LANGUAGES) await renderIn(language, { site, writer, rendered });
  return rendered;
}

async function renderIn(
  language: CatalogueLanguage,
  {
    site,
    writer,
    rendered,
  }: { site: SiteInMemory; writer: OfflineFiles; rendered: RenderedListings },
): Promise<void> {
  const { snapshot, answer } = site;
  if (!snapshot.routeTable.languages.inUse.includes(language)) return;
  const route = resolveRoute(snapshot.routeTable, `/${language}/`);
  const { href } = createRequestContext(snapshot, route, '');
  const listings = await snapshot.catalogue.loadCards([...rendered.keys()], language);
  const paths = new Map(listings.map((listing) => [listing.ID, href.property(listing)]));
  const links = new Map([...paths].map(([id, path]) => [path, `${id}-${language}.html`]));
  const lists = await Promise.all(
    LISTS.map(async (original) => (await answer(href.find(original) ?? '/')).text()),
  );
  for (const [id, path] of paths) {
    const page = `${id}-${language}.html`;
    await writer.writePage(page, await (await answer(path)).text(), links);
    const html = lists.map((list) => cutCard(list, path)).find((card) => card !== undefined);
    const card = `${id}-${language}-card.html`;
    if (html) await writer.writePage(card, html, links);
    const files = rendered.get(id);
    if (files) files[language] = { page, ...(html && { card }) };
  }
}

/** Returns the page of a list with the card of one listing alone; undefined if it is not on it. */
function cutCard(list: string, path: string): string | undefined {
  const card = list
    .match(/<article class="card\b.*?<\/article>/gs)
    ?.find((article) => article.includes(`href="${path}"`));
  const body = `<body><main class="page"><ul class="cards"><li>${card}</li></ul></main></body>`;
  return card && list.replace(/<body\b.*<\/body>/s, () => body);
}
