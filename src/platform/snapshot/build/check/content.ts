import { isAllowedImage } from '../../../../domain/images/image-url';
import type { SnapshotFile } from '../source';
import { SNAPSHOT_FILE_SCHEMAS } from '../source';
import type { Finding, SnapshotRule } from './finding';
import { createFileRule, createWarningFinding } from './finding';
import { getRecordName } from './record-name';

/** Warns of images on hosts that are not allowed. */
export const CONTENT_RULE: SnapshotRule = createFileRule(
  Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[],
  (file, records, { source }) => {
    const findings: Finding[] = [];
    const { images } = source['site/configuration.json'];
    for (const [index, record] of records.entries()) {
      const name = () => getRecordName(file, record, index);
      walkTexts(record, '', (field, text) => {
        if (PICTURE_FIELD_PATTERN.test(field) && text && !isAllowedImage(text, images)) {
          findings.push(
            createWarningFinding(file, name(), field, `is ${text}${DISALLOWED_HOST_MESSAGE}`),
          );
        }
      });
    }
    return findings;
  },
  ['site/configuration.json'],
);

const PICTURE_FIELD_PATTERN =
  /(^|\.)((image|logo|media|SmallPictureItem|XLargePictureItem|(images|image|Pictures)\.\d+)\.[uU]rl|SmallPicture)$/;

const DISALLOWED_HOST_MESSAGE =
  ', on a host that the configuration does not allow: it will not be shown';

/** Calls `visit` with the dotted path of every text in a record; a callback is faster than a generator. */
function walkTexts(
  value: unknown,
  path: string,
  visit: (field: string, text: string) => void,
): void {
  if (typeof value === 'string') visit(path, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string' || typeof inner === 'object') {
        walkTexts(inner, path ? `${path}.${key}` : key, visit);
      }
    }
  }
}
