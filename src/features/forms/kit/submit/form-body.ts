/** Limit of a form without files: enough for its longest answers. */
const MAX_TEXT_BYTES = 256 * 1024;
/** Limit of a form with files: MAX_FORM_MEGABYTES of files, and the text. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** More fields than any form has, so that too many choices get an error at their field. */
const MAX_BODY_FIELDS = 1000;

/** The fields of a body, or the status for one that is unreadable (400) or too large (413). */
export type FormBodyResult = { ok: true; data: FormData } | { ok: false; status: 400 | 413 };

/**
 * Reads the body of a form up to a limit; `fileBytes` are the bytes that its files may have. The limit
 * is above that, so that a file slightly too large gets an error of its own and the answers are kept.
 */
export async function readFormBody(request: Request, fileBytes: number): Promise<FormBodyResult> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!isFormContentType(type)) return { ok: false, status: 400 };
  const maxBytes = fileBytes > 0 ? MAX_BODY_BYTES : MAX_TEXT_BYTES;
  const bytes = await readBodyBytes(request, maxBytes);
  if (!bytes) return { ok: false, status: 413 };
  const data = await new Response(bytes, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => undefined);
  if (!data || !hasReadableEntries(data)) return { ok: false, status: 400 };
  return { ok: true, data };
}

/** Returns whether a type is one of HTML's form encodings in UTF-8, the only ones that browsers send from our pages. */
const isFormContentType = (type: string) =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type) &&
  (/charset="?([\w-]+)/i.exec(type)?.[1]?.toLowerCase() ?? 'utf-8') === 'utf-8';

/** Reads a body of at most `maxBytes`; undefined if it is longer. */
export async function readBodyBytes(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** Returns whether the fields are not too many and all valid UTF-8; decoding replaces invalid bytes by U+FFFD. */
function hasReadableEntries(data: FormData): boolean {
  const entries = [...data];
  return (
    entries.length <= MAX_BODY_FIELDS &&
    entries.every(([name, value]) => !`${name}${toEntryText(value)}`.includes('\ufffd'))
  );
}

const toEntryText = (value: string | File) => (typeof value === 'string' ? value : '');
