import type { Language } from '../language/language';
import { LANGUAGES } from '../language/language';
import type { RouteTable } from './route-table';
import { getEntryPath } from './route-table';

/** The list pages that a property's path begins with, by their originals (§2.4). */
export const LISTING_SECTIONS = ['/for-sale/', '/for-rent/', '/Bouwgrond/'] as const;
export type ListingSection = (typeof LISTING_SECTIONS)[number];

/** §2.4: a French project lives under 'projects', whereas the French list of projects is 'projets'. */
const PROJECT_SEGMENTS: Record<Language, string> = {
  nl: 'projecten',
  fr: 'projects',
  en: 'projects',
  de: 'projects',
};

/** The first part of a property's path in this language: 'te-koop', 'a-louer', 'terrains'. */
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

/** Whether this part of a path names a section whose listings end in an id, in any language: a stale one redirects. */
export function findSectionKind(
  table: RouteTable,
  segment: string,
): 'listing' | 'project' | undefined {
  if (
    LANGUAGES.some((language) =>
      LISTING_SECTIONS.some((section) => getSectionSegment(table, section, language) === segment),
    )
  )
    return 'listing';
  if (
    segment === 'projets' ||
    LANGUAGES.some((language) => getProjectSegment(language) === segment)
  )
    return 'project';
  return undefined;
}
