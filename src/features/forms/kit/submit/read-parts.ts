import { MAX_BODY_FIELDS, MAX_TEXT_BYTES } from './form-body';
import { MultipartError, readMultipart } from './multipart';

/** More bytes were sent than a form takes. */
export class BodyTooLargeError extends Error {}

/** What the bytes of files are passed on to, one file after the other. */
interface FileSink {
  begin(fieldName: string, fileName: string): void;
  receive(bytes: Uint8Array): void | Promise<void>;
  end(): void | Promise<void>;
}

/**
 * Reads a body of parts as it arrives: texts into `data`, files into `sink`. @throws MultipartError for another body or
 * one of too many parts, BodyTooLargeError beyond `limit()` bytes
 */
export async function readParts(
  { request, boundary, limit }: { request: Request; boundary: string; limit: () => number },
  data: FormData,
  sink: FileSink,
): Promise<void> {
  const chunks = readChunks(request.body ?? new Blob().stream(), limit);
  let part: { name: string; fileName: string | undefined } = { name: '', fileName: undefined };
  let partCount = 0;
  let textBytes = 0;
  let decoder = new TextDecoder();
  let text = '';
  for await (const event of readMultipart(chunks, boundary)) {
    if (event.kind === 'part') {
      if (++partCount > MAX_BODY_FIELDS) throw new MultipartError('too many parts');
      part = event;
      decoder = new TextDecoder();
      text = '';
      if (part.fileName !== undefined) sink.begin(part.name, part.fileName);
    } else if (part.fileName !== undefined) {
      await (event.kind === 'bytes' ? sink.receive(event.bytes) : sink.end());
    } else if (event.kind === 'bytes') {
      textBytes += event.bytes.length;
      if (textBytes > MAX_TEXT_BYTES) throw new BodyTooLargeError();
      text += decoder.decode(event.bytes, { stream: true });
    } else data.append(part.name, text + decoder.decode());
  }
}

/**
 * Reads the chunks of a body into the same memory, one after the other: a body of 30 MB would else leave
 * as much garbage. @throws BodyTooLargeError beyond `getLimit()` bytes
 */
async function* readChunks(
  body: ReadableStream<Uint8Array>,
  getLimit: () => number,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader({ mode: 'byob' }) as unknown as FillingReader;
  let memory = new ArrayBuffer(CHUNK_BYTES);
  let length = 0;
  try {
    for (;;) {
      // A network packet each would cost more objects than bytes.
      const { done, value } = await reader.readAtLeast(CHUNK_BYTES, new Uint8Array(memory));
      if (!value?.length) return;
      length += value.length;
      if (length > getLimit()) throw new BodyTooLargeError();
      yield value;
      if (done) return;
      memory = value.buffer as ArrayBuffer;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const CHUNK_BYTES = 64 * 1024;

/** The reader of the platform, which waits until so many bytes are there. */
interface FillingReader {
  cancel(): Promise<void>;
  readAtLeast(
    minBytes: number,
    memory: Uint8Array,
  ): Promise<{ done: boolean; value: Uint8Array | undefined }>;
}
