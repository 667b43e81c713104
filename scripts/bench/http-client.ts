import { Agent, request } from 'node:http';
import { MINUTE_MS } from '../../src/domain/format/durations';

const REQUEST_TIMEOUT_MS = MINUTE_MS;

/** A request; `path` holds path and query as in the request line. */
export interface BenchRequest {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface BenchResponse {
  status: number;
  /** Values by lower-case name. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A client of one site over a few connections that stay open; it sends paths and bodies unchanged. */
export interface HttpClient {
  /** Sends a request and returns the whole response; rejects if none arrives within a minute. */
  send(request: BenchRequest): Promise<BenchResponse>;
  close(): void;
}

export function createHttpClient(origin: string, connections: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    send: ({ body, headers = {}, ...target }) =>
      new Promise((resolve, reject) => {
        const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
        const clientRequest = request(
          origin,
          { ...target, agent, timeout: REQUEST_TIMEOUT_MS, headers: { ...headers, ...length } },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('error', reject);
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: Object.fromEntries(
                  Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
                ),
                body: Buffer.concat(chunks).toString(),
              }),
            );
          },
        );
        clientRequest.on('timeout', () =>
          clientRequest.destroy(new Error('no answer in a minute')),
        );
        clientRequest.on('error', reject);
        clientRequest.end(body);
      }),
    close: () => agent.destroy(),
  };
}
