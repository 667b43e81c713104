import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A mail sink over HTTP: POST /{box}/{status|hang|drop}, GET /{box} tells what it took. */
    sink: string;
  }
}

/** A sink that takes mails, refuses them, hangs or hangs up, as its address says. */
export default async function startMailSink(project: TestProject) {
  const boxes = new Map<string, unknown[]>();
  const server = createServer(async (request, response) => {
    const [, box = '', way = ''] = (request.url ?? '').split('/');
    const taken = boxes.get(box) ?? [];
    if (request.method === 'GET') return void response.end(JSON.stringify(taken));
    const mail = JSON.parse(await readRequestText(request));
    if (way === 'hang') return;
    if (way === 'drop') return void request.socket.destroy();
    // Took it, and the worker never hears of it.
    boxes.set(box, way === '200' || way === 'lost' ? [...taken, mail] : taken);
    if (way === 'lost') return void request.socket.destroy();
    response.writeHead(Number(way), way === '429' ? { 'Retry-After': '7200' } : {}).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  project.provide('sink', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

async function readRequestText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
