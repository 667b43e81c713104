import type { CatalogueLanguage, Language } from '../domain/language/language';
import type { Text, TextOrLocalized } from '../domain/language/localized';
import { resolveLocalized } from '../domain/language/localized';
import type { Translate } from '../domain/language/texts';
import { translator } from '../domain/language/texts';
import type { Href } from '../domain/routing/href';
import { hrefIn } from '../domain/routing/href';
import type { Resolved } from '../domain/routing/resolve';
import { languagesInUse } from '../domain/site/configuration/language-settings';
import { routesOf } from './snapshot/routes';
import type { Snapshot } from './snapshot/snapshot';

/** What every view is given: whose language it speaks, and the one version it shows. */
export interface RequestContext {
  language: Language;
  /** The language its listings are read in: the default one where the catalogue has no other (decision 1). */
  catalogueLanguage: CatalogueLanguage;
  languages: readonly Language[];
  t: Translate;
  /** A localized text in the visitor's language, or in the default one, marked as such. */
  localize: (localized: TextOrLocalized | undefined) => Text;
  href: Href;
  /** The same links in another language. */
  hrefIn: (language: Language) => Href;
  snapshot: Snapshot;
  route: Resolved;
  /** The only origin in absolute links (interfaces.md). */
  origin: string;
}

export function createRequestContext(
  snapshot: Snapshot,
  route: Resolved,
  origin: string,
): RequestContext {
  const settings = snapshot.site.configuration.language;
  const table = routesOf(snapshot);
  const { language } = route;
  const linksIn = (spoken: Language) => hrefIn(table, spoken, snapshot.catalogue.projects);
  return {
    language,
    catalogueLanguage: language === 'nl' || language === 'fr' ? language : 'nl',
    languages: languagesInUse(settings),
    t: translator(language),
    localize: (localized) => resolveLocalized(localized, language, settings.languageDefault),
    href: linksIn(language),
    hrefIn: linksIn,
    snapshot,
    route,
    origin,
  };
}

/** The same visit as somebody who speaks another language would make it: the agency reads its own. */
export const inLanguage = (ctx: RequestContext, language: Language): RequestContext =>
  createRequestContext(ctx.snapshot, { ...ctx.route, language }, ctx.origin);
