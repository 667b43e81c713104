import { LISTING_SECTIONS } from '../routing/section';

/** The kinds of page whose speed is told apart, in the order in which the desk shows them. */
export const PAGE_KINDS = ['home', 'list', 'property', 'project', 'other'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Returns the kind of a page by its original path. */
export function toPageKind(original: string): PageKind {
  if (original === '/') return 'home';
  if (LISTING_SECTIONS.some((section) => section === original)) return 'list';
  const [, kind] = /^\/(property|project)\/\d+\/$/.exec(original) ?? [];
  return (kind as 'property' | 'project' | undefined) ?? 'other';
}
