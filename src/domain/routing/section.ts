import type { Language } from '../language/language';
import { LANGUAGES } from '../language/language';
import type { RouteTable } from './route-table';
import { pathIn } from './route-table';

/** The list pages that a property's path begins with, by their originals (§2.4). */
export const LISTING_SECTIONS = ['/for-sale/', '/for-rent/', '/Bouwgrond/'] as const;
export type ListingSection = (typeof LISTING_SECTIONS)[number];

/** §2.4: a French project lives under 'projects', whereas the French list of projects is 'projets'. */
const PROJECT_SECTION: Record<Language, string> = {
  nl: 'projecten',
  fr: 'projects',
  en: 'projects',
  de: 'projects',
};

/** The first part of a property's path in this language: 'te-koop', 'a-louer', 'terrains'. */
export function sectionSegment(
  table: RouteTable,
  section: ListingSection,
  language: Language,
): string {
  const entry = table.byOriginal.get(section.toLowerCase());
  const path = entry && pathIn(entry, language);
  return (path ?? section.toLowerCase()).split('/').filter(Boolean).at(-1) ?? '';
}

export const projectSegment = (language: Language): string => PROJECT_SECTION[language];

/** Whether this part of a path names a section whose listings end in an id, in any language: a stale one redirects. */
export function namesSection(
  table: RouteTable,
  segment: string,
): 'listing' | 'project' | undefined {
  if (
    LANGUAGES.some((language) =>
      LISTING_SECTIONS.some((section) => sectionSegment(table, section, language) === segment),
    )
  )
    return 'listing';
  if (segment === 'projets' || LANGUAGES.some((language) => projectSegment(language) === segment))
    return 'project';
  return undefined;
}
