import type { SnapshotFiles } from '../../fixtures';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

export const VILLA = '/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/84213/';

/** Creates a site with all categories, whose villa has these fields in its summary and detail. */
export function createSite(summary: object = {}, detail: object = {}) {
  const files: SnapshotFiles = createSmallSnapshot();
  const [category] = files['catalogue/webIDs.json'];
  const known = new Set(files['catalogue/webIDs.json'].map(({ ID }: { ID: number }) => ID));
  files['catalogue/webIDs.json'].push(
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
      .filter((ID) => !known.has(ID))
      .flatMap((ID) =>
        ['nl', 'fr'].map((language) => ({
          ...category,
          ID,
          WebID: String(ID),
          Name: `Categorie ${ID}`,
          language,
        })),
      ),
  );
  const merge = (file: string, fields: object) => {
    files[file] = files[file].map((record: { ID: number }) =>
      record.ID === 84213 ? { ...record, ...fields } : record,
    );
  };
  merge('catalogue/properties.json', summary);
  merge('catalogue/property-details.json', detail);
  return createTestSite({ embedded: files });
}

/** Returns the section of costs as text: tags removed, spaces joined. */
export async function fetchCosts(site: ReturnType<typeof createSite>, query = '', path = VILLA) {
  const html = await (await (await site)(path + query)).text();
  const start = html.indexOf('id="costs"');
  if (start < 0) return '';
  return html
    .slice(start, html.indexOf('</section>', start))
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}
