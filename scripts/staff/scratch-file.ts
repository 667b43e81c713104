import { randomUUID } from 'node:crypto';
import { openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a text or part is in a scratch file. */
export interface ScratchPlace {
  offset: number;
  length: number;
}

/**
 * A temporary file without a name: it is open but in no folder any more, so the system frees it however
 * the process ends, killed too.
 */
export class ScratchFile {
  readonly #descriptor = openWithoutName();
  #end = 0;
  #buffer = Buffer.alloc(0);

  append(bytes: Uint8Array): ScratchPlace {
    const place = { offset: this.#end, length: bytes.length };
    for (let written = 0; written < bytes.length; )
      written += writeSync(
        this.#descriptor,
        bytes,
        written,
        bytes.length - written,
        this.#end + written,
      );
    this.#end += bytes.length;
    return place;
  }

  read({ offset, length }: ScratchPlace): Uint8Array {
    const bytes = new Uint8Array(length);
    readSync(this.#descriptor, bytes, 0, length, offset);
    return bytes;
  }

  /** Reads a text through one buffer, however many are read. */
  readText({ offset, length }: ScratchPlace): string {
    if (this.#buffer.length < length) this.#buffer = Buffer.alloc(2 * length);
    readSync(this.#descriptor, this.#buffer, 0, length, offset);
    return this.#buffer.toString('utf8', 0, length);
  }
}

function openWithoutName(): number {
  const path = join(tmpdir(), `agency-site-scratch-${randomUUID()}`);
  const descriptor = openSync(path, 'wx+', 0o600);
  rmSync(path);
  return descriptor;
}
