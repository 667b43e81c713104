import type { Language } from '../language/language';
import { LANGUAGES } from '../language/language';
import { createPageIndex } from './menu-routes';
import type { Site } from './site';

/** The links that pages redirect to, by language and by original path in lower case. */
export type PageRedirects = ReadonlyMap<string, Partial<Record<Language, string>>>;

/**
 * Collects the links that pages redirect to (§2.6, Campings): a menu page to its own of the language,
 * else of the default one, else the first that it has; an entry of the route map to one for all
 * languages (§2.1). A page may redirect and have no link, which the check refuses.
 */
export function collectPageRedirects({
  routes,
  menu,
  configuration,
}: Pick<Site, 'routes' | 'menu' | 'configuration'>): PageRedirects {
  const { languageDefault } = configuration.language;
  const redirects = new Map(
    routes.flatMap(({ original, url }) =>
      url ? [[original.toLowerCase(), createLinks(() => url)] as const] : [],
    ),
  );
  for (const [{ params }, original] of createPageIndex(menu, routes).originals) {
    const { redirect, redirectUrl } = params;
    if (!redirect) continue;
    const order = [languageDefault, ...LANGUAGES];
    const links = createLinks((language) =>
      [language, ...order].map((candidate) => redirectUrl[candidate]).find(Boolean),
    );
    redirects.set(original.toLowerCase(), links);
  }
  return redirects;
}

const createLinks = (
  findLink: (language: Language) => string | undefined,
): Partial<Record<Language, string>> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const link = findLink(language);
      return link ? [[language, link]] : [];
    }),
  );
