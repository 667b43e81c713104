import type { Files } from './import-map';
import type { DownloadedFile } from './import-state';
import type { ImportedRecord } from './imported-record';
import type { ImportNote } from './record-names';
import type { StoredFiles } from './store-files';
import { listNamedFiles } from './store-files';

const PICTURE_PATH = '/media/pictures/';
const THUMBNAIL_WIDTH = 250;

/** Returns the values of a record's pictures: the list, and those of its card. */
export function attachPictures(
  { id, source }: ImportedRecord,
  rule: Files | undefined,
  { files }: StoredFiles,
): Record<string, unknown> {
  const named = listNamedFiles(source, rule).flatMap(({ address, name }) => {
    const file = files.get(address);
    return file ? [{ ...file, description: name }] : [];
  });
  // A gallery shows a picture once, under however many names it is there.
  const stored = named.filter(
    (file, index) => named.findIndex(({ name }) => name === file.name) === index,
  );
  const [first] = stored;
  if (!first) return {};
  return {
    SmallPictureItem: {
      Url: buildPictureUrl(first, first.width === THUMBNAIL_WIDTH ? undefined : THUMBNAIL_WIDTH),
      Width: THUMBNAIL_WIDTH,
      Height: getThumbnailHeight(first),
      ID: Number.parseInt(first.name.slice(0, 8), 16),
      // Not the source's name for the file, which may tell an address (decision 11).
      Name: `${id}.webp`,
    },
    XLargePictureItem: { Url: buildPictureUrl(first) },
    Pictures: stored.map((picture) => ({
      Url: buildPictureUrl(picture),
      Width: picture.width,
      Height: picture.height,
      ...(picture.description && { Description: picture.description }),
    })),
  };
}

const buildPictureUrl = ({ name }: DownloadedFile, width?: number) =>
  `${PICTURE_PATH}${name}${width ? `-${width}` : ''}.webp`;

const getThumbnailHeight = ({ width = 1, height = 1 }: DownloadedFile) =>
  Math.max(1, Math.round((height * THUMBNAIL_WIDTH) / width));

/** Returns the documents of a record. */
export function attachDocuments(
  { source }: ImportedRecord,
  rule: Files | undefined,
  { files }: StoredFiles,
): Record<string, unknown> {
  const documents = listNamedFiles(source, rule)
    .flatMap(({ address, name }) => {
      const file = files.get(address);
      return file ? [{ name, file }] : [];
    })
    .map(({ name, file }, index) => ({ Name: name || `Document ${index + 1}`, File: file.name }));
  return documents.length > 0 ? { Documents: documents } : {};
}

/** Takes the user and the password out of an address: reports are mailed and logged. */
const hideSignIn = (address: string): string => address.replace(/\/\/[^/\s]*@/, '//…@');

/** Returns a note for each file that a record names and that cannot be had. */
export function describeMissingFiles(
  records: readonly ImportedRecord[],
  rule: Files | undefined,
  field: 'Pictures' | 'Documents',
  { problems }: StoredFiles,
): ImportNote[] {
  return records.flatMap(({ name, source }) =>
    listNamedFiles(source, rule).flatMap(({ address }) => {
      const problem = problems.get(address);
      return problem === undefined
        ? []
        : [{ record: name, field, message: `${hideSignIn(address)} is left out: ${problem}` }];
    }),
  );
}
