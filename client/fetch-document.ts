import { LINE_TIMEOUT_MS } from './behaviours/in-time';
import { isOfThisPage } from './of-this-page';

/**
 * Fetches a page as a document. The browser parses the response itself and runs none of its scripts, so
 * this needs no Trusted Types policy. Rejects on any status but 200, after ten seconds, on abort, and if the answer
 * is of another version or build than this page: callers then navigate, so that nothing is mixed.
 */
export const fetchDocument = (url: string, signal?: AbortSignal): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.timeout = LINE_TIMEOUT_MS;
    request.onload = () => {
      const { status, responseXML } = request;
      if (status === 200 && responseXML && isOfThisPage((name) => request.getResponseHeader(name)))
        resolve(responseXML);
      else reject(new Error(`${request.status} ${url}`));
    };
    request.onerror = request.ontimeout = request.onabort = reject;
    signal?.addEventListener('abort', () => request.abort());
    request.send();
  });
