import type { Project } from '../catalogue/project';
import { projectIn } from '../catalogue/project';
import type { PropertySummary } from '../catalogue/property';
import { isBuildingPlot, isForSale } from '../catalogue/property';
import type { Language } from '../language/language';
import { encodePath } from './resolve';
import type { RouteTable } from './route-table';
import { pathIn } from './route-table';
import type { ListingSection } from './section';
import { projectSegment, sectionSegment } from './section';
import { slug } from './slug';

/** What a property's path is made of (§2.4). */
export type PropertyAddressed = Pick<
  PropertySummary,
  'ID' | 'language' | 'ProjectID' | 'Goal' | 'WebID' | 'WebIDs' | 'City' | 'TypeDescription'
>;

/** What a project's path is made of. */
type ProjectAddressed = Pick<Project, 'ID' | 'language' | 'City' | 'Name'>;

/** Query parameters; those without a value are left out. */
type Query = Record<string, string | number | undefined>;

/** The list page that a property belongs to (§2.4, decision 8). */
export function sectionOf(
  property: Pick<PropertyAddressed, 'Goal' | 'WebID' | 'WebIDs'>,
): ListingSection {
  if (isBuildingPlot(property)) return '/Bouwgrond/';
  return isForSale(property) ? '/for-sale/' : '/for-rent/';
}

/** The inverse of `resolve`, and the only maker of internal links: each in one language. */
export interface Href {
  /** The page of this original path, or the language's home where it does not exist in it. */
  page(original: string, query?: Query): string;
  home(): string;
  /** A unit's lies below its project's. */
  property(property: PropertyAddressed): string;
  project(project: ProjectAddressed): string;
}

export function hrefIn(
  table: RouteTable,
  language: Language,
  projects: readonly ProjectAddressed[],
): Href {
  const home = () => pathOf(table, '/', language) ?? `/${language}/`;
  const project = ({ ID, City, Name }: ProjectAddressed) =>
    join(language, projectSegment(language), slug(City), slug(Name), String(ID));
  return {
    home,
    project,
    page: (original, query) => {
      const path = pathOf(table, original, language);
      return path === undefined ? home() : encodePath(path) + queryString(query);
    },
    property: (property) => {
      const whole = projectIn(projects, property.ProjectID, property.language);
      const own = [slug(property.TypeDescription), String(property.ID)];
      if (whole) return project(whole) + join(...own).slice(1);
      const section = sectionSegment(table, sectionOf(property), language);
      return join(language, section, slug(property.City), ...own);
    },
  };
}

/** The path of an original in a language, as the route map writes it; undefined where it has none. */
export function pathOf(
  table: RouteTable,
  original: string,
  language: Language,
): string | undefined {
  const entry = table.byOriginal.get(original.toLowerCase());
  return entry && pathIn(entry, language);
}

function queryString(query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** From slash to slash; an empty part (a property without a town) leaves no gap. */
const join = (...segments: string[]) => `/${segments.filter(Boolean).join('/')}/`;
