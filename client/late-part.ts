/**
 * A part of the page that comes later (src/late), in the page's language. Taken as a document: the
 * browser parses it itself, runs nothing of it, and no text of ours becomes markup.
 */
export const latePart = (name: string): Promise<HTMLElement> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', `/${document.documentElement.lang}/late/${name}/`);
    request.responseType = 'document';
    request.onload = () => {
      const part = request.responseXML?.body.firstElementChild;
      if (request.status === 200 && part instanceof HTMLElement) resolve(part);
      else reject(new Error(`no ${name}`));
    };
    request.onerror = reject;
    request.send();
  });
