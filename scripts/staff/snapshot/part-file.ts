import { openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { WritableParts } from '../../../src/platform/snapshot/build/compile';
import { createTemporaryFolder } from './temporary-folder';

/** The parts of a compiled version in one temporary file: a large catalogue makes a gigabyte of them. */
export class PartFile implements WritableParts {
  readonly #descriptor = openSync(join(createTemporaryFolder('parts'), 'parts'), 'w+');
  readonly #places = new Map<string, { offset: number; length: number }>();
  #end = 0;

  set(hash: string, bytes: Uint8Array): void {
    if (this.#places.has(hash)) return;
    writeSync(this.#descriptor, bytes, 0, bytes.length, this.#end);
    this.#places.set(hash, { offset: this.#end, length: bytes.length });
    this.#end += bytes.length;
  }

  get(hash: string): Uint8Array | undefined {
    const place = this.#places.get(hash);
    if (!place) return undefined;
    const bytes = new Uint8Array(place.length);
    readSync(this.#descriptor, bytes, 0, place.length, place.offset);
    return bytes;
  }
}
