import { Agent, request } from 'node:http';
import { MINUTE_MS } from '../../src/domain/format/durations';

const REQUEST_TIMEOUT_MS = MINUTE_MS;

/** What is asked: path and query as they stand in the request line. */
export interface BenchRequest {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface BenchResponse {
  status: number;
  /** By name in small letters. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** One who asks a site over a few connections that are kept, byte for byte what is given. */
export interface HttpClient {
  /** The whole answer; rejects where none comes within a minute. */
  send(asked: BenchRequest): Promise<BenchResponse>;
  close(): void;
}

export function createHttpClient(origin: string, connections: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    send: ({ body, headers = {}, ...asked }) =>
      new Promise((resolve, reject) => {
        const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
        const sent = request(
          origin,
          { ...asked, agent, timeout: REQUEST_TIMEOUT_MS, headers: { ...headers, ...length } },
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
        sent.on('timeout', () => sent.destroy(new Error('no answer in a minute')));
        sent.on('error', reject);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}
