import type { Language } from '../../../domain/language/language';
import type { SiteRecordKind } from './site-document';

/** Returns a record that staff have just added: hidden until it has what visitors need. */
export function createRecord(
  kind: SiteRecordKind,
  id: number,
  { name, email, category }: { name: string; email: string; category: number },
  languages: readonly Language[],
): object {
  const texts = Object.fromEntries(languages.map((language) => [language, '']));
  if (kind === 'team') return { id, name, role: texts, email, status: 'Draft', sort: id };
  if (kind === 'articles')
    return { id, category, status: 'Draft', title: { [languages[0] ?? 'nl']: name }, sort: id };
  const path = `page-${id}`;
  return {
    page: {
      ...{ id, parentId: 0, name, path, status: 'Draft', sort: id, childMenus: [] },
      params: { type: 'module', title: { [languages[0] ?? 'nl']: name }, sort: id },
    },
    route: {
      original: `/${path}/`,
      type: 'page',
      ...Object.fromEntries(languages.map((language) => [language, `/${language}/${path}/`])),
    },
  };
}
