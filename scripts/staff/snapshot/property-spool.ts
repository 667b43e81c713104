import type { PropertyFile } from '../../../src/platform/snapshot/build/property-files';
import { PROPERTY_FILES } from '../../../src/platform/snapshot/build/property-files';
import type { PropertySlice } from '../../../src/platform/snapshot/build/source';
import type { ScratchPlace } from '../scratch-file';
import { ScratchFile } from '../scratch-file';

/** Text of one slice: as objects about four times as much. */
const SLICE_BYTES = 4 << 20;
const MAX_SLICES = 256;
/** As a bucket of cards, the largest buckets: a slice must hold whole ones. */
const MIN_PROPERTIES_PER_SLICE = 32;
const BUFFERED_CHARACTERS = 1 << 14;

/**
 * Sorts valid records by id into slices, which are read back one by one: more than one slice is kept in
 * a scratch file, so that a catalogue of any size fits into memory.
 */
export class PropertySpool implements Iterable<PropertySlice> {
  /** Records are sorted into this many groups; a slice is one of them or several. */
  readonly #groups: number;
  #slices: number;
  #file: ScratchFile | undefined;
  /** By file and group: what was written, and the text that comes behind it. */
  readonly #places = new Map<string, ScratchPlace[]>();
  readonly #texts = new Map<string, string>();

  /** `bytes` is the size of the files that the records come from. */
  constructor(bytes: number, sliceBytes = SLICE_BYTES) {
    this.#groups = Math.min(MAX_SLICES, roundUpToPowerOfTwo(bytes / sliceBytes));
    this.#slices = this.#groups;
  }

  add(file: PropertyFile, record: { ID: number }): void {
    const name = this.#getName(file, record.ID & (this.#groups - 1));
    const text = `${this.#texts.get(name) ?? ''}${JSON.stringify(record)}\n`;
    this.#texts.set(name, text);
    if (this.#groups > 1 && text.length > BUFFERED_CHARACTERS) this.#write(name);
  }

  /** Drops the records of a file that turned out to be unreadable. */
  drop(file: PropertyFile): void {
    for (let group = 0; group < this.#groups; group++) {
      const name = this.#getName(file, group);
      this.#texts.delete(name);
      this.#places.delete(name);
    }
  }

  /** Ends adding: few properties with long texts are joined to fewer slices. */
  end(properties: number): void {
    const most = 2 ** Math.max(0, Math.floor(Math.log2(properties / MIN_PROPERTIES_PER_SLICE)));
    this.#slices = Math.min(this.#groups, most);
    if (this.#file) for (const name of this.#texts.keys()) this.#write(name);
  }

  *[Symbol.iterator](): Iterator<PropertySlice> {
    for (let slice = 0; slice < this.#slices; slice++)
      yield Object.fromEntries(
        PROPERTY_FILES.map((file) => [file, this.#read(file, slice)]),
      ) as PropertySlice;
  }

  #read(file: PropertyFile, slice: number): unknown[] {
    const records: unknown[] = [];
    for (let group = slice; group < this.#groups; group += this.#slices)
      for (const text of this.#readTexts(this.#getName(file, group)))
        for (const line of text.split('\n')) if (line) records.push(JSON.parse(line));
    return records;
  }

  *#readTexts(name: string): Iterable<string> {
    const decoder = new TextDecoder();
    for (const place of this.#places.get(name) ?? []) yield decoder.decode(this.#file?.read(place));
    yield this.#texts.get(name) ?? '';
  }

  #write(name: string): void {
    this.#file ??= new ScratchFile();
    const places = this.#places.get(name) ?? [];
    places.push(this.#file.append(Buffer.from(this.#texts.get(name) ?? '')));
    this.#places.set(name, places);
    this.#texts.delete(name);
  }

  #getName = (file: PropertyFile, group: number) => `${PROPERTY_FILES.indexOf(file)}-${group}`;
}

const roundUpToPowerOfTwo = (count: number) => 2 ** Math.max(0, Math.ceil(Math.log2(count)));
