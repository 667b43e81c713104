import { isSectionOffered } from '../../domain/catalogue/property-counts';
import { LANGUAGES } from '../../domain/language/language';
import type { Localized } from '../../domain/language/localized';
import type { ListingSection } from '../../domain/routing/section';
import { LISTING_SECTIONS } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';

/** An entry of a list that is one link and nothing else. */
const LINK_ENTRY = /<li>\s*<a\b[^>]*\shref="([^"]*)"[^>]*>[^<]*<\/a>\s*<\/li>/g;

/** Returns whether a menu leads to the list of a section: something stands on it, or its page leads elsewhere (§2.7). */
export function isListOffered(
  { snapshot, href }: RequestContext,
  section: ListingSection,
): boolean {
  const entry = snapshot.routeTable.byOriginal.get(section.toLowerCase());
  return (
    isSectionOffered(snapshot.catalogue.counts, section) ||
    (entry !== undefined && href.redirect(entry) !== undefined)
  );
}

/** Returns configured HTML without the entries that only lead to a list on which nothing stands, as in the menu. */
export function keepOfferedEntries(
  ctx: RequestContext,
  html: Localized | undefined,
): Localized | undefined {
  const unoffered = LISTING_SECTIONS.filter((section) => !isListOffered(ctx, section)).map(
    (section) => ctx.href.find(section),
  );
  if (!html || unoffered.length === 0) return html;
  const kept = LANGUAGES.map((language) => [
    language,
    html[language]?.replace(LINK_ENTRY, (entry, address: string) =>
      unoffered.includes(ctx.href.configured(address)) ? '' : entry,
    ),
  ]);
  return { ...html, ...Object.fromEntries(kept) };
}
