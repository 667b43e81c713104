import type { FileType } from '../definition/field';

/** The extensions that a file of a type may have beside its own. */
const OTHER_EXTENSIONS: Partial<Record<FileType, readonly string[]>> = {
  jpg: ['jpeg', 'jpe', 'jfif'],
  heic: ['heif'],
};

const MAX_LENGTH = 100;

/**
 * Returns a file name without path, control characters or line breaks, at most its last 100 characters. Half
 * a character at the cut goes too.
 */
export const sanitizeFileName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .slice(-MAX_LENGTH)
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '') || 'file';

/**
 * Returns the name under which staff receive a file: the visitor's, ending as its content demands. Programs
 * open a file by its extension, so 'cv.html' and 'cv.pdf.exe' with the content of a PDF become 'cv.pdf'.
 */
export function toSafeFileName(name: string, type: FileType): string {
  const cleaned = removeTrailingDots(sanitizeFileName(name));
  if (endsAsType(cleaned, type)) return cleaned;
  const stem = removeTrailingDots(cleaned.replace(EXTENSION, ''));
  return endsAsType(stem, type) ? stem : sanitizeFileName(`${stem || 'file'}.${type}`);
}

const endsAsType = (name: string, type: FileType): boolean =>
  [type, ...(OTHER_EXTENSIONS[type] ?? [])].some((extension) =>
    name.toLowerCase().endsWith(`.${extension}`),
  );

/** Windows ignores dots and spaces at the end of a name. */
const removeTrailingDots = (name: string): string => name.replace(/[. ]+$/, '');

/** A few letters and digits; a number alone, as in 'plan 12.5', is none. */
const EXTENSION = /\.(?=\d*[a-z])[a-z\d]{1,5}$/i;
