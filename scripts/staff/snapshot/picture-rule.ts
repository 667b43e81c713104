import {
  getPictureWidth,
  listOwnFiles,
  listPictureSizes,
  SNAPSHOT_PICTURE_PATH,
} from '../../../src/domain/images/own-media';
import type { Finding, SnapshotRule } from '../../../src/platform/snapshot/build/check/finding';
import {
  createErrorFinding,
  createWarningFinding,
} from '../../../src/platform/snapshot/build/check/finding';
import { getRecordName } from '../../../src/platform/snapshot/build/check/record-name';
import { SITE_FILES_WITH_PICTURES } from '../../../src/platform/snapshot/build/picture-names';
import type { SnapshotFile } from '../../../src/platform/snapshot/build/source';
import type { NamedPicture } from './named-pictures';
import { findMinWidth, listNamedPictures } from './named-pictures';

/**
 * Creates the rule about pictures of this site (decision 144): each that a record names is in pictures/ in all its
 * sizes, or in `siteMedia`, the files of its media/; it is large enough for its place; a listing has one.
 */
export function createPictureRule(
  pictures: readonly string[],
  siteMedia: readonly string[],
): SnapshotRule {
  const files = { pictures: new Set(pictures), siteMedia: new Set(siteMedia) };
  const named = new Set<string>();
  const checkRecord = function* (file: SnapshotFile, record: unknown, index: number) {
    for (const picture of listNamedPictures(file, record)) {
      const name = findName(picture.url) ?? picture.url;
      if (named.has(name)) continue;
      named.add(name);
      yield* checkPicture(file, getRecordName(file, record, index), picture, files);
    }
  };
  return {
    requiredFiles: [],
    *checkProperties(_, slice) {
      for (const file of ['catalogue/property-details.json', 'catalogue/properties.json'] as const)
        for (const [index, record] of slice[file].entries())
          yield* checkRecord(file, record, index);
      for (const { ID, language, Pictures } of slice['catalogue/property-details.json'])
        if (language === 'nl' && Pictures.length === 0)
          yield createWarningFinding(
            'catalogue/property-details.json',
            `${ID} nl`,
            'Pictures',
            'is empty, so that the listing shows no photograph: add some (`snapshot picture`, or the import)',
          );
    },
    *check({ source }) {
      for (const file of SITE_FILES_WITH_PICTURES)
        for (const [index, record] of [source[file] ?? []].flat().entries())
          yield* checkRecord(file, record, index);
      for (const file of pictures)
        if (!SNAPSHOT_PICTURE_PATH.test(`/media/pictures/${file}`))
          yield createWarningFinding(
            'pictures/',
            file,
            '',
            'has no name that an import gives: it is not loaded. `snapshot picture DIR FILE` adds a picture',
          );
    },
  };
}

/** Returns the name that all sizes of a snapshot's picture begin with; undefined for other pictures. */
const findName = (url: string): string | undefined =>
  /^\/media\/pictures\/([0-9a-f]{32}\.\d{2,4})/.exec(url)?.[1];

/** A picture that phones fetch whole. */
const ONE_SIZE_FIELD = /(^|\.)(imageMobile|\w*[mM]obilePoster)$/;

function* checkPicture(
  file: SnapshotFile,
  record: string,
  { url, field, width }: NamedPicture,
  files: { pictures: ReadonlySet<string>; siteMedia: ReadonlySet<string> },
): Iterable<Finding> {
  const path = decodeURI(url.replace(/[?#].*$/, '').slice('/media/'.length));
  const name = findName(url);
  const missing = name
    ? listPictureSizes(name).filter((size) => !files.pictures.has(size.file))
    : (ONE_SIZE_FIELD.test(field) ? [`/media/${path}`] : listOwnFiles(`/media/${path}`))
        .map((file) => ({ file: file.slice('/media/'.length) }))
        .filter(({ file }) => !files.siteMedia.has(file));
  const [first, ...others] = missing;
  if (first) {
    const more = others.length > 0 ? ` and ${others.length} of its sizes` : '';
    yield createErrorFinding(
      file,
      record,
      field,
      `names ${name ? 'pictures' : '/media'}/${first.file}${more}, which is not there: add it with \`snapshot picture\`, or name another`,
    );
    return;
  }
  const [actual, needed] = [getPictureWidth(url) ?? width, findMinWidth(file, field)];
  if (actual !== undefined && actual < needed)
    yield createWarningFinding(
      file,
      record,
      field,
      `is ${actual} pixels wide, where its place shows up to ${needed}: give a larger one`,
    );
}
