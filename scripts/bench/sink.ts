import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A mail as it is posted (interfaces.md, MAIL_SINK_URL), as far as a drill looks at it. */
interface TakenMail {
  id: string;
  to: string;
  replyTo?: string;
}

export interface Sink {
  url: string;
  /** What it answered 200 to, in order: a mail that came twice is there twice. */
  taken: readonly TakenMail[];
  /** How many it did not take. */
  refused(): number;
  /** From now on it takes everything. */
  heal(): void;
  close(): void;
}

type Way = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What it does instead of taking a mail; the answer that never comes is cut off by the worker. */
const REFUSALS: readonly Way[] = [
  (_, response) => response.writeHead(500).end(),
  (_, response) => response.writeHead(429, { 'Retry-After': '60' }).end(),
  () => undefined,
  (request) => request.socket.destroy(),
];

/** A sink for mails that fails in turn, 500, 429, hanging, hanging up, and takes every fifth. */
export async function openSink(): Promise<Sink> {
  const taken: TakenMail[] = [];
  let ways: readonly (Way | undefined)[] = [...REFUSALS, undefined];
  let posts = 0;
  const server = createServer(async (request, response) => {
    const refuse = ways[posts++ % ways.length];
    // A worker that is killed while it sends leaves half a mail: none.
    const mail = await json(request).catch(() => undefined);
    if (!mail) return;
    if (refuse) return void refuse(request, response);
    taken.push(mail as TakenMail);
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    refused: () => posts - taken.length,
    heal() {
      ways = [undefined];
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
