import type { WritableParts } from '../../../src/platform/snapshot/build/compile';
import type { ScratchPlace } from '../scratch-file';
import { ScratchFile } from '../scratch-file';

/** The parts of a compiled version in one scratch file: a large catalogue makes a gigabyte of them. */
export class PartFile implements WritableParts {
  readonly #file = new ScratchFile();
  readonly #places = new Map<string, ScratchPlace>();

  set(hash: string, bytes: Uint8Array): void {
    if (!this.#places.has(hash)) this.#places.set(hash, this.#file.append(bytes));
  }

  get(hash: string): Uint8Array | undefined {
    const place = this.#places.get(hash);
    return place && this.#file.read(place);
  }
}
