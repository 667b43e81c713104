import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The origin of a server that answers as Turnstile does. /good, /wrong, /old and /mistaken (our
     * secret is wrong) have fixed answers; /once accepts a token once, and again under the same key;
     * /flaky closes the connection at the first request with a token; /silent never answers; /down
     * closes every connection.
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
  const keysByToken = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const url = request.url ?? '';
    const { response: token, idempotency_key: key } = await json(request).then(Object);
    const firstKey = keysByToken.get(`${url} ${token}`);
    keysByToken.set(`${url} ${token}`, firstKey ?? key);
    const verdicts: Record<string, object | undefined> = {
      ...TURNSTILE_VERDICTS,
      '/once': TURNSTILE_VERDICTS[!firstKey || firstKey === key ? '/good' : '/old'],
      '/flaky': firstKey ? TURNSTILE_VERDICTS['/good'] : undefined,
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
