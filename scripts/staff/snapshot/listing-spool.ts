import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ListingFile } from '../../../src/platform/snapshot/build/listing-files';
import { LISTING_FILES } from '../../../src/platform/snapshot/build/listing-files';
import type { ListingSlice } from '../../../src/platform/snapshot/build/source';
import { createTemporaryFolder } from './temporary-folder';

/** Text of one slice: as objects about four times as much. */
const SLICE_BYTES = 4 << 20;
const MAX_SLICES = 256;
/** As a bucket of cards, the largest buckets: a slice must hold whole ones. */
const MIN_LISTINGS_PER_SLICE = 32;
const BUFFERED_CHARACTERS = 1 << 14;

/**
 * Sorts valid records by id into slices, which are read back one by one: more than one slice is kept in
 * files of a temporary folder, so that a catalogue of any size fits into memory.
 */
export class ListingSpool implements Iterable<ListingSlice> {
  readonly #files: number;
  #slices: number;
  #folder: string | undefined;
  readonly #texts = new Map<string, string>();

  /** `bytes` is the size of the files that the records come from. */
  constructor(bytes: number, sliceBytes = SLICE_BYTES) {
    this.#files = Math.min(MAX_SLICES, roundUpToPowerOfTwo(bytes / sliceBytes));
    this.#slices = this.#files;
  }

  add(file: ListingFile, record: { ID: number }): void {
    const name = this.#getName(file, record.ID & (this.#files - 1));
    const text = `${this.#texts.get(name) ?? ''}${JSON.stringify(record)}\n`;
    this.#texts.set(name, text);
    if (this.#files > 1 && text.length > BUFFERED_CHARACTERS) this.#write(name);
  }

  /** Drops the records of a file that turned out to be unreadable. */
  drop(file: ListingFile): void {
    for (let slice = 0; slice < this.#files; slice++) {
      const name = this.#getName(file, slice);
      this.#texts.delete(name);
      if (this.#folder) rmSync(join(this.#folder, name), { force: true });
    }
  }

  /** Ends adding: few listings with long texts are joined to fewer slices. */
  end(listings: number): void {
    const most = 2 ** Math.max(0, Math.floor(Math.log2(listings / MIN_LISTINGS_PER_SLICE)));
    this.#slices = Math.min(this.#files, most);
    if (this.#folder) for (const name of this.#texts.keys()) this.#write(name);
  }

  *[Symbol.iterator](): Iterator<ListingSlice> {
    for (let slice = 0; slice < this.#slices; slice++)
      yield Object.fromEntries(
        LISTING_FILES.map((file) => [file, this.#read(file, slice)]),
      ) as ListingSlice;
  }

  #read(file: ListingFile, slice: number): unknown[] {
    const records: unknown[] = [];
    for (let number = slice; number < this.#files; number += this.#slices)
      for (const line of this.#readText(this.#getName(file, number)).split('\n'))
        if (line) records.push(JSON.parse(line));
    return records;
  }

  #readText(name: string): string {
    const written = this.#folder ? readIfPresent(join(this.#folder, name)) : '';
    return written + (this.#texts.get(name) ?? '');
  }

  #write(name: string): void {
    this.#folder ??= createTemporaryFolder('listings');
    appendFileSync(join(this.#folder, name), this.#texts.get(name) ?? '');
    this.#texts.delete(name);
  }

  #getName = (file: ListingFile, slice: number) => `${LISTING_FILES.indexOf(file)}-${slice}`;
}

function readIfPresent(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const roundUpToPowerOfTwo = (count: number) => 2 ** Math.max(0, Math.ceil(Math.log2(count)));
