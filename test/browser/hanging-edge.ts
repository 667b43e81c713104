import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Serves a site through a line of its own for one test; once it hangs it answers nothing. */
export async function openHangingEdge(origin: string): Promise<{ origin: string; hang(): void }> {
  let isHanging = false;
  const server = createServer((asked, answer) => {
    if (isHanging) return;
    const { method = 'GET', headers, url = '' } = asked;
    asked.pipe(
      request(origin + url, { method, headers }, (received) => {
        answer.writeHead(received.statusCode ?? 500, received.headers);
        received.pipe(answer);
      }),
    );
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    hang() {
      isHanging = true;
    },
  };
}
