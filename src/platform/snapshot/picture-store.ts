import {
  findJpegStandIn,
  isAgencyCardName,
  isPageCardName,
  SNAPSHOT_PICTURE_PATH,
} from '../../domain/images/own-media';
import { FILE_SECURITY_HEADERS } from '../file-headers';
import type { Sharing } from '../sharing/share';
import { SHARED_HEADER } from '../sharing/share';
import { getPictureKey } from './manifest';
import { STAND_IN } from './share-card-name';

const PICTURE_HEADERS: Readonly<Record<string, string>> = {
  ...FILE_SECURITY_HEADERS,
  // A name is the hash of its content.
  'Cache-Control': 'public, max-age=31536000, immutable',
  [SHARED_HEADER]: 'file' satisfies Sharing,
  // Mails show pictures, also in a mail program that is another site.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Returns the media type that a picture's file has by its name: one that the desk took as it is may be another. */
export const getPictureType = (file: string): string =>
  file.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';

/** Seconds for which a picture that stands in is kept. */
const STAND_IN_SECONDS = 300;

/**
 * Answers a request for a picture of the snapshot from the data centre's cache, else from R2 (decision
 * 51). Undefined if it asks for anything else, or for a picture that is not stored. The agency's card stands in for
 * another that is not made yet; it is asked for only then.
 */
export async function servePicture(
  request: Request,
  files: R2Bucket,
  context: Pick<ExecutionContext, 'waitUntil'>,
  findAgencyCard: () => Promise<string | undefined>,
): Promise<Response | undefined> {
  if (!request.url.includes('/media/pictures/')) return undefined;
  const { origin, pathname, searchParams } = new URL(request.url);
  const file = SNAPSHOT_PICTURE_PATH.exec(pathname)?.[1];
  if (!file || !['GET', 'HEAD'].includes(request.method)) return undefined;
  const address = `${origin}${pathname}`;
  const cache = await caches.open('pictures');
  const cached = await cache.match(new Request(address, { headers: request.headers }));
  if (cached) return new Response(request.method === 'HEAD' ? null : cached.body, cached);
  const object = await files.get(getPictureKey(file), { onlyIf: request.headers });
  if (!object) {
    const standIn = await findStandIn(file, searchParams, findAgencyCard);
    if (!standIn) return undefined;
    const shown = new Request(`${origin}/media/pictures/${standIn}`, request);
    const response = await servePicture(shown, files, context, findAgencyCard);
    response?.headers.set('Cache-Control', `public, max-age=${STAND_IN_SECONDS}`);
    // The platform's cache keeps a file for a year; a load or the desk makes this one.
    response?.headers.delete(SHARED_HEADER);
    return response;
  }
  const headers = {
    ...PICTURE_HEADERS,
    'Content-Type': object.httpMetadata?.contentType ?? getPictureType(file),
    ETag: object.httpEtag,
  };
  if (!('body' in object)) return new Response(null, { status: 304, headers });
  const response = new Response(object.body, {
    headers: { ...headers, 'Content-Length': String(object.size) },
  });
  if (request.method === 'HEAD') return new Response(null, response);
  context.waitUntil(cache.put(address, response.clone()));
  return response;
}

/** Finds the picture to show where a file is not stored: of a card what its address names, or the agency's; of a JPEG its original. */
async function findStandIn(
  file: string,
  parameters: URLSearchParams,
  findAgencyCard: () => Promise<string | undefined>,
): Promise<string | undefined> {
  if (!isPageCardName(file)) return findJpegStandIn(file);
  const named = parameters.get(STAND_IN);
  if (named === null) return findAgencyCard();
  return isAgencyCardName(named) || findJpegStandIn(named) ? named : undefined;
}
