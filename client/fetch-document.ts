const DOCUMENT_TIMEOUT_MS = 10_000;

/**
 * Fetches a page as a document. The browser parses the response itself and runs none of its scripts, so
 * this needs no Trusted Types policy. Rejects on any status but 200, after 10 s, and on abort.
 */
export const fetchDocument = (url: string, signal?: AbortSignal): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.timeout = DOCUMENT_TIMEOUT_MS;
    request.onload = () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`${request.status} ${url}`));
    };
    request.onerror = request.ontimeout = request.onabort = reject;
    signal?.addEventListener('abort', () => request.abort());
    request.send();
  });
