import { stripMetadata } from '../../../../platform/strip-metadata/strip-metadata';
import type { FileField, FileType } from '../definition/field';
import { MAX_FORM_MEGABYTES } from '../definition/field';
import type { Form } from '../definition/form';
import { getFields } from '../definition/form';
import type { FieldError, FieldErrors } from '../definition/parse-answers';
import { detectFileType, MEDIA_TYPES } from './file-type';

/** A file of a submission whose type was detected by its content. */
export interface Upload {
  field: string;
  /** The visitor's file name, sanitized; shown to people, never used as a path. */
  name: string;
  type: FileType;
  bytes: Uint8Array<ArrayBuffer>;
  retentionMonths: number;
}

export const getFileFields = (form: Form): FileField[] =>
  getFields(form).filter((field) => field.kind === 'file');

/** Returns the bytes that a form's files may have together; 0 for a form without files. */
export const getMaxUploadBytes = (form: Form): number =>
  getFileFields(form).reduce(
    (sum, { maxMegabytes, maxFiles = 1 }) => sum + maxFiles * maxMegabytes * BYTES_PER_MEGABYTE,
    0,
  );

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Reads the files of a form, and their errors: one per field. */
export async function readUploads(
  form: Form,
  data: FormData,
): Promise<{ uploads: Upload[]; errors: FieldErrors }> {
  const uploads: Upload[] = [];
  const errors: FieldErrors = {};
  for (const field of getFileFields(form)) {
    const files = data
      .getAll(field.name)
      .filter((value): value is File => typeof value !== 'string' && value.size > 0);
    const error = findUploadError(field, files);
    if (error) errors[field.name] = error;
    if (error) continue;
    for (const file of files) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const type = detectFileType(bytes);
      if (!type || !field.accept.includes(type)) errors[field.name] = createFileTypeError(field);
      else {
        uploads.push({
          field: field.name,
          name: sanitizeFileName(file.name),
          type,
          // The place where a picture was taken is personal data that the form does not ask for.
          bytes: stripMetadata(bytes, MEDIA_TYPES[type]),
          retentionMonths: field.retentionMonths ?? 12,
        });
      }
    }
  }
  return { uploads, errors };
}

function findUploadError(field: FileField, files: readonly File[]): FieldError | undefined {
  const { maxFiles = 1, maxMegabytes } = field;
  if (field.required && files.length === 0) return { key: 'ALERT_FILE_EMPTY' };
  if (files.length > maxFiles) return { key: 'ALERT_FILES_TOO_MANY', values: { count: maxFiles } };
  if (files.some(({ size }) => size > maxMegabytes * BYTES_PER_MEGABYTE))
    return { key: 'ALERT_FILE_TOO_LARGE', values: { size: maxMegabytes } };
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_FORM_MEGABYTES * BYTES_PER_MEGABYTE)
    return { key: 'ALERT_FILES_TOO_LARGE', values: { size: MAX_FORM_MEGABYTES } };
  return undefined;
}

const createFileTypeError = ({ accept }: FileField): FieldError => ({
  key: 'ALERT_FILE_TYPE',
  values: { types: accept.join(', ') },
});

/** Returns a file name without path, control characters or line breaks, at most its last 100 characters. */
export const sanitizeFileName = (name: string) =>
  name
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .slice(-100) || 'file';
