import type { SnapshotFiles } from '../../fixtures';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

export const VILLA = '/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/84213/';
export const VILLA_FR = '/fr/a-vendre/durbuy/villa-avec-vue-sur-lourthe/84213/';

/** Creates the small snapshot with these fields on the villa's summary and detail, in both languages. */
export function createFilesWithVilla(summary: object, detail: object = {}): SnapshotFiles {
  const files = createSmallSnapshot();
  const merge = (file: string, fields: object) => {
    files[file] = files[file].map((record: { ID: number }) =>
      record.ID === 84213 ? { ...record, ...fields } : record,
    );
  };
  merge('catalogue/properties.json', summary);
  merge('catalogue/property-details.json', detail);
  return files;
}

export const fetchPage = async (path: string, files: SnapshotFiles = createSmallSnapshot()) =>
  (await createTestSite({ embedded: files }))(path);

export const fetchHtml = async (files: SnapshotFiles, path = VILLA) =>
  (await fetchPage(path, files)).text();
