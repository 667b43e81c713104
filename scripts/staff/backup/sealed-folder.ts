import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, chmod, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '../private-file';
import { readRecordFile } from '../record-file';

/** A file as it was written: how many bytes its content has, and their SHA-256 in hexadecimal. */
export interface WrittenFile {
  bytes: number;
  sha256: string;
}

/** Ending of an encrypted file. */
const SEALED = '.age';

type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Makes the folder, or takes it over, for its owner alone. @throws if it is not empty */
export async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  // One that is there keeps its mode otherwise.
  await chmod(folder, PRIVATE_FOLDER_MODE);
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
}

/** Writes files into a folder, encrypted for a recipient (age) if there is one, as their content comes. */
export class FolderWriter {
  readonly #folder: string;
  readonly #recipient: string | undefined;

  constructor(folder: string, recipient: string | undefined) {
    this.#folder = folder;
    this.#recipient = recipient;
  }

  /** Writes one file; its name may hold a folder. */
  async write(name: string, content: Bytes): Promise<WrittenFile> {
    const path = join(this.#folder, name + (this.#recipient ? SEALED : ''));
    await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER_MODE });
    const hash = createHash('sha256');
    let bytes = 0;
    async function* measure() {
      for await (const chunk of content) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    }
    const source = this.#recipient ? await seal(measure(), this.#recipient) : measure();
    await pipeline(source, createWriteStream(path, { flags: 'wx', mode: PRIVATE_FILE_MODE }));
    return { bytes, sha256: hash.digest('hex') };
  }
}

/** Returns whether a key is one that files can be encrypted for (age1…). */
export async function isRecipient(key: string): Promise<boolean> {
  const { Encrypter } = await import('age-encryption');
  try {
    new Encrypter().addRecipient(key);
    return true;
  } catch {
    return false;
  }
}

/** Encrypts what a stream holds for a recipient. */
async function seal(content: AsyncIterable<Uint8Array>, recipient: string): Promise<Readable> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return toNode(await encrypter.encrypt(toWeb(Readable.from(content))));
}

/** Reads the files of a folder, decrypted with an identity if they are encrypted. */
export class FolderReader {
  readonly #folder: string;
  readonly #identity: string | undefined;

  constructor(folder: string, identity: string | undefined) {
    this.#folder = folder;
    this.#identity = identity;
  }

  /** Yields the content of a file. @throws if it is missing, or encrypted for somebody else */
  async *read(name: string): AsyncGenerator<Uint8Array> {
    const path = join(this.#folder, name);
    const obstacle = await this.findObstacle(name);
    if (obstacle) throw new Error(obstacle);
    yield* (await exists(path)) ? createReadStream(path) : toNode(await this.#open(path));
  }

  /** Returns why a file cannot be opened; undefined if there is a way to try. */
  async findObstacle(name: string): Promise<string | undefined> {
    const path = join(this.#folder, name);
    if (await exists(path)) return undefined;
    if (!(await exists(path + SEALED))) return `${name} is missing.`;
    if (!this.#identity) return 'it is encrypted: name its key with --identity FILE.';
    try {
      await (await this.#open(path)).cancel();
    } catch (problem) {
      if (/no identity matched/.test(String(problem))) return 'it is encrypted for another key.';
    }
    return undefined;
  }

  /** Opens an encrypted file. @throws if it is damaged, or encrypted for somebody else */
  async #open(path: string): Promise<ReadableStream<Uint8Array>> {
    const { Decrypter } = await import('age-encryption');
    const decrypter = new Decrypter();
    decrypter.addIdentity(this.#identity ?? '');
    return decrypter.decrypt(toWeb(createReadStream(path + SEALED)));
  }

  /** Reads a file that is small. */
  async readAll(name: string): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.read(name)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }
}

/** The library takes and gives streams of the web; their types are not those of Node. */
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
const toNode = (stream: object) =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Reads the identity (AGE-SECRET-KEY-…) in a file of `backup key` or age-keygen. @throws if it holds none */
export async function readIdentity(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const text = await readRecordFile(file);
  const identity = /^AGE-SECRET-KEY-\S+$/m.exec(text)?.[0];
  if (!identity) throw new Error(`${file} holds no key: a line that begins with AGE-SECRET-KEY-.`);
  return identity;
}
