import type { Language } from '../../domain/language/language';
import { localizePath } from '../../domain/routing/href';
import type { RequestContext } from '../../platform/request-context';

/**
 * Returns the path of a page of the route map in each language it exists in, with the same query.
 */
export function buildAlternatePaths(
  { languages, snapshot, hrefForLanguage }: RequestContext,
  original: string,
  query = '',
): Partial<Record<Language, string>> {
  const table = snapshot.routeTable;
  return Object.fromEntries(
    languages.flatMap((language) =>
      localizePath(table, original, language)
        ? [[language, hrefForLanguage(language).page(original) + query]]
        : [],
    ),
  );
}
