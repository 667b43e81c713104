import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  FETCH_LIMITS,
  fetchRemoteFile,
} from '../../../../../scripts/staff/snapshot/import/remote-file';

let answer: RequestListener;
let requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(String(request.url));
  answer(request, response);
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a server that is busy', () => {
  const pauses: number[] = [];
  const LIMITS = {
    ...FETCH_LIMITS,
    pausesMs: [10, 20],
    wait: async (ms: number) => pauses.push(ms),
    isAllowedAddress: () => true,
  };
  beforeEach(() => {
    pauses.length = 0;
  });
  /** Answers in turn with these statuses, and then with the file. */
  const failFirst = (...answers: [status: number, retryAfter?: string][]) => {
    let count = 0;
    answer = (_, response) => {
      const [status = 200, retryAfter] = answers[count++] ?? [];
      response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end('bytes');
    };
  };

  test('is asked again after the pause that it names, or a growing one', async () => {
    failFirst([429, '7'], [503]);
    const { bytes } = await fetchRemoteFile(`${origin}/a`, {}, LIMITS);
    expect(String(bytes)).toBe('bytes');
    expect(pauses).toEqual([7000, 20]);
  });

  test('and wants a pause of an hour is left alone', async () => {
    failFirst([429, '3600']);
    await expect(fetchRemoteFile(`${origin}/a`, {}, LIMITS)).rejects.toThrow('answers 429');
    expect(pauses).toEqual([]);
  });

  test('is asked three times, and for what is not there once', async () => {
    failFirst([500], [500], [500], [500]);
    await expect(fetchRemoteFile(`${origin}/a`, {}, LIMITS)).rejects.toThrow('answers 500');
    expect(requests).toHaveLength(3);
    failFirst([404]);
    await expect(fetchRemoteFile(`${origin}/b`, {}, LIMITS)).rejects.toThrow('answers 404');
    expect(requests).toHaveLength(4);
  });

  test('and cuts its answer is asked again', async () => {
    let count = 0;
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '5' });
      if (count++ > 0) response.end('bytes');
      else response.write('by', () => response.destroy());
    };
    const { bytes } = await fetchRemoteFile(`${origin}/a`, {}, LIMITS);
    expect(String(bytes)).toBe('bytes');
  });
});

test('credentials do not follow to another host', async () => {
  const other = createServer((request, response) => {
    response.end(String(request.headers.authorization));
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
  answer = (_, response) => response.writeHead(302, { location }).end();
  const headers = { authorization: 'secret' };
  const { bytes } = await fetchRemoteFile(
    `${origin}/a`,
    {},
    { ...FETCH_LIMITS, headers, isAllowedAddress: () => true },
  );
  other.close();
  expect(String(bytes)).toBe('undefined');
});
