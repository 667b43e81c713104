/** What a form may weigh in all: its files, and text enough for the longest of answers. */
const MAX_TEXT_BYTES = 256 * 1024;
const MAX_BODY_BYTES = 32 * 1024 * 1024;
const MAX_BODY_FIELDS = 200;

/** What was sent, or why it cannot be read: unreadable, or larger than we take. */
export type FormBodyResult = { ok: true; data: FormData } | { ok: false; status: 400 | 413 };

/**
 * Reads what a form sent, no further than `fileBytes` and the text beside it allow. A file somewhat
 * too large is still read, so that all the visitor wrote can be kept and the fault be named.
 */
export async function readFormBody(request: Request, fileBytes: number): Promise<FormBodyResult> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!isFormContentType(type)) return { ok: false, status: 400 };
  const most = fileBytes > 0 ? MAX_BODY_BYTES : MAX_TEXT_BYTES;
  const bytes = await readBodyBytes(request, most);
  if (!bytes) return { ok: false, status: 413 };
  const data = await new Response(bytes, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => undefined);
  if (!data || !hasReadableEntries(data)) return { ok: false, status: 400 };
  return { ok: true, data };
}

/** What HTML sends forms as, in UTF-8: browsers send nothing else to a page that says so. */
const isFormContentType = (type: string) =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type) &&
  (/charset="?([\w-]+)/i.exec(type)?.[1]?.toLowerCase() ?? 'utf-8') === 'utf-8';

/** The body, no further than so many bytes; undefined where it is longer. */
export async function readBodyBytes(
  request: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > most) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** Not more fields than any form has, and none whose bytes were no UTF-8. */
function hasReadableEntries(data: FormData): boolean {
  const entries = [...data];
  return (
    entries.length <= MAX_BODY_FIELDS &&
    entries.every(([name, value]) => !`${name}${toEntryText(value)}`.includes('\ufffd'))
  );
}

const toEntryText = (value: string | File) => (typeof value === 'string' ? value : '');
