import type { FileField } from '../definition/field';
import { MAX_FORM_MEGABYTES } from '../definition/field';
import type { Form } from '../definition/form';
import { getFields } from '../definition/form';
import type { FieldError, FieldErrors } from '../definition/parse-answers';
import type { StoredUpload } from '../store/commit-lead-store';

/** A file that was sent with a form, and what became of it. */
export interface ReceivedFile {
  field: string;
  /** The visitor's file name, sanitized; shown to people, never used as a path. */
  name: string;
  /** Bytes that were sent. */
  size: number;
  /** Hash of the bytes that were sent. */
  hash: string;
  /** 'skipped': not stored, since the whole submission or the number of files is refused. */
  outcome: StoredUpload | 'too large' | 'wrong type' | 'skipped';
}

export const getFileFields = (form: Form): FileField[] =>
  getFields(form).filter((field) => field.kind === 'file');

export const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Room for the text, and for a file slightly too large: it gets an error of its own and the answers are kept. */
const SPARE_MEGABYTES = 2;

/** Returns the bytes that the body of a form with files may have; 0 for a form without files. */
export function getMaxUploadBytes(form: Form): number {
  const megabytes = getFileFields(form).reduce(
    (sum, { maxMegabytes, maxFiles = 1 }) => sum + maxFiles * maxMegabytes,
    0,
  );
  return megabytes === 0
    ? 0
    : (Math.min(megabytes, MAX_FORM_MEGABYTES) + SPARE_MEGABYTES) * BYTES_PER_MEGABYTE;
}

export const getStoredUploads = (files: readonly ReceivedFile[]): StoredUpload[] =>
  files.flatMap(({ outcome }) => (typeof outcome === 'string' ? [] : [outcome]));

/** Returns the errors of a form's files: one per field. */
export const findUploadErrors = (form: Form, files: readonly ReceivedFile[]): FieldErrors =>
  Object.fromEntries(
    getFileFields(form).flatMap((field) => {
      const error = findUploadError(
        field,
        files.filter((file) => file.field === field.name),
      );
      return error ? [[field.name, error]] : [];
    }),
  );

function findUploadError(field: FileField, files: readonly ReceivedFile[]): FieldError | undefined {
  const { accept, maxFiles = 1, maxMegabytes } = field;
  if (field.required && files.length === 0) return { key: 'ALERT_FILE_EMPTY' };
  if (files.length > maxFiles) return { key: 'ALERT_FILES_TOO_MANY', values: { count: maxFiles } };
  if (files.some(({ outcome }) => outcome === 'too large'))
    return { key: 'ALERT_FILE_TOO_LARGE', values: { size: maxMegabytes } };
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_FORM_MEGABYTES * BYTES_PER_MEGABYTE)
    return { key: 'ALERT_FILES_TOO_LARGE', values: { size: MAX_FORM_MEGABYTES } };
  if (files.some(({ outcome }) => outcome === 'wrong type'))
    return { key: 'ALERT_FILE_TYPE', values: { types: accept.join(', ') } };
  return undefined;
}
