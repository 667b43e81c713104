import { checkSnapshot } from './check-snapshot';
import { createSmallSnapshot, SMALL_SNAPSHOT_DOCUMENTS } from './small-snapshot';

export type SnapshotFiles = ReturnType<typeof createSmallSnapshot>;

export const checkFiles = (files: SnapshotFiles) =>
  checkSnapshot(files, new Set(Object.keys(SMALL_SNAPSHOT_DOCUMENTS)));

/** Returns the errors and warnings of the small snapshot after `change`, as 'record field message'. */
export function findProblems(change: (files: SnapshotFiles) => void): {
  errors: string[];
  warnings: string[];
} {
  const files = createSmallSnapshot();
  change(files);
  const { findings } = checkFiles(files);
  const formatFindings = (wantedLevel: string) =>
    findings
      .filter(({ level }) => level === wantedLevel)
      .map(({ record, field, message }) => [record, field, message].filter(Boolean).join(' '));
  return { errors: formatFindings('error'), warnings: formatFindings('warning') };
}

export const PROPERTIES = 'catalogue/properties.json';
export const DETAILS = 'catalogue/property-details.json';
export const changeRecords = (files: SnapshotFiles, file: string, id: number, change: object) => {
  for (const record of files[file]) if (record.ID === id) Object.assign(record, change);
};
