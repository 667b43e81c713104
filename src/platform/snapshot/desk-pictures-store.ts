import * as v from 'valibot';
import { parseRows } from '../d1-rows';
import { findPictureNames } from './build/check/property-totals';

const NamingRow = v.object({ text: v.string() });

/**
 * Loads the names of the pictures that drafts and publications of the desk name: they stay stored while no version has
 * them, since a draft may be published and a publication restored.
 */
export async function loadDeskPictureNames(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT value AS text FROM site_drafts WHERE value LIKE '%/media/pictures/%'
       UNION ALL SELECT changes FROM publications WHERE changes LIKE '%/media/pictures/%'`,
    )
    .all();
  return parseRows(NamingRow, results, 'site_drafts').flatMap(({ text }) => findPictureNames(text));
}
