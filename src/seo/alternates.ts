import type { Language } from '../language/language';
import { pathOf } from '../routing/href';
import { encodePath } from '../routing/resolve';
import { routesOf } from '../snapshot/routes';
import type { Visit } from '../visit';

/** The path of a page of the route map in each language it exists in, with the same query. */
export function alternates(
  { languages, snapshot }: Visit,
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
