import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers as Turnstile does: /good, /wrong, /old; /down hangs up. */
    turnstile: string;
  }
}

const VERDICTS: Record<string, object> = {
  '/good': { success: true, 'error-codes': [] },
  '/wrong': { success: false, 'error-codes': ['invalid-input-response'] },
  '/old': { success: false, 'error-codes': ['timeout-or-duplicate'] },
};

export default async function serve(project: TestProject) {
  const server = createServer((request, response) => {
    const verdict = VERDICTS[request.url ?? ''];
    if (!verdict) return void request.socket.destroy();
    request.resume().on('end', () => response.end(JSON.stringify(verdict)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  project.provide('turnstile', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
