import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * Answers as Turnstile does: /good, /wrong, /old, /mistaken (about us); /once says yes to a token
     * once, and again to who asks under the same key; /flaky hangs up on a key's first question;
     * /silent never answers; /down hangs up.
     */
    turnstile: string;
  }
}

const TURNSTILE_VERDICTS: Record<string, object> = {
  '/good': { success: true, 'error-codes': [] },
  '/wrong': { success: false, 'error-codes': ['invalid-input-response'] },
  '/old': { success: false, 'error-codes': ['timeout-or-duplicate'] },
  '/mistaken': { success: false, 'error-codes': ['invalid-input-secret'] },
};

export default async function startTurnstileServer(project: TestProject) {
  const asked = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const url = request.url ?? '';
    const { response: token, idempotency_key: key } = await json(request).then(Object);
    const first = asked.get(`${url} ${token}`);
    asked.set(`${url} ${token}`, first ?? key);
    const verdicts: Record<string, object | undefined> = {
      ...TURNSTILE_VERDICTS,
      '/once': TURNSTILE_VERDICTS[!first || first === key ? '/good' : '/old'],
      '/flaky': first ? TURNSTILE_VERDICTS['/good'] : undefined,
    };
    if (url === '/silent') return;
    const verdict = verdicts[url];
    if (verdict) response.end(JSON.stringify(verdict));
    else request.socket.destroy();
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
