import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import worker from '../../../src/worker';

/** Fetches from the demonstration, which the worker embeds. */
export async function fetchDemonstration(path: string, init: RequestInit = {}): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(new URL(path, 'http://localhost:8787'), {
    redirect: 'manual',
    ...init,
  });
  const response = await worker.fetch(
    request as Parameters<typeof worker.fetch>[0],
    { ...env },
    context,
  );
  await waitOnExecutionContext(context);
  return response;
}
