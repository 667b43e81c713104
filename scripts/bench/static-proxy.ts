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

/** '/fonts/figtree.woff2' → 'font/woff2'. */
export function findContentType(path: string): string {
  if (path.startsWith('/speculation-rules')) return 'application/speculationrules+json';
  return STATIC_CONTENT_TYPES[extname(path)] ?? 'application/octet-stream';
}

/** Serves dist/client/ and passes all other requests to the worker, as the platform does. Returns a function that stops it. */
export function startStaticProxy(port: number, workerPort: number): () => void {
  const server = createServer(async (incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', 'http://localhost').pathname;
    const file = join(CLIENT_DIRECTORY, normalize(path));
    if ((await stat(file).catch(() => undefined))?.isFile()) {
      outgoing.writeHead(200, {
        'Content-Type': findContentType(path),
        'Cache-Control': 'public, max-age=31536000',
      });
      createReadStream(file).pipe(outgoing);
      return;
    }
    const { method, url, headers } = incoming;
    const proxied = request({ host: '127.0.0.1', port: workerPort, method, path: url, headers });
    proxied.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    proxied.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(proxied);
  }).listen(port);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
