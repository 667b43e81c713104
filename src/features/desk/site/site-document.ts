import * as v from 'valibot';
import { Article } from '../../../domain/site/article';
import type { EditableSite } from '../../../domain/site/editable-site';
import { flattenMenu, MenuPage } from '../../../domain/site/menu';
import { getOriginalPath } from '../../../domain/site/menu-routes';
import type { RouteMapEntry } from '../../../domain/site/route-map';
import { TeamMember } from '../../../domain/site/team';

/** What the desk opens as one: a record of a list by its id, or a part of the configuration. */
export const RECORD_KINDS = ['pages', 'articles', 'team'] as const;
export const SETTING_KINDS = ['hours', 'popup', 'notice', 'look', 'agency', 'texts'] as const;
export type SiteRecordKind = (typeof RECORD_KINDS)[number];
type SettingKind = (typeof SETTING_KINDS)[number];

/** The name of a document, as drafts and addresses have it: 'team/3', 'popup'. */
export interface DocumentName {
  kind: SiteRecordKind | SettingKind;
  /** 0 for a part of the configuration. */
  id: number;
}

/** A page and its address, which stand in two lists. */
export interface PageDocument {
  page: MenuPage;
  route?: RouteMapEntry | undefined;
}

export const formatDocumentName = ({ kind, id }: DocumentName): string =>
  id === 0 ? kind : `${kind}/${id}`;

/** Reads the name of a document; undefined if no document can have it. */
export function parseDocumentName(text: string): DocumentName | undefined {
  const [, kind = '', id = '0'] = /^([a-z]+)(?:\/(\d+))?$/.exec(text) ?? [];
  const isRecord = (RECORD_KINDS as readonly string[]).includes(kind);
  const isKnown = isRecord || (SETTING_KINDS as readonly string[]).includes(kind);
  return isKnown && isRecord === Number(id) > 0
    ? { kind: kind as DocumentName['kind'], id: Number(id) }
    : undefined;
}

/** Returns a document of the site to read or to change in place; undefined if it does not exist. */
export function openSiteDocument(
  site: EditableSite,
  { kind, id }: DocumentName,
): object | undefined {
  const { configuration } = site;
  switch (kind) {
    case 'pages':
      return openPage(site, id);
    case 'articles':
      return site.articles.find((article) => article.id === id);
    case 'team':
      return site.team.find((member) => member.id === id);
    case 'popup':
      return configuration.popup;
    case 'notice':
      return configuration.notice;
    case 'look':
      return configuration;
    case 'texts':
      return site.texts;
    case 'hours':
    case 'agency':
      return configuration.agency;
  }
}

/** Adds a new record to its list, with the defaults of its schema: staff typed a title at most. */
export function addDocument(site: EditableSite, { kind }: DocumentName, value: unknown): void {
  if (kind === 'team') site.team.push(complete(TeamMember, value));
  if (kind === 'articles') site.articles.push(complete(Article, value));
  if (kind === 'pages') {
    const { page, route } = completePage(value as PageDocument);
    const above = findTrail(site.menu, page.parentId) ?? [];
    const parent = above.at(-1);
    // The page above it may have been removed meanwhile.
    (parent?.childMenus ?? site.menu).push({ ...page, parentId: parent?.id ?? 0 });
    if (route) site.routes.push({ ...route, original: buildOriginal([...above, page]) });
  }
}

const completePage = ({ page, ...rest }: PageDocument): PageDocument => ({
  ...rest,
  page: complete(MenuPage, page),
});

/** Returns a record with the defaults of its schema. */
export const completeDocument = (kind: SiteRecordKind, value: object): object =>
  kind === 'pages'
    ? completePage(value as PageDocument)
    : complete<object>(kind === 'team' ? TeamMember : Article, value);

function complete<Value>(schema: v.GenericSchema<unknown, Value>, value: unknown): Value {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : (value as Value);
}

/** Removes a record, of a page its address with it, and the pages below with theirs. */
export function removeDocument(site: EditableSite, { kind, id }: DocumentName): void {
  const isOther = (record: { id: number }) => record.id !== id;
  if (kind === 'team') site.team = site.team.filter(isOther);
  if (kind === 'articles') site.articles = site.articles.filter(isOther);
  if (kind !== 'pages') return;
  const { page: removed } = openPage(site, id) ?? {};
  const routes = new Set(
    removed && flattenMenu([removed]).map((page) => openPage(site, page.id)?.route),
  );
  const omit = (pages: readonly MenuPage[]): MenuPage[] =>
    pages.filter(isOther).map((page) => ({ ...page, childMenus: omit(page.childMenus) }));
  site.menu = omit(site.menu);
  site.routes = site.routes.filter((entry) => !routes.has(entry));
}

export function openPage(site: EditableSite, id: number): PageDocument | undefined {
  const trail = findTrail(site.menu, id);
  const page = trail?.at(-1);
  if (!trail || !page) return undefined;
  const path = buildOriginal(trail).toLowerCase();
  // Of a thousand addresses few are as long, and only those are compared.
  const isSame = ({ original }: RouteMapEntry) =>
    original.length === path.length && original.toLowerCase() === path;
  return { page, route: site.routes.find(isSame) };
}

/** Returns the original path of the last page of a trail. */
export const buildOriginal = (trail: readonly MenuPage[]): string =>
  trail.reduce((above, page) => getOriginalPath(page, above), '/');

/** Returns a page with those above it, the highest first. */
export function findTrail(pages: readonly MenuPage[], id: number): MenuPage[] | undefined {
  for (const page of pages) {
    if (page.id === id) return [page];
    const below = findTrail(page.childMenus, id);
    if (below) return [page, ...below];
  }
  return undefined;
}

/** Returns an id that no record of the kind has in these sites: what a draft removes keeps its own. */
export function findFreeId(sites: readonly EditableSite[], kind: SiteRecordKind): number {
  const records = sites.flatMap((site): readonly { id: number }[] =>
    kind === 'pages' ? flattenMenu(site.menu) : kind === 'team' ? site.team : site.articles,
  );
  return Math.max(0, ...records.map(({ id }) => id)) + 1;
}
