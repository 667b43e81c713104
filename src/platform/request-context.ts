import type { CatalogueLanguage, Language } from '../domain/language/language';
import type { ResolvedText, TextOrLocalized } from '../domain/language/localized';
import { resolveLocalized } from '../domain/language/localized';
import type { Translate } from '../domain/language/texts';
import { getTranslator } from '../domain/language/texts';
import type { HrefBuilder } from '../domain/routing/href';
import { createHrefBuilder } from '../domain/routing/href';
import type { ResolvedRoute } from '../domain/routing/resolve-route';
import { getLanguagesInUse } from '../domain/site/configuration/language-settings';
import type { Snapshot } from './snapshot/snapshot';

/** What every view is given: whose language it speaks, and the one version it shows. */
export interface RequestContext {
  language: Language;
  /** The language its listings are read in: the default one where the catalogue has no other (decision 1). */
  catalogueLanguage: CatalogueLanguage;
  languages: readonly Language[];
  t: Translate;
  /** A localized text in the visitor's language, or in the default one, marked as such. */
  localize: (localized: TextOrLocalized | undefined) => ResolvedText;
  href: HrefBuilder;
  /** The same links in another language. */
  hrefForLanguage: (language: Language) => HrefBuilder;
  snapshot: Snapshot;
  route: ResolvedRoute;
  /** The only origin in absolute links (docs/interfaces.md). */
  origin: string;
}

export function createRequestContext(
  snapshot: Snapshot,
  route: ResolvedRoute,
  origin: string,
): RequestContext {
  const settings = snapshot.site.configuration.language;
  const table = snapshot.routeTable;
  const { language } = route;
  const linksIn = (spoken: Language) =>
    createHrefBuilder(table, spoken, snapshot.catalogue.projects);
  return {
    language,
    catalogueLanguage: language === 'nl' || language === 'fr' ? language : 'nl',
    languages: getLanguagesInUse(settings),
    t: getTranslator(language),
    localize: (localized) => resolveLocalized(localized, language, settings.languageDefault),
    href: linksIn(language),
    hrefForLanguage: linksIn,
    snapshot,
    route,
    origin,
  };
}

/** The same visit as somebody who speaks another language would make it: the agency reads its own. */
export const inLanguage = (ctx: RequestContext, language: Language): RequestContext =>
  createRequestContext(ctx.snapshot, { ...ctx.route, language }, ctx.origin);
