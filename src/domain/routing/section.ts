import type { Language } from '../language/language';
import { LANGUAGES } from '../language/language';
import type { RouteTable } from './route-table';
import { getEntryPath } from './route-table';

/** The sections that a property's path begins with, by their original paths (§2.4). */
export const LISTING_SECTIONS = ['/for-sale/', '/for-rent/', '/Bouwgrond/'] as const;
export type ListingSection = (typeof LISTING_SECTIONS)[number];

/** §2.4: the French path of a project has 'projects', that of the list of projects 'projets'. */
const PROJECT_SEGMENTS: Record<Language, string> = {
  nl: 'projecten',
  fr: 'projects',
  en: 'projects',
  de: 'projects',
};

/** Returns the segment of a section in a language: 'te-koop', 'a-louer', 'terrains'. */
export function getSectionSegment(
  table: RouteTable,
  section: ListingSection,
  language: Language,
): string {
  const entry = table.byOriginal.get(section.toLowerCase());
  const path = entry && getEntryPath(entry, language);
  return (path ?? section.toLowerCase()).split('/').filter(Boolean).at(-1) ?? '';
}

export const getProjectSegment = (language: Language): string => PROJECT_SEGMENTS[language];

/** Returns the kind of pages below a section segment of any language, since stale paths redirect; else undefined. */
export function findSectionKind(
  table: RouteTable,
  segment: string,
): 'listing' | 'project' | undefined {
  if (findListingSection(table, segment)) return 'listing';
  if (
    segment === 'projets' ||
    LANGUAGES.some((language) => getProjectSegment(language) === segment)
  )
    return 'project';
  return undefined;
}

/** Finds the section of properties that a segment names in any language; undefined if it names none. */
export const findListingSection = (
  table: RouteTable,
  segment: string,
): ListingSection | undefined =>
  LISTING_SECTIONS.find((section) =>
    LANGUAGES.some((language) => getSectionSegment(table, section, language) === segment),
  );
