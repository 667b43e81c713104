import type { Withheld } from '../../domain/catalogue/public-from';
import { findWithheld, isStillWithheld } from '../../domain/catalogue/public-from';
import { resolveRoute } from '../../domain/routing/resolve-route';
import type { ResolvedRoute } from '../../domain/routing/resolved-route';
import type { RouteTable } from '../../domain/routing/route-table';
import { collectDraftOriginals, filterPublished } from '../../domain/site/filter-published';
import type { PageIndex } from '../../domain/site/menu-routes';
import { createPageIndex } from '../../domain/site/menu-routes';
import type { Palette } from '../../domain/site/palette';
import { buildPalette } from '../../domain/site/palette';
import { getSiteColors } from '../../domain/site/site-colors';
import type { ThemeSource } from '../../domain/site/theme';
import { buildBackgroundCss, buildThemeCss, hasHeaderLook } from '../../domain/site/theme';
import type { Catalogue } from './catalogue-store';
import type { Manifest } from './manifest';
import { buildRouteTable } from './route-table';
import type { SiteContent } from './site-store';

/**
 * One version of everything the site shows, as it is public at one time. A request is answered from exactly one
 * snapshot.
 */
export interface Snapshot {
  version: string;
  /** Names the version and how much of it is public: another one when a property becomes public (decision 107). */
  edition: string;
  /** The published content; of `drafts`, all content. */
  site: SiteContent;
  routeTable: RouteTable;
  /** The menu pages of `site`, by path. */
  pages: PageIndex;
  /** The properties that are public: everything that is shown, counted and searched is of these. */
  catalogue: Catalogue;
  /** Those that are not yet, and the catalogue with them: show-withheld.ts alone reads it. */
  withheld: Withheld & { catalogue: Catalogue };
  theme: Theme;
  /** The content hash of each document by its path below documents/. */
  documents: Manifest['documents'];
  /** The same version with unpublished content, for a staff-signed preview (decision 6). */
  drafts?: Snapshot;
}

/** Creates the snapshot of an opened version, with everything derived from it that every page uses. */
export async function createSnapshot(
  { version, documents }: Pick<Manifest, 'version' | 'documents'>,
  site: SiteContent,
  catalogue: Catalogue,
): Promise<Snapshot> {
  const offer = createPublicOffer(version, catalogue, Date.now());
  const createView = async (
    content: SiteContent,
    hidden: ReadonlySet<string>,
    isPreview: boolean,
  ): Promise<Snapshot> => ({
    version,
    site: content,
    // All routes are known to both: a draft list still names the section in paths of its properties.
    routeTable: buildRouteTable(site, hidden),
    pages: createPageIndex(content.menu, content.routes),
    ...offer,
    theme: await createTheme(content, isPreview),
    documents,
  });
  const [published, drafts] = await Promise.all([
    createView(filterPublished(site), collectDraftOriginals(site), false),
    createView(site, new Set(), true),
  ]);
  return { ...published, drafts };
}

/** Returns a version with another content of its site, and the same catalogue. */
export const replaceSite = (
  snapshot: Pick<Snapshot, 'version' | 'documents' | 'withheld'>,
  site: SiteContent,
): Promise<Snapshot> => createSnapshot(snapshot, site, snapshot.withheld.catalogue);

/** Returns a snapshot as it is at this moment, in milliseconds since 1970: itself while the same is public. */
export function renewSnapshot(snapshot: Snapshot, now: number): Snapshot {
  const { version, withheld, drafts } = snapshot;
  if (isStillWithheld(withheld, now)) return snapshot;
  const offer = createPublicOffer(version, withheld.catalogue, now);
  return { ...snapshot, ...offer, ...(drafts && { drafts: { ...drafts, ...offer } }) };
}

/** Separates what is public of a catalogue at a moment, in milliseconds since 1970, from what is not yet. */
function createPublicOffer(
  version: string,
  catalogue: Catalogue,
  now: number,
): Pick<Snapshot, 'edition' | 'catalogue' | 'withheld'> {
  const withheld = findWithheld(catalogue.index, now);
  const shown = withheld.ids.size > 0 ? catalogue.withoutProperties(withheld.ids) : catalogue;
  // By the number that is public: that of what is withheld would tell of it.
  const edition = `${version}-${shown.index.count}`;
  return { edition, catalogue: shown, withheld: { ...withheld, catalogue } };
}

/** The stylesheets of the configured look, and their hashes for the policy. */
interface Theme {
  /** The colours, for mails and pictures, which read no stylesheet. */
  palette: Palette;
  /** Inline in every page. */
  css: string;
  /** Inline in the pages that have modules or a banner. */
  backgrounds: string;
  hasHeaderLook: boolean;
  /** SHA-256 in base64, as in a Content-Security-Policy. */
  hashes: readonly string[];
}

/** Creates the theme of a site's content; called when a version is opened. */
async function createTheme(site: ThemeSource, isPreview: boolean): Promise<Theme> {
  const css = buildThemeCss(site, isPreview);
  const backgrounds = buildBackgroundCss(site);
  const hashes = await Promise.all([css, backgrounds].filter(Boolean).map(hashStylesheet));
  const palette = buildPalette(getSiteColors(site.configuration));
  return { palette, css, backgrounds, hasHeaderLook: hasHeaderLook(site.configuration), hashes };
}

async function hashStylesheet(css: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Resolves the URL of a request by a version's routes; a preview link also reaches unpublished pages. */
export function resolveRequest({ url }: Pick<Request, 'url'>, snapshot: Snapshot): ResolvedRoute {
  const { pathname, search } = new URL(url);
  const route = resolveRoute(snapshot.routeTable, pathname, search);
  return route.preview && snapshot.drafts
    ? resolveRoute(snapshot.drafts.routeTable, pathname, search)
    : route;
}
