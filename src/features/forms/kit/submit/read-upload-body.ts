import type { Attempt } from './attempt';
import type { FormBodyResult } from './form-body';
import { MAX_BODY_FIELDS, MAX_TEXT_BYTES } from './form-body';
import { MultipartError, parseBoundary, readMultipart } from './multipart';
import { FileReceiver } from './receive-files';
import { findUploadRefusal } from './upload-refusal';
import { getMaxUploadBytes } from './uploads';

/** Bytes that are read of a body without a ticket of ours. */
const MAX_STRANGER_BYTES = 1024 * 1024;

/** More bytes were sent than a form takes. */
class BodyTooLargeError extends Error {}

/**
 * Reads the body of a form with files as it arrives: texts into the result, files into R2. The ticket
 * stands before the files or in the query, and decides with the limits whether they are stored. Sets
 * what became of the files on the attempt.
 */
export async function readUploadBody(attempt: Attempt): Promise<FormBodyResult> {
  const { request, loadedForm } = attempt;
  const { form } = loadedForm.handler;
  const { env, query } = loadedForm.visitorContext;
  const boundary = parseBoundary(request.headers.get('Content-Type') ?? '');
  if (!boundary) return { ok: false, status: 400 };
  const maxBytes = getMaxUploadBytes(form);
  const length = Number(request.headers.get('Content-Length') ?? maxBytes);
  if (!(length <= maxBytes)) return { ok: false, status: 413 };

  const data = new FormData();
  const receiver = new FileReceiver(form, env.FILES, () => {
    const ticketToken = data.get('key') ?? query.get('key');
    return findUploadRefusal(attempt, String(ticketToken ?? ''), length);
  });
  attempt.files = receiver.files;
  try {
    const limit = () => (receiver.refusal?.isStranger ? MAX_STRANGER_BYTES : maxBytes);
    const chunks = readChunks(request.body ?? new Blob().stream(), limit);
    await readParts(readMultipart(chunks, boundary), data, receiver);
    return { ok: true, data };
  } catch (error) {
    if (error instanceof MultipartError) return { ok: false, status: 400 };
    if (!(error instanceof BodyTooLargeError)) throw error;
    // What a stranger's body held before its files is shown again, with a ticket.
    return receiver.refusal
      ? { ok: true, data, isCutOff: true }
      : { ok: false, status: 413 };
  } finally {
    attempt.uploadRefusal = receiver.refusal?.refusal;
    receiver.release();
  }
}

/** Puts texts into `data` and passes files on. */
async function readParts(
  events: ReturnType<typeof readMultipart>,
  data: FormData,
  receiver: FileReceiver,
): Promise<void> {
  let part: { name: string; fileName: string | undefined } = { name: '', fileName: undefined };
  let partCount = 0;
  let textBytes = 0;
  let decoder = new TextDecoder();
  let text = '';
  for await (const event of events) {
    if (event.kind === 'part') {
      if (++partCount > MAX_BODY_FIELDS) throw new MultipartError('too many parts');
      part = event;
      decoder = new TextDecoder();
      text = '';
      if (part.fileName !== undefined) receiver.begin(part.name, part.fileName);
    } else if (part.fileName !== undefined) {
      await (event.kind === 'bytes' ? receiver.receive(event.bytes) : receiver.end());
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
