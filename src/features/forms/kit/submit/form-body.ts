/** Limit of the text of a form: enough for its longest answers. */
export const MAX_TEXT_BYTES = 256 * 1024;
/** More fields than any form has, so that too many choices get an error at their field. */
export const MAX_BODY_FIELDS = 1000;

/** The fields of a body, or the status for one that is unreadable (400) or too large (413). */
export type FormBodyResult =
  | {
      ok: true;
      data: FormData;
      /** Whether the rest was not read, since it may not be stored anyway. */
      isCutOff?: boolean;
    }
  | { ok: false; status: 400 | 413 };

/** Reads the body of a form; `maxFileBytes` is for one that may hold files, besides its texts. */
export async function readFormBody(request: Request, maxFileBytes = 0): Promise<FormBodyResult> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!isFormContentType(type)) return { ok: false, status: 400 };
  const isWithFiles = /^multipart\//i.test(type);
  const bytes = await readBodyBytes(request, MAX_TEXT_BYTES + (isWithFiles ? maxFileBytes : 0));
  if (!bytes) return { ok: false, status: 413 };
  const data = await new Response(bytes, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => undefined);
  if (!data || [...data].length > MAX_BODY_FIELDS) return { ok: false, status: 400 };
  return { ok: true, data };
}

/** Returns whether a type is one of HTML's form encodings in UTF-8, the only ones that browsers send from our pages. */
export const isFormContentType = (type: string) =>
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
