import { barePicture } from '../../../../platform/strip-metadata/strip-metadata';
import type { Errors, FieldError } from '../definition/answers';
import type { FileField, FileType } from '../definition/field';
import { MOST_MEGABYTES } from '../definition/field';
import type { Form } from '../definition/form';
import { fieldsOf } from '../definition/form';
import { fileType, MEDIA_TYPES } from './file-type';

/** A file as it came, known by its content. */
export interface Upload {
  field: string;
  /** As the visitor named it, for reading only. */
  name: string;
  type: FileType;
  bytes: Uint8Array<ArrayBuffer>;
  months: number;
}

export const fileFieldsOf = (form: Form): FileField[] =>
  fieldsOf(form).filter((field) => field.kind === 'file');

/** What a form's files may weigh together, in bytes; 0 where it takes none. */
export const fileBytesOf = (form: Form): number =>
  fileFieldsOf(form).reduce((sum, { megabytes, most = 1 }) => sum + most * megabytes * MEGABYTE, 0);

const MEGABYTE = 1024 * 1024;

/** The files of a form, and what is wrong with them: one error a field. */
export async function readUploads(
  form: Form,
  data: FormData,
): Promise<{ uploads: Upload[]; errors: Errors }> {
  const uploads: Upload[] = [];
  const errors: Errors = {};
  for (const field of fileFieldsOf(form)) {
    const files = data
      .getAll(field.name)
      .filter((value): value is File => typeof value !== 'string' && value.size > 0);
    const error = refusal(field, files);
    if (error) errors[field.name] = error;
    if (error) continue;
    for (const file of files) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const type = fileType(bytes);
      if (!type || !field.accept.includes(type)) errors[field.name] = wrongType(field);
      else {
        uploads.push({
          field: field.name,
          name: shownName(file.name),
          type,
          // Where somebody took a picture is nothing we asked for.
          bytes: barePicture(bytes, MEDIA_TYPES[type]),
          months: field.months ?? 12,
        });
      }
    }
  }
  return { uploads, errors };
}

function refusal(field: FileField, files: readonly File[]): FieldError | undefined {
  const { most = 1, megabytes } = field;
  if (field.required && files.length === 0) return { key: 'ALERT_FILE_EMPTY' };
  if (files.length > most) return { key: 'ALERT_FILES_TOO_MANY', values: { count: most } };
  if (files.some(({ size }) => size > megabytes * MEGABYTE))
    return { key: 'ALERT_FILE_TOO_LARGE', values: { size: megabytes } };
  if (files.reduce((sum, { size }) => sum + size, 0) > MOST_MEGABYTES * MEGABYTE)
    return { key: 'ALERT_FILES_TOO_LARGE', values: { size: MOST_MEGABYTES } };
  return undefined;
}

const wrongType = ({ accept }: FileField): FieldError => ({
  key: 'ALERT_FILE_TYPE',
  values: { types: accept.join(', ') },
});

/** One line without a path; what stays is text, never an address. */
export const shownName = (name: string) =>
  name
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .slice(-100) || 'file';
