import type { Attempt } from './attempt';
import type { FormBodyResult } from './form-body';
import { MultipartError, parseBoundary } from './multipart';
import { BodyTooLargeError, readParts } from './read-parts';
import { FileReceiver } from './receive-files';
import { findUploadRefusal } from './upload-refusal';
import { getMaxUploadBytes } from './uploads';

/** Bytes that are read of a body without a ticket of ours. */
const MAX_STRANGER_BYTES = 1024 * 1024;

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
    await readParts({ request, boundary, limit }, data, receiver);
    return { ok: true, data };
  } catch (error) {
    if (error instanceof MultipartError) return { ok: false, status: 400 };
    if (!(error instanceof BodyTooLargeError)) throw error;
    // What a stranger's body held before its files is shown again, with a ticket.
    return receiver.refusal ? { ok: true, data, isCutOff: true } : { ok: false, status: 413 };
  } finally {
    attempt.uploadRefusal = receiver.refusal?.refusal;
    receiver.release();
  }
}
