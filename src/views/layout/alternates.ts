import type { Language } from '../../domain/language/language';
import { pathOf } from '../../domain/routing/href';
import { encodePath } from '../../domain/routing/resolve';
import type { RequestContext } from '../../platform/request-context';
import { routesOf } from '../../platform/snapshot/routes';

/** The path of a page of the route map in each language it exists in, with the same query. */
export function alternates(
  { languages, snapshot }: RequestContext,
  original: string,
  query = '',
): Partial<Record<Language, string>> {
  const table = routesOf(snapshot);
  return Object.fromEntries(
    languages.flatMap((language) => {
      const path = pathOf(table, original, language);
      return path ? [[language, encodePath(path) + query]] : [];
    }),
  );
}
