import { isAllowedImage } from '../../../../domain/images/image-url';
import type { SnapshotFile } from '../source';
import { SNAPSHOT_FILE_SCHEMAS } from '../source';
import { ADDRESS_NAMES, getFieldPath } from '../text-kinds';
import type { Finding, SnapshotRule } from './finding';
import { createFileRule, createSiteError, createWarningFinding } from './finding';
import { getRecordName } from './record-name';

/** Refuses what stands for the address of a page or file and is none; warns of pictures on hosts that are not allowed. */
export const CONTENT_RULE: SnapshotRule = createFileRule(
  Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[],
  (file, records, { source }) => {
    const findings: Finding[] = [];
    const { images } = source['site/configuration.json'];
    // An agency writes its site by hand; of a catalogue, one wrong address must not keep the others out.
    const isRefused = file.startsWith('site/');
    for (const [index, record] of records.entries()) {
      const name = () => getRecordName(file, record, index);
      walkTexts(record, '', (field, text) => {
        const isPicture = PICTURE_FIELD_PATTERN.test(field);
        if (text === '') {
          if (isPicture && file.startsWith('site/'))
            findings.push(createWarningFinding(file, name(), field, EMPTY_PICTURE_MESSAGE));
          return;
        }
        if (isAddressField(field) && !isAddress(text, isPicture)) {
          const problem = [file, name(), field, `is ${text}${NO_ADDRESS_MESSAGE}`] as const;
          findings.push(
            isRefused
              ? createSiteError(...problem, { key: 'DESK_SITE_LINK_INVALID' })
              : createWarningFinding(...problem),
          );
        } else if (isPicture && !isAllowedImage(text, images))
          findings.push(
            createWarningFinding(file, name(), field, `is ${text}${DISALLOWED_HOST_MESSAGE}`),
          );
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
const EMPTY_PICTURE_MESSAGE = 'is empty: name the picture, or leave it out whole';
const NO_ADDRESS_MESSAGE =
  ', which is no address: write a path of this site, such as /media/hero/dorp.webp, or https://…';

/** Without those that a provider must know, which may lack their scheme (media.ts). */
const CHECKED_NAMES: ReadonlySet<string> = new Set(
  ADDRESS_NAMES.filter(
    (name) => !['VideoUrl', 'VirtualTourUrl', 'VisualisationUrl'].includes(name),
  ),
);

/** Whether a field holds an address: by its last name before its language, or as the link of a module. */
function isAddressField(field: string): boolean {
  const end = /\.(?:nl|fr|en|de)$/.test(field) ? field.length - 3 : field.length;
  const name = field.slice(field.lastIndexOf('.', end - 1) + 1, end);
  return CHECKED_NAMES.has(name) || (name === 'path' && getFieldPath(field).endsWith('.link.path'));
}

/** Whether a text leads somewhere: a path, an http address with a host, an e-mail address or a telephone number. */
function isAddress(text: string, isPicture: boolean): boolean {
  if (/^(?:mailto:|tel:|#)\S/.test(text)) return !isPicture;
  if (/^\/(?!\/)/.test(text) || (isPicture && text.startsWith('//'))) return true;
  return /^https?:\/\//i.test(text) && URL.canParse(text) && /\w\.\w/.test(new URL(text).hostname);
}

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
