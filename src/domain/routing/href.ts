import type { Project } from '../catalogue/project';
import { findProject } from '../catalogue/project';
import { isBuildingPlot, isForSale } from '../catalogue/property';
import type { PropertySummary } from '../catalogue/property-summary';
import type { Language } from '../language/language';
import { encodePath } from './resolve-route';
import type { RouteTable } from './route-table';
import { getEntryPath } from './route-table';
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
  /** Returns the path of a page by its original, or of the home page if the language does not have it. */
  page(original: string, query?: HrefQuery): string;
  home(): string;
  /** Returns the path of a property; a unit's path begins with its project's. */
  property(property: PropertyPathFields): string;
  project(project: ProjectPathFields): string;
}

/** Creates the builder of links in a language; `projects` are needed for the paths of their units. */
export function createHrefBuilder(
  table: RouteTable,
  language: Language,
  projects: readonly ProjectPathFields[],
): HrefBuilder {
  const home = () => localizePath(table, '/', language) ?? `/${language}/`;
  const project = ({ ID, City, Name }: ProjectPathFields) =>
    joinSegments(language, getProjectSegment(language), slugify(City), slugify(Name), String(ID));
  return {
    home,
    project,
    page: (original, query) => {
      const path = localizePath(table, original, language);
      return path === undefined ? home() : encodePath(path) + formatQueryString(query);
    },
    property: (property) => {
      const parent = findProject(projects, property.ProjectID, property.language);
      const ownSegments = [slugify(property.TypeDescription), String(property.ID)];
      if (parent) return project(parent) + joinSegments(...ownSegments).slice(1);
      const section = getSectionSegment(table, getListingSection(property), language);
      return joinSegments(language, section, slugify(property.City), ...ownSegments);
    },
  };
}

/** Returns the localized path of an original path; undefined if the language has none. */
export function localizePath(
  table: RouteTable,
  original: string,
  language: Language,
): string | undefined {
  const entry = table.byOriginal.get(original.toLowerCase());
  return entry && getEntryPath(entry, language);
}

function formatQueryString(query: HrefQuery = {}): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : '';
}

/** Joins segments to a path from slash to slash, without the empty ones (a property without a city). */
const joinSegments = (...segments: string[]) => `/${segments.filter(Boolean).join('/')}/`;
