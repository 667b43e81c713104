import type { Project } from '../catalogue/project';
import { findProject } from '../catalogue/project';
import { isBuildingPlot, isForSale } from '../catalogue/property-kind';
import type { PropertySummary } from '../catalogue/property-summary';
import { toPhoneUrl } from '../format/phone';
import type { Language } from '../language/language';
import { findLinkedPage, followRedirect } from './follow-redirect';
import { localizeItemPath } from './item-paths';
import { encodePath } from './path-encoding';
import { formatSearch } from './query-string';
import type { RouteEntry, RouteTable } from './route-table';
import { getVisiblePath } from './route-table';
import type { ListingSection } from './section';
import { getProjectSegment, getSectionSegment } from './section';
import { slugify } from './slug';

/** The fields that form a property's path (§2.4). */
export type PropertyPathFields = Pick<
  PropertySummary,
  'ID' | 'language' | 'ProjectID' | 'Goal' | 'WebID' | 'WebIDs' | 'City' | 'TypeDescription'
>;

/** The fields that form a project's path. */
type ProjectPathFields = Pick<Project, 'ID' | 'language' | 'City' | 'Name'>;

/** Query parameters; those without a value are left out. */
type HrefQuery = Record<string, string | number | undefined>;

/** Returns the section of a property (§2.4, decision 8). */
export function getListingSection(
  property: Pick<PropertyPathFields, 'Goal' | 'WebID' | 'WebIDs'>,
): ListingSection {
  if (isBuildingPlot(property)) return '/Bouwgrond/';
  return isForSale(property) ? '/for-sale/' : '/for-rent/';
}

/** Builds all internal links, in one language; the inverse of `resolveRoute`. */
export interface HrefBuilder {
  /**
   * Returns the path of a page by its original, or the address that it redirects to; the path of the
   * home page if the language does not have it.
   */
  page(original: string, query?: HrefQuery): string;
  /** Returns the path of a page that a site may lack, as `page` does; undefined if the language does not have it. */
  find(original: string, query?: HrefQuery): string | undefined;
  /** Returns the address that a page redirects to; undefined if it shows itself. */
  redirect(entry: RouteEntry): string | undefined;
  /**
   * Returns the address of a configured link: an original or localized path in the visitor's language
   * with its query and fragment, any other URL as it is. Undefined if it leads to a draft.
   */
  configured(link: string): string | undefined;
  home(): string;
  /** Returns the path of a property; a unit's path begins with its project's. */
  property(property: PropertyPathFields): string;
  project(project: ProjectPathFields): string;
}

/**
 * Creates the builder of links in a language; `projects` are needed for the paths of their units.
 * `getPrefix` returns what stands before a path of this site, about this property if one is named: in a preview
 * links stay in it, and those about a property that is not public yet hold the key to it.
 */
export function createHrefBuilder(
  table: RouteTable,
  language: Language,
  projects: readonly ProjectPathFields[],
  getPrefix: (property?: number) => string = () => '',
): HrefBuilder {
  const adapt = (path: string, property?: number) => getPrefix(property) + path;
  const home = () => adapt(localizePath(table, '/', language) ?? `/${language}/`);
  const buildProjectPath = ({ ID, City, Name }: ProjectPathFields) =>
    joinSegments(language, getProjectSegment(language), slugify(City), slugify(Name), String(ID));
  const redirect = (entry: RouteEntry) => {
    const end = followRedirect(table, entry, language);
    if (end?.kind === 'page') return adapt(end.path);
    return end?.kind === 'link' ? localizeLink(end.link) : undefined;
  };
  const localizeLink = (link: string) => {
    if (link.startsWith('tel:')) return toPhoneUrl(link.slice('tel:'.length)) || link;
    const [, kind, id, rest] = NEUTRAL_PATH.exec(link) ?? [];
    if (!kind) return link;
    const segment =
      kind === 'project'
        ? getProjectSegment(language)
        : getSectionSegment(table, '/for-sale/', language);
    return adapt(`/${language}/${segment}/${id}/${rest}`, Number(id));
  };
  const find = (original: string, query?: HrefQuery) => {
    const entry = table.byOriginal.get(original.toLowerCase());
    const elsewhere = entry && redirect(entry);
    if (elsewhere) return elsewhere;
    const path = localizePath(table, original, language);
    return path && adapt(encodePath(path) + formatQueryString(query), Number(query?.property));
  };
  return {
    home,
    redirect,
    find,
    project: (project) => adapt(buildProjectPath(project)),
    page: (original, query) => find(original, query) ?? home(),
    configured: (link) => {
      const { entry, rest } = findLinkedPage(table, link);
      if (!entry) return localizeLink(link);
      if (entry.isDraft) return undefined;
      const elsewhere = redirect(entry);
      if (elsewhere) return elsewhere;
      const own = getVisiblePath(entry, language);
      return own === undefined ? home() : adapt(encodePath(own) + rest);
    },
    property: (property) => {
      const parent = findProject(projects, property.ProjectID, property.language);
      const ownSegments = [slugify(property.TypeDescription), String(property.ID)];
      if (parent)
        return adapt(buildProjectPath(parent) + joinSegments(...ownSegments).slice(1), property.ID);
      const section = getSectionSegment(table, getListingSection(property), language);
      return adapt(
        joinSegments(language, section, slugify(property.City), ...ownSegments),
        property.ID,
      );
    },
  };
}

/** The path of a property or a project without a language; its own page leads on to its full path. */
const NEUTRAL_PATH = /^\/(property|project)\/([1-9]\d{0,9})\/?((?:[?#].*)?)$/s;

/** Returns the localized path of an original path; undefined if the language has none. */
export function localizePath(
  table: RouteTable,
  original: string,
  language: Language,
): string | undefined {
  return (
    getVisiblePath(table.byOriginal.get(original.toLowerCase()), language) ??
    localizeItemPath(table, original, language)
  );
}

const formatQueryString = (query: HrefQuery = {}): string =>
  formatSearch(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );

/** Joins segments to a path from slash to slash, without the empty ones (a property without a city). */
const joinSegments = (...segments: string[]) => `/${segments.filter(Boolean).join('/')}/`;
