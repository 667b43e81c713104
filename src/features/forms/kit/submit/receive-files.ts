import type { Hash } from 'node:crypto';
import { createHash } from 'node:crypto';
import { selectImageParts } from '../../../../platform/strip-metadata/strip-metadata';
import type { FileField } from '../definition/field';
import type { Form } from '../definition/form';
import { storeUpload } from '../store/uploads-store';
import { sanitizeFileName, toSafeFileName } from './file-name';
import { detectFileType, MEDIA_TYPES } from './file-type';
import { UploadMemory } from './upload-memory';
import type { UploadRefusal } from './upload-refusal';
import { UPLOAD_UNAVAILABLE } from './upload-refusal';
import type { ReceivedFile } from './uploads';
import { BYTES_PER_MEGABYTE, getFileFields } from './uploads';

/** The file whose bytes are passing. */
interface PassingFile {
  field: FileField;
  name: string;
  size: number;
  hash: Hash;
}

/**
 * Receives the files of a form one after the other: checks each when it is complete and stores it in R2
 * before the next begins, so that one is in memory at most. Files that are not stored are only hashed.
 */
export class FileReceiver {
  /** In the order of the body; empty files are none. */
  readonly files: ReceivedFile[] = [];
  /** Set if files were not stored; the submission may then not be stored either. */
  refusal: UploadRefusal | undefined;
  readonly #form: Form;
  readonly #bucket: R2Bucket;
  readonly #findRefusal: () => Promise<UploadRefusal | undefined>;
  #isPrepared = false;
  #memory: UploadMemory | undefined;
  #passing: PassingFile | undefined;

  constructor(
    form: Form,
    bucket: R2Bucket,
    /** Called once, before the first byte of a file is taken. */
    findRefusal: () => Promise<UploadRefusal | undefined>,
  ) {
    this.#form = form;
    this.#bucket = bucket;
    this.#findRefusal = findRefusal;
  }

  begin(fieldName: string, fileName: string): void {
    const field = getFileFields(this.#form).find(({ name }) => name === fieldName);
    this.#passing = field && {
      field,
      name: sanitizeFileName(fileName),
      size: 0,
      hash: createHash('sha256'),
    };
  }

  async receive(bytes: Uint8Array): Promise<void> {
    const file = this.#passing;
    if (!file) return;
    if (!this.#isPrepared) await this.#prepare();
    file.hash.update(bytes);
    file.size += bytes.length;
    if (isTooLarge(file) || !this.#memory || this.#memory.append(bytes)) return;
    // Other uploads hold the memory of this isolate.
    this.refusal = UPLOAD_UNAVAILABLE;
    this.release();
  }

  async end(): Promise<void> {
    const file = this.#passing;
    this.#passing = undefined;
    if (!file || file.size === 0) return;
    const { field, name, size, hash } = file;
    const outcome = await this.#finish(file);
    this.files.push({ field: field.name, name, size, hash: hash.digest('hex'), outcome });
    this.#memory?.clear();
  }

  /** Frees the memory; must be called in the end. */
  release(): void {
    this.#memory?.release();
    this.#memory = undefined;
  }

  async #prepare(): Promise<void> {
    this.#isPrepared = true;
    this.refusal = await this.#findRefusal();
    if (this.refusal) return;
    const megabytes = Math.max(
      ...getFileFields(this.#form).map(({ maxMegabytes }) => maxMegabytes),
    );
    this.#memory = new UploadMemory(megabytes * BYTES_PER_MEGABYTE);
  }

  async #finish(file: PassingFile): Promise<ReceivedFile['outcome']> {
    const { field, name } = file;
    if (isTooLarge(file)) return 'too large';
    const count = this.files.filter((received) => received.field === field.name).length;
    if (!this.#memory || count >= (field.maxFiles ?? 1)) return 'skipped';
    const bytes = this.#memory.content;
    const type = detectFileType(bytes);
    if (!type || !field.accept.includes(type)) return 'wrong type';
    try {
      return await storeUpload(
        this.#bucket,
        this.#form.name,
        { field: field.name, name: toSafeFileName(name, type), type },
        // The place where a picture was taken is personal data that the form does not ask for.
        selectImageParts(bytes, MEDIA_TYPES[type]),
      );
    } catch (error) {
      console.error('file not stored', this.#form.name, error);
      this.refusal = UPLOAD_UNAVAILABLE;
      this.release();
      return 'skipped';
    }
  }
}

const isTooLarge = ({ field, size }: PassingFile): boolean =>
  size > field.maxMegabytes * BYTES_PER_MEGABYTE;
