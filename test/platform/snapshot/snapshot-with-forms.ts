import { createSmallSnapshot } from './small-snapshot';

/** Adds the pages of two forms that a site may lack: the demand register and the valuation. */
export function addFormPages(files: ReturnType<typeof createSmallSnapshot>): void {
  files['site/routes.json'].push(
    { original: '/demand-register/', type: 'page', nl: '/nl/zoekopdracht/', fr: '/fr/recherche/' },
    { original: '/contact-demand/', type: 'page', nl: '/nl/schatting/', fr: '/fr/estimation/' },
  );
}

/** Creates the small snapshot with those pages. */
export function createSnapshotWithForms() {
  const files = createSmallSnapshot();
  addFormPages(files);
  return files;
}
