/**
 * Sends a body as a form does and returns the answer, with the page that it leads to as a document; the browser parses it
 * itself, so this needs no Trusted Types policy. Rejects if the line drops.
 */
export const postForDocument = (url: string, body: FormData): Promise<XMLHttpRequest> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'document';
    request.onload = () => resolve(request);
    request.onerror = request.onabort = reject;
    request.send(body);
  });
