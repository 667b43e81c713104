import * as v from 'valibot';
import { KeyColumn, parseRows } from '../../../../platform/d1-rows';
import { findPictureNames } from '../../../../platform/snapshot/build/check/property-totals';
import { loadArchivedSite } from '../site-archive-store';

const NamingRow = v.object({ text: v.string() });
const LoadedRow = v.object({ hash: KeyColumn });

/**
 * Loads the names of the pictures that drafts and publications of the desk name, and those that the office added to
 * listings: they stay stored while no version has them, since a draft may be published and a publication restored. What was loaded before a publication names its own
 * in its content, which no change lists. @throws BrokenPartError if that content is lost
 */
export async function loadDeskPictureNames(db: D1Database, files: R2Bucket): Promise<string[]> {
  const [{ results }, loaded] = await Promise.all([
    db
      .prepare(
        `SELECT value AS text FROM site_drafts WHERE value LIKE '%/media/pictures/%'
         UNION ALL SELECT changes FROM publications WHERE changes LIKE '%/media/pictures/%'
         UNION ALL SELECT value FROM listing_overrides
           WHERE state IN ('held', 'newer') AND value LIKE '%/media/pictures/%'`,
      )
      .all(),
    db
      .prepare(
        `SELECT DISTINCT hash FROM publications WHERE changes = '[]' AND restored IS NULL AND live_at IS NOT NULL`,
      )
      .all(),
  ]);
  const sites = await Promise.all(
    parseRows(LoadedRow, loaded.results, 'publications').map(({ hash }) =>
      loadArchivedSite(files, hash),
    ),
  );
  return [
    ...parseRows(NamingRow, results, 'site_drafts').flatMap(({ text }) => findPictureNames(text)),
    ...sites.flatMap(({ site }) => findPictureNames(site)),
  ];
}
