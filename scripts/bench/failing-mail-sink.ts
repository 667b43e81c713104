import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A mail as it is posted (docs/interfaces.md, MAIL_SINK_URL), as far as a drill looks at it. */
interface ReceivedMail {
  id: string;
  to: string;
  replyTo?: string;
}

export interface FailingMailSink {
  url: string;
  /** What it answered 200 to, in order: a mail that came twice is there twice. */
  received: readonly ReceivedMail[];
  /** How many it did not take. */
  countRefusals(): number;
  /** From now on it takes everything. */
  acceptAll(): void;
  close(): void;
}

type SinkFailure = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What it does instead of taking a mail; the answer that never comes is cut off by the worker. */
const SINK_FAILURES: readonly SinkFailure[] = [
  (_, response) => response.writeHead(500).end(),
  (_, response) => response.writeHead(429, { 'Retry-After': '60' }).end(),
  () => undefined,
  (request) => request.socket.destroy(),
];

/** A sink for mails that fails in turn, 500, 429, hanging, hanging up, and takes every fifth. */
export async function startFailingMailSink(): Promise<FailingMailSink> {
  const taken: ReceivedMail[] = [];
  let ways: readonly (SinkFailure | undefined)[] = [...SINK_FAILURES, undefined];
  let posts = 0;
  const server = createServer(async (request, response) => {
    const refuse = ways[posts++ % ways.length];
    // A worker that is killed while it sends leaves half a mail: none.
    const mail = await json(request).catch(() => undefined);
    if (!mail) return;
    if (refuse) return void refuse(request, response);
    taken.push(mail as ReceivedMail);
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: taken,
    countRefusals: () => posts - taken.length,
    acceptAll() {
      ways = [undefined];
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
