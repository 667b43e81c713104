import type { CatalogueLanguage, Language } from '../domain/language/language';
import { toCatalogueLanguage } from '../domain/language/language';
import type { ResolvedText, TextOrLocalized } from '../domain/language/localized';
import { resolveLocalized } from '../domain/language/localized';
import type { Translate } from '../domain/language/texts';
import type { HrefBuilder } from '../domain/routing/href';
import { createHrefBuilder } from '../domain/routing/href';
import type { ResolvedRoute } from '../domain/routing/resolved-route';
import { getLanguagesInUse } from '../domain/site/configuration/language-settings';
import type { MenuPage } from '../domain/site/menu';
import { fillPlaceholders } from '../domain/site/placeholders';
import { getSiteTranslator } from '../domain/site/site-texts';
import { createPlaceholderReader } from './placeholder-reader';
import type { Snapshot } from './snapshot/snapshot';

/** The language, links and version of one request, which every view reads. */
export interface RequestContext {
  language: Language;
  /** The language of its properties: nl if the catalogue lacks the visitor's language (decision 1). */
  catalogueLanguage: CatalogueLanguage;
  languages: readonly Language[];
  t: Translate;
  /**
   * Returns a localized text in the visitor's language, else in another one, marked as such (decision 141), with the
   * counts that it names.
   */
  localize: (localized: TextOrLocalized | undefined) => ResolvedText;
  href: HrefBuilder;
  /** Returns the builder of the same links in another language. */
  hrefForLanguage: (language: Language) => HrefBuilder;
  /** What a previewed page still needs. */
  findings?: readonly PreviewFinding[];
  snapshot: Snapshot;
  route: ResolvedRoute;
  /** The menu page of the route (§3), whichever feature answers it. */
  page: MenuPage | undefined;
  /** Before links about these properties, which are not public yet, stands the key to them (decision 107). */
  early: EarlyPrefixes;
  /** The only origin in absolute links (docs/interfaces.md). */
  origin: string;
}

/** What a page still needs, with the link to its field at the desk. */
export interface PreviewFinding {
  text: string;
  href: string;
}

/** What stands before the links about a property, by its id. */
export type EarlyPrefixes = ReadonlyMap<number, string>;

/** Creates the context of a request that `route` was resolved from. */
export function createRequestContext(
  snapshot: Snapshot,
  route: ResolvedRoute,
  origin: string,
  early: EarlyPrefixes = new Map(),
): RequestContext {
  const settings = snapshot.site.configuration.language;
  const { language } = route;
  const { previewKey } = route;
  const previewPrefix = route.preview ? `/preview${previewKey ? `/${previewKey}` : ''}` : '';
  const hrefForLanguage = (target: Language) =>
    createHrefBuilder(
      snapshot.routeTable,
      target,
      snapshot.catalogue.projects,
      (property) => previewPrefix + ((property && early.get(property)) || ''),
    );
  const t = getSiteTranslator(snapshot.site, language);
  const describePlaceholder = createPlaceholderReader(snapshot, t, language);
  return {
    language,
    catalogueLanguage: toCatalogueLanguage(language),
    languages: getLanguagesInUse(settings),
    t,
    localize(localized) {
      const { text, ...rest } = resolveLocalized(localized, language, settings.languageDefault);
      return { text: fillPlaceholders(text, describePlaceholder), ...rest };
    },
    href: hrefForLanguage(language),
    hrefForLanguage,
    snapshot,
    route,
    page: snapshot.pages.byOriginal.get(route.original.toLowerCase()),
    early,
    origin,
  };
}

/** Returns the context of the same request in another language, for mails to the agency in its own. */
export const inLanguage = (ctx: RequestContext, language: Language): RequestContext =>
  createRequestContext(ctx.snapshot, { ...ctx.route, language }, ctx.origin, ctx.early);

/** Returns the request context in the agency's default language, whatever the visitor's is. */
export const toAgencyLanguage = (ctx: RequestContext): RequestContext =>
  inLanguage(ctx, ctx.snapshot.site.configuration.language.languageDefault);
