import type { Language } from '../language/language';
import { LANGUAGES } from '../language/language';
import { flattenMenu } from './menu';
import { getOriginalPath } from './menu-routes';
import type { Site } from './site';

/**
 * Collects the pages that redirect to another site (§2.6, Campings), by original in lower case: a
 * menu page to a URL by language, an entry of the route map to one for all languages (§2.1).
 */
export function collectPageRedirects({
  routes,
  menu,
  configuration,
}: Pick<Site, 'routes' | 'menu' | 'configuration'>): Map<
  string,
  Partial<Record<Language, string>>
> {
  const { languageDefault } = configuration.language;
  const redirects = new Map(
    routes.flatMap(({ original, url }) =>
      url ? [[original.toLowerCase(), createSameUrl(url)] as const] : [],
    ),
  );
  for (const page of flattenMenu(menu)) {
    const { redirect, redirectUrl } = page.params;
    if (!redirect) continue;
    const original = getOriginalPath(page, menu, routes).toLowerCase();
    redirects.set(
      original,
      Object.fromEntries(
        LANGUAGES.flatMap((language) => {
          const url = redirectUrl[language] || redirectUrl[languageDefault];
          return url ? [[language, url]] : [];
        }),
      ),
    );
  }
  return redirects;
}

const createSameUrl = (url: string): Partial<Record<Language, string>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, url]));
