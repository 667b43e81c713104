import { readFormBody } from './form-body';
import { MultipartError, parseBoundary } from './multipart';
import { BodyTooLargeError, readParts } from './read-parts';

/** More bytes than any form with files takes. */
const MAX_PASSED_BYTES = 32 * 1024 * 1024;

/** What a form sent but the bytes of its files. */
export interface SentTexts {
  texts: [name: string, text: string][];
  files: { field: string; name: string }[];
}

/** Reads the texts of a form and the names of its files, whose bytes are held nowhere; undefined for what is no form. */
export async function readSentTexts(request: Request): Promise<SentTexts | undefined> {
  const type = request.headers.get('Content-Type') ?? '';
  const boundary = /^multipart\//i.test(type) ? parseBoundary(type) : undefined;
  const files: SentTexts['files'] = [];
  const data = new FormData();
  if (boundary === undefined) {
    const body = await readFormBody(request);
    return body.ok ? { texts: [...body.data] as SentTexts['texts'], files } : undefined;
  }
  const sink = {
    begin: (field: string, name: string) => void (name && files.push({ field, name })),
    receive: () => undefined,
    end: () => undefined,
  };
  try {
    await readParts({ request, boundary, limit: () => MAX_PASSED_BYTES }, data, sink);
  } catch (error) {
    if (error instanceof MultipartError) return undefined;
    if (!(error instanceof BodyTooLargeError)) throw error;
  }
  return { texts: [...data] as SentTexts['texts'], files };
}
