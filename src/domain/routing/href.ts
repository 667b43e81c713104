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

/** What a property's path is made of (§2.4). */
export type PropertyPathFields = Pick<
  PropertySummary,
  'ID' | 'language' | 'ProjectID' | 'Goal' | 'WebID' | 'WebIDs' | 'City' | 'TypeDescription'
>;

/** What a project's path is made of. */
type ProjectPathFields = Pick<Project, 'ID' | 'language' | 'City' | 'Name'>;

/** Query parameters; those without a value are left out. */
type HrefQuery = Record<string, string | number | undefined>;

/** The list page that a property belongs to (§2.4, decision 8). */
export function getListingSection(
  property: Pick<PropertyPathFields, 'Goal' | 'WebID' | 'WebIDs'>,
): ListingSection {
  if (isBuildingPlot(property)) return '/Bouwgrond/';
  return isForSale(property) ? '/for-sale/' : '/for-rent/';
}

/** The inverse of `resolve`, and the only maker of internal links: each in one language. */
export interface HrefBuilder {
  /** The page of this original path, or the language's home where it does not exist in it. */
  page(original: string, query?: HrefQuery): string;
  home(): string;
  /** A unit's lies below its project's. */
  property(property: PropertyPathFields): string;
  project(project: ProjectPathFields): string;
}

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
      const whole = findProject(projects, property.ProjectID, property.language);
      const own = [slugify(property.TypeDescription), String(property.ID)];
      if (whole) return project(whole) + joinSegments(...own).slice(1);
      const section = getSectionSegment(table, getListingSection(property), language);
      return joinSegments(language, section, slugify(property.City), ...own);
    },
  };
}

/** The path of an original in a language, as the route map writes it; undefined where it has none. */
export function localizePath(
  table: RouteTable,
  original: string,
  language: Language,
): string | undefined {
  const entry = table.byOriginal.get(original.toLowerCase());
  return entry && getEntryPath(entry, language);
}

function formatQueryString(query: HrefQuery = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** From slash to slash; an empty part (a property without a town) leaves no gap. */
const joinSegments = (...segments: string[]) => `/${segments.filter(Boolean).join('/')}/`;
