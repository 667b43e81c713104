import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { extname, join, normalize } from 'node:path';

const CLIENT_DIRECTORY = 'dist/client';

const STATIC_CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Before a worker on `worker`, as the platform does: the site's own files first, the rest is asked of it. */
export function startStaticProxy(port: number, worker: number): () => void {
  const server = createServer(async (asked, answer) => {
    const path = new URL(asked.url ?? '/', 'http://localhost').pathname;
    const file = join(CLIENT_DIRECTORY, normalize(path));
    if ((await stat(file).catch(() => undefined))?.isFile()) {
      const type = path.startsWith('/speculation-rules')
        ? 'application/speculationrules+json'
        : STATIC_CONTENT_TYPES[extname(file)];
      answer.writeHead(200, {
        'Content-Type': type ?? 'application/octet-stream',
        'Cache-Control': 'public, max-age=31536000',
      });
      createReadStream(file).pipe(answer);
      return;
    }
    const { method, url, headers } = asked;
    const passed = request({ host: '127.0.0.1', port: worker, method, path: url, headers });
    passed.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  }).listen(port);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
