/** Longer than that nobody waits for what a page can do without. */
const DOCUMENT_TIMEOUT_MS = 10_000;

/**
 * What stands at an address, as a document: the browser parses it itself and runs nothing of it, and
 * no text of ours becomes markup, so that Trusted Types have no objection. Rejects where there is none,
 * where it comes too late, and where it is not wanted any more.
 */
export const fetchDocument = (address: string, signal?: AbortSignal): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = DOCUMENT_TIMEOUT_MS;
    request.onload = () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`${request.status} ${address}`));
    };
    request.onerror = request.ontimeout = request.onabort = reject;
    signal?.addEventListener('abort', () => request.abort());
    request.send();
  });
