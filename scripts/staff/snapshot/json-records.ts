import { createReadStream } from 'node:fs';
import { locateSyntaxError } from './json-syntax-error';

/** A syntax error in a file of records: its line, and V8's message. */
export class JsonSyntaxError extends Error {
  override name = 'JsonSyntaxError';
  readonly line: string;

  constructor({ line, message }: { line: string; message: string }) {
    super(message);
    this.line = line;
  }
}

/** The file holds other JSON than a list. */
export class NoListError extends Error {
  override name = 'NoListError';
}

const CHUNK_BYTES = 1 << 20;
/** Beyond this many characters a record has most likely lost a quotation mark or a bracket. */
const MAX_RECORD_LENGTH = 32 << 20;
/** V8 quotes at most ten characters behind an error. */
const QUOTED_LENGTH = 12;

/**
 * Reads the records of a JSON list one by one: a file may be larger than any text that JavaScript holds.
 * Only the ends of records are found here; V8 parses each, and words the errors as for a whole file.
 * @throws JsonSyntaxError, NoListError, or the error of the file or its encoding
 */
export async function* readJsonRecords(
  path: string,
  chunkBytes = CHUNK_BYTES,
): AsyncIterable<unknown> {
  const splitter = new RecordSplitter();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  for await (const bytes of createReadStream(path, { highWaterMark: chunkBytes }))
    yield* splitter.add(decoder.decode(bytes as Uint8Array, { stream: true }));
  yield* splitter.add(decoder.decode());
  splitter.end();
}

/** State of the reader: the part of the list that comes next. */
type State = 'start' | 'no list' | 'first record' | 'record' | 'separator' | 'end';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [LEFT_BRACKET, RIGHT_BRACKET, LEFT_BRACE, RIGHT_BRACE] = [0x5b, 0x5d, 0x7b, 0x7d];

class RecordSplitter {
  #state: State = 'start';
  /** Read and not used yet; it begins with the last record, which a message about the next one quotes. */
  #text = '';
  #position = 0;
  /** Where the current record begins; -1 between records. */
  #recordStart = -1;
  #depth = 0;
  #isInString = false;
  /** Lines before `#text`. */
  #linesBefore = 0;

  *add(text: string): Iterable<unknown> {
    this.#text += text;
    while (this.#position < this.#text.length && this.#state !== 'no list') {
      if (this.#recordStart < 0) {
        if (!this.#readBetweenRecords()) continue;
        this.#recordStart = this.#position;
      }
      const end = this.#findRecordEnd();
      if (end < 0 && this.#text.length < MAX_RECORD_LENGTH) return;
      if (end < 0) this.#explain(this.#text.length);
      yield this.#parse(this.#recordStart, end);
      this.#forgetBefore(this.#recordStart);
      this.#position = end - this.#recordStart;
      this.#recordStart = -1;
      this.#state = 'separator';
    }
  }

  /** Checks that the list is complete. @throws JsonSyntaxError, NoListError */
  end(): void {
    if (this.#state === 'no list' && isJson(this.#text)) throw new NoListError();
    if (this.#state !== 'end') this.#explain(this.#text.length);
  }

  /** Reads one character; returns whether a record begins there. */
  #readBetweenRecords(): boolean {
    const code = this.#text.charCodeAt(this.#position);
    const isSpace = code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
    if (isSpace) this.#position++;
    else if (this.#state === 'start') {
      this.#step(code === LEFT_BRACKET ? 'first record' : 'no list');
    } else if (this.#state === 'separator' && code === COMMA) this.#step('record');
    else if (code === RIGHT_BRACKET && ['first record', 'separator'].includes(this.#state))
      this.#step('end');
    else if (this.#state === 'first record' || this.#state === 'record')
      return code !== COMMA && code !== RIGHT_BRACKET ? true : this.#explain(this.#position + 1);
    else this.#explain(this.#position + 1);
    return false;
  }

  #step(state: State): void {
    this.#state = state;
    this.#position++;
  }

  /** Returns the position behind the current record; -1 if it is not in the text yet. */
  #findRecordEnd(): number {
    const text = this.#text;
    let position = this.#position;
    for (; position < text.length; position++) {
      const code = text.charCodeAt(position);
      if (this.#isInString) {
        if (code === BACKSLASH) position++;
        else if (code === QUOTE) this.#isInString = false;
      } else if (code === QUOTE) this.#isInString = true;
      else if (code === LEFT_BRACE || code === LEFT_BRACKET) this.#depth++;
      else if (code === RIGHT_BRACE || code === RIGHT_BRACKET) {
        // The bracket of the list itself ends a record that is a plain value.
        if (this.#depth === 0) return position;
        if (--this.#depth === 0) return position + 1;
      } else if (code === COMMA && this.#depth === 0) return position;
    }
    this.#position = position;
    return -1;
  }

  #parse(start: number, end: number): unknown {
    try {
      return JSON.parse(this.#text.slice(start, end));
    } catch {
      return this.#explain(end);
    }
  }

  /** Drops the text before a position. */
  #forgetBefore(position: number): void {
    this.#linesBefore += countLineBreaks(this.#text.slice(0, position));
    this.#text = this.#text.slice(position);
  }

  /** Throws what V8 says about the text from the last good record to `end`, as if it began the list. */
  #explain(end: number): never {
    const isFirst = ['start', 'no list', 'first record'].includes(this.#state);
    const before = isFirst ? '' : '[';
    try {
      JSON.parse(before + this.#text.slice(0, end + QUOTED_LENGTH));
    } catch (problem) {
      const text = before + this.#text.slice(0, end);
      const { line, message } = locateSyntaxError(text, String((problem as Error).message));
      const number = Number(line.slice('line '.length)) + this.#linesBefore;
      throw new JsonSyntaxError({ line: `line ${number}`, message });
    }
    throw new Error('the list was read wrongly: please report this file');
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const countLineBreaks = (text: string): number => text.split('\n').length - 1;
