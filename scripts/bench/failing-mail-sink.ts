import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** The fields of a posted mail that the drill reads (docs/interfaces.md, MAIL_SINK_URL). */
interface ReceivedMail {
  id: string;
  to: string;
  replyTo?: string;
}

export interface FailingMailSink {
  url: string;
  /** Mails answered with 200, in order; a mail that was delivered twice is listed twice. */
  received: readonly ReceivedMail[];
  /** Returns the number of requests that were not accepted. */
  countRefusals(): number;
  /** Accepts every mail from now on. */
  acceptAll(): void;
  close(): void;
}

type SinkFailure = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Failures in turn: 500, 429, no response until the worker's timeout, a closed connection. */
const SINK_FAILURES: readonly SinkFailure[] = [
  (_, response) => response.writeHead(500).end(),
  (_, response) => response.writeHead(429, { 'Retry-After': '60' }).end(),
  () => undefined,
  (request) => request.socket.destroy(),
];

/** Starts a mail sink on a free port that accepts every fifth mail and fails for the other four. */
export async function startFailingMailSink(): Promise<FailingMailSink> {
  const received: ReceivedMail[] = [];
  let behaviours: readonly (SinkFailure | undefined)[] = [...SINK_FAILURES, undefined];
  let requestCount = 0;
  const server = createServer(async (request, response) => {
    const fail = behaviours[requestCount++ % behaviours.length];
    // A worker killed while it sends leaves half a request, which counts as no mail.
    const mail = await json(request).catch(() => undefined);
    if (!mail) return;
    if (fail) return void fail(request, response);
    received.push(mail as ReceivedMail);
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    countRefusals: () => requestCount - received.length,
    acceptAll() {
      behaviours = [undefined];
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
