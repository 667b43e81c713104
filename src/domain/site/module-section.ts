import type { ListingSection } from '../routing/section';
import { LISTING_SECTIONS } from '../routing/section';
import type { Module } from './module';

/**
 * Finds the section of a list: the one that its relation names ('for-rent', '/Bouwgrond/'), else that of the
 * page; undefined if neither is one.
 */
export const findModuleSection = (
  { relations }: Pick<Module, 'relations'>,
  original: string,
): ListingSection | undefined => findSection(relations.id) ?? findSection(original);

/**
 * Whether a module stands for the body of its page: on a list the property list of its section, on the page of
 * projects the list of projects (§2.6). Its texts and pictures show, its items are those of the page.
 */
export function isPageList(module: Pick<Module, 'relations'>, original: string): boolean {
  if (module.relations.type === 'project-list') return original.toLowerCase() === '/projects/';
  const section = findSection(original);
  return (
    module.relations.type === 'property-list' &&
    section !== undefined &&
    findModuleSection(module, original) === section
  );
}

/** Finds the section that an original path or its name is of: '/for-sale/', 'bouwgrond'. */
export function findSection(name: string | number | undefined): ListingSection | undefined {
  const normalizedName = normalizePath(String(name ?? ''));
  return LISTING_SECTIONS.find((section) => normalizePath(section) === normalizedName);
}

const normalizePath = (path: string) => path.replaceAll('/', '').toLowerCase();
