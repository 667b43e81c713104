import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The origin of a receiver of alarms and heartbeats: /{box}/{status|hang}; GET /{box} returns what came. */
    receiver: string;
  }
}

/** What came to a box: the signature is '' of a heartbeat. */
export interface ReceivedAlarm {
  method: string;
  signature: string;
  body: string;
}

/** Starts a receiver that takes what is posted, refuses it or never answers, as the path requests. */
export default async function startAlarmReceiver(project: TestProject) {
  const boxes = new Map<string, ReceivedAlarm[]>();
  const server = createServer(async (request, response) => {
    const [, box = '', behaviour] = (request.url ?? '').split('/');
    const received = boxes.get(box) ?? [];
    if (behaviour === undefined) return void response.end(JSON.stringify(received));
    boxes.set(box, received);
    received.push({
      method: request.method ?? '',
      signature: String(request.headers['x-signature'] ?? ''),
      body: await readBody(request),
    });
    if (behaviour !== 'hang') response.writeHead(Number(behaviour)).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  project.provide('receiver', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
