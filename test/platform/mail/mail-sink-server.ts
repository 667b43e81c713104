import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The origin of a mail sink: POST /{box}/{status|hang|drop|lost}, GET /{box} returns the accepted mails.
     * `{behaviour}@bad.test` applies to recipients at bad.test and accepts all others.
     */
    sink: string;
  }
}

/** Starts a sink that accepts mails, refuses them, never answers or disconnects, as the path requests. */
export default async function startMailSink(project: TestProject) {
  const boxes = new Map<string, unknown[]>();
  const server = createServer(async (request, response) => {
    const [, box = '', behaviours = ''] = (request.url ?? '').split('/');
    const mails = boxes.get(box) ?? [];
    if (request.method === 'GET') return void response.end(JSON.stringify(mails));
    const mail = JSON.parse(await readRequestText(request));
    const [named = '', domain = ''] = behaviours.split('@');
    const behaviour = mail.to.endsWith(domain) ? named : '200';
    if (behaviour === 'hang') return;
    if (behaviour === 'drop') return void request.socket.destroy();
    // 'lost': the sink accepts the mail, but its answer does not arrive.
    boxes.set(box, behaviour === '200' || behaviour === 'lost' ? [...mails, mail] : mails);
    if (behaviour === 'lost') return void request.socket.destroy();
    response
      .writeHead(Number(behaviour), behaviour === '429' ? { 'Retry-After': '7200' } : {})
      .end();
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
