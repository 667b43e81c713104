import type { SnapshotFiles } from './fixtures';
import { createTestSite } from './fixtures';
import { createSmallSnapshot } from './platform/snapshot/small-snapshot';

/** A published menu page, as the content system writes it. */
export const createMenuPage = (path: string, params: object = {}, rest: object = {}) => ({
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
export const createModule = (type: string, id?: number | string, rest: object = {}) => ({
  id: 1,
  status: 'Published',
  relations: { type, ...(id !== undefined && { id }) },
  ...rest,
});

/** A visitor of the small snapshot with these menu pages; `bend` changes the rest. */
export async function createPageFetcher(
  pages: object[],
  bend: (files: SnapshotFiles) => void = () => {},
) {
  const files = createSmallSnapshot();
  files['site/menu.json'].push(...pages);
  bend(files);
  const fetchPage = await createTestSite({ embedded: files });
  return async (path: string) => {
    const response = await fetchPage(path);
    return { response, status: response.status, html: extractMain(await response.text()) };
  };
}

/** What stands between header and footer. */
const extractMain = (html: string) => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
