import type { Files } from './fixtures';
import { isolate } from './fixtures';
import { smallSnapshot } from './platform/snapshot/small-snapshot';

/** A published menu page, as the content system writes it. */
export const menuPage = (path: string, params: object = {}, rest: object = {}) => ({
  id: 100,
  name: path,
  path,
  status: 'Published',
  params: {
    type: 'module',
    path: { nl: path, fr: path },
    title: { nl: 'Titel', fr: 'Titre', public: true },
    ...params,
  },
  ...rest,
});

/** A published module that shows what its relation names. */
export const module = (type: string, id?: number | string, rest: object = {}) => ({
  id: 1,
  status: 'Published',
  relations: { type, ...(id !== undefined && { id }) },
  ...rest,
});

/** A visitor of the small snapshot with these menu pages; `bend` changes the rest. */
export async function visiting(pages: object[], bend: (files: Files) => void = () => {}) {
  const files = smallSnapshot();
  files['site/menu.json'].push(...pages);
  bend(files);
  const fetchPage = await isolate({ embedded: files });
  return async (path: string) => {
    const response = await fetchPage(path);
    return { response, status: response.status, html: main(await response.text()) };
  };
}

/** What stands between header and footer. */
const main = (html: string) => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
