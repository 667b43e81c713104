import * as v from 'valibot';
import { slugify } from '../../../domain/routing/slug';
import { Article } from '../../../domain/site/article';
import type { EditableSite } from '../../../domain/site/editable-site';
import { flattenMenu, MenuPage } from '../../../domain/site/menu';
import { getOriginalPath } from '../../../domain/site/menu-routes';
import type { RouteMapEntry } from '../../../domain/site/route-map';
import { SoldHome } from '../../../domain/site/sold-home';
import { TeamMember } from '../../../domain/site/team';
import { TownText } from '../../../domain/site/town-text';

/** What the desk opens as one: a record of a list by its id, or a part of the configuration. */
export const RECORD_KINDS = ['pages', 'articles', 'team', 'towns', 'sold'] as const;
export const SETTING_KINDS = [
  'hours',
  'popup',
  'notice',
  'look',
  'agency',
  'trackers',
  'texts',
] as const;
export type SiteRecordKind = (typeof RECORD_KINDS)[number];
/** The records that are numbered; towns have their names. */
export type NumberedKind = Exclude<SiteRecordKind, 'towns'>;
type SettingKind = (typeof SETTING_KINDS)[number];

/** The name of a document, as drafts and addresses have it: 'team/3', 'towns/lier', 'popup'. */
export interface DocumentName {
  kind: SiteRecordKind | SettingKind;
  /** 0 for a part of the configuration; of a town its name, as addresses have it. */
  id: number | string;
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
  const [, kind = '', id = '0'] = /^([a-z]+)(?:\/([a-z\d-]+))?$/.exec(text) ?? [];
  if (kind === 'towns') return id === '0' ? undefined : { kind, id };
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
      return openPage(site, Number(id));
    case 'articles':
      return site.articles.find((article) => article.id === id);
    case 'team':
      return site.team.find((member) => member.id === id);
    case 'sold':
      return site.sold.find((home) => home.id === id);
    case 'towns':
      return site.townTexts.find((town) => slugify(town.Name) === id);
    case 'popup':
      return configuration.popup;
    case 'notice':
      return configuration.notice;
    case 'look':
      return configuration;
    case 'trackers':
      return configuration.siteInfo;
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
  if (kind === 'sold') site.sold.push(complete(SoldHome, value));
  if (kind === 'towns') site.townTexts.push(complete(TownText, value));
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
    : complete<object>(RECORD_SCHEMAS[kind], value);

const RECORD_SCHEMAS = { articles: Article, team: TeamMember, towns: TownText, sold: SoldHome };

function complete<Value>(schema: v.GenericSchema<unknown, Value>, value: unknown): Value {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : (value as Value);
}

/** Removes a record, of a page its address with it, and the pages below with theirs. */
export function removeDocument(site: EditableSite, { kind, id }: DocumentName): void {
  const isOther = (record: { id: number }) => record.id !== id;
  if (kind === 'team') site.team = site.team.filter(isOther);
  if (kind === 'articles') {
    const path = site.articles.find((article) => !isOther(article))?.path?.toLowerCase();
    site.articles = site.articles.filter(isOther);
    site.routes = site.routes.filter(({ original }) => original.toLowerCase() !== path);
  }
  if (kind === 'sold') site.sold = site.sold.filter(isOther);
  if (kind === 'towns') site.townTexts = site.townTexts.filter(({ Name }) => slugify(Name) !== id);
  if (kind !== 'pages') return;
  const { page: removed } = openPage(site, Number(id)) ?? {};
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

/** Returns a number that no record of the kind has in these sites: what a draft removes keeps its own. */
export function findFreeId(sites: readonly EditableSite[], kind: NumberedKind): number {
  const records = sites.flatMap((site): readonly { id: number }[] =>
    kind === 'pages' ? flattenMenu(site.menu) : site[kind],
  );
  return Math.max(0, ...records.map(({ id }) => id)) + 1;
}
