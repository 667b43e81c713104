import type { SnapshotFiles } from './fixtures';
import { createTestSite } from './fixtures';
import { createSmallSnapshot } from './platform/snapshot/small-snapshot';

/** Creates a published menu page, as the content system writes it. */
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

/** Creates a published module with this relation. */
export const createModule = (type: string, id?: number | string, rest: object = {}) => ({
  id: 1,
  status: 'Published',
  relations: { type, ...(id !== undefined && { id }) },
  ...rest,
});

/** Creates a fetcher of pages of the small snapshot with these menu pages; `change` edits its other files. */
export async function createPageFetcher(
  pages: object[],
  change: (files: SnapshotFiles) => void = () => {},
) {
  const files = createSmallSnapshot();
  files['site/menu.json'].push(...pages);
  change(files);
  const fetchPage = await createTestSite({ embedded: files });
  return async (path: string, init?: RequestInit) => {
    const response = await fetchPage(path, init);
    const document = await response.text();
    return { response, status: response.status, document, html: extractMain(document) };
  };
}

/** Returns the content of the page's main element; '' if there is none. */
const extractMain = (html: string) => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';

export const countOccurrences = (html: string, part: string) => html.split(part).length - 1;
