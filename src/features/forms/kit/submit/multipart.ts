/**
 * One event of a body in multipart/form-data: a part begins, bytes of its content, its end. A part is a
 * file if it has a file name, even an empty one (the HTML standard's parser decides so too).
 */
export type MultipartEvent =
  | { kind: 'part'; name: string; fileName: string | undefined }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'end' };

/** A body that is not multipart/form-data, or ends before its last boundary. */
export class MultipartError extends Error {}

/** More bytes than the headers of a part have in any browser. */
const MAX_HEADER_BYTES = 8 * 1024;

const encoder = new TextEncoder();
const HEADERS_END = encoder.encode('\r\n\r\n');
const DASH = 0x2d;

/** Returns the boundary that a Content-Type names; undefined if it names none. */
export const parseBoundary = (contentType: string): string | undefined => {
  const [, quoted, token] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? token;
};

/**
 * Reads a body part by part, holding one chunk of it at most (RFC 7578; decision 95: why our own). What
 * the consumer does between two events delays the reading, so the sender waits. The memory of a chunk, and
 * of the bytes of an event, may be used again as soon as the next one is asked for.
 * @throws MultipartError
 */
export async function* readMultipart(
  chunks: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<MultipartEvent> {
  const delimiter = encoder.encode(`\r\n--${boundary}`);
  // The first boundary stands at the beginning, the others after a line break.
  let rest: Uint8Array = encoder.encode('\r\n');
  let state: 'before' | 'headers' | 'content' = 'before';
  for await (const chunk of chunks) {
    rest = joinBytes(rest, chunk);
    for (;;) {
      if (state === 'headers') {
        if (rest[0] === DASH && rest[1] === DASH) return;
        const end = indexOfBytes(rest, HEADERS_END);
        if (end > MAX_HEADER_BYTES || (end < 0 && rest.length > MAX_HEADER_BYTES))
          throw new MultipartError('the headers of a part are too long');
        if (end < 0) break;
        yield { kind: 'part', ...parsePartHeaders(rest.subarray(0, end)) };
        rest = rest.subarray(end + HEADERS_END.length);
        state = 'content';
      }
      const end = indexOfBytes(rest, delimiter);
      const length = end < 0 ? findPossibleStart(rest, delimiter) : end;
      if (state === 'content' && length > 0)
        yield { kind: 'bytes', bytes: rest.subarray(0, length) };
      if (end < 0) {
        rest = rest.subarray(length);
        break;
      }
      if (state === 'content') yield { kind: 'end' };
      rest = rest.subarray(end + delimiter.length);
      state = 'headers';
    }
    rest = rest.slice();
  }
  throw new MultipartError('the body ends before its last boundary');
}

/** Parses the headers of a part, which begin with the line break after its boundary. */
function parsePartHeaders(bytes: Uint8Array): { name: string; fileName: string | undefined } {
  const text = new TextDecoder().decode(bytes);
  if (!/^(\r\n|$)/.test(text)) throw new MultipartError('a boundary is followed by something else');
  const parameters = /\r\ncontent-disposition:[ \t]*form-data((?:;[^\r\n]*)?)/i.exec(text)?.[1];
  const name = readParameter(parameters ?? '', 'name');
  if (name === undefined) throw new MultipartError('a part has no name');
  return { name, fileName: readParameter(parameters ?? '', 'filename') };
}

/** Returns a parameter of a header; browsers write quotation marks and line breaks in it as %22, %0D, %0A. */
function readParameter(parameters: string, name: string): string | undefined {
  const pattern = new RegExp(`;[ \\t]*${name}=(?:"([^"]*)"|([^\\s;"]*))`, 'i');
  const [, quoted, token] = pattern.exec(parameters) ?? [];
  return (quoted ?? token)?.replace(/%(?:22|0D|0A)/gi, (code) => decodeURIComponent(code));
}

/** Returns where a boundary may begin that ends in the next chunk; the length if none can. */
function findPossibleStart(bytes: Uint8Array, delimiter: Uint8Array): number {
  const from = Math.max(0, bytes.length - delimiter.length + 1);
  const start = bytes.indexOf(delimiter[0] ?? 0, from);
  return start < 0 ? bytes.length : start;
}

function joinBytes(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

function indexOfBytes(bytes: Uint8Array, part: Uint8Array): number {
  const [first = 0] = part;
  for (let start = bytes.indexOf(first); start >= 0; start = bytes.indexOf(first, start + 1)) {
    let length = 1;
    while (length < part.length && bytes[start + length] === part[length]) length++;
    if (length === part.length) return start;
  }
  return -1;
}
