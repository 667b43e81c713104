import { readdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseReport, runStaff } from '../../staff-tool';
import { createFeed, FEED_MAP, writeFeed } from './feed';
import { createImportFolder } from './import-run';

const { paths, write, readCatalogue } = createImportFolder();

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;
let answer: Answer;
let requests: string[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  requests.push(`${request.method} ${request.url} ${body}`.trim());
  answer(request, response, body);
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = [];
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The feed without pictures, which a server of this machine may not give. */
const RECORDS = createFeed(5).map((record) => ({ ...record, photos: [] }));

async function importAddress(path: string, fetch?: object, ...options: string[]) {
  const map = { ...FEED_MAP, source: { ...FEED_MAP.source, ...(fetch && { fetch }) } };
  const mapFile = await write('map.json', JSON.stringify(map));
  const words = ['snapshot', 'import', origin + path, '--map', mapFile, '--to', paths.snapshot];
  const result = await runStaff(...words, '--json', ...options);
  return { exitCode: result.exitCode, report: result.stdout ? parseReport(result) : {}, result };
}

describe('an export at an address', () => {
  test('is asked for in the name of the agency, with its address and the credentials of a variable', async () => {
    vi.stubEnv('FEED_TOKEN', 'secret-7');
    let headers: IncomingMessage['headers'] = {};
    answer = (request, response) => {
      headers = request.headers;
      response.end(writeFeed(RECORDS));
    };
    const fetch = { headers: { Authorization: 'Bearer {env:FEED_TOKEN}' } };
    const { report } = await importAddress('/feed?key={env:FEED_TOKEN}', fetch);
    expect(report).toMatchObject({ ok: true, listings: 5 });
    expect(headers.authorization).toBe('Bearer secret-7');
    expect(headers['user-agent']).toBe('Huis Vallee import (info@huis-vallee.example)');
    expect(requests).toEqual(['GET /feed?key=secret-7']);
    const files = await readdir(paths.snapshot, { recursive: true });
    expect(JSON.stringify([report, files])).not.toContain('secret-7');
  });

  test('names the variable that is not set, and asks nobody', async () => {
    const { exitCode, result } = await importAddress('/feed', {
      headers: { Authorization: '{env:NO_SUCH_TOKEN}' },
    });
    expect(exitCode).toBe(2);
    expect(result.stderr).toContain('The variable NO_SUCH_TOKEN is not set');
    expect(requests).toEqual([]);
  });

  test('is not read again while its server says that it is unchanged', async () => {
    answer = (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"a"';
      response.writeHead(isKnown ? 304 : 200, { etag: '"a"' });
      response.end(isKnown ? undefined : writeFeed(RECORDS));
    };
    await importAddress('/feed');
    expect((await importAddress('/feed')).report).toMatchObject({ ok: true, unchanged: true });
    expect((await importAddress('/feed', undefined, '--force')).report.listings).toBe(5);
    // Another map reads it in another way.
    expect((await importAddress('/feed', { headers: {} })).report.records).toBe(5);
  });

  test('is followed page by page to the total that it states', async () => {
    answer = (request, response) => {
      const page = Number(new URL(request.url ?? '', origin).searchParams.get('page'));
      response.end(writeFeed(RECORDS.slice(page * 2 - 2, page * 2), 5));
    };
    expect((await importAddress('/feed?page={page}')).report).toMatchObject({ listings: 5 });
    expect(requests).toHaveLength(3);
  });

  test('is followed in the body of what is posted', async () => {
    answer = (_, response, body) => {
      const { offset } = JSON.parse(body);
      response.end(writeFeed(RECORDS.slice(offset, offset + 3), 5));
    };
    const { report } = await importAddress('/feed', { body: '{"offset":{offset}}' });
    expect(report).toMatchObject({ ok: true, listings: 5 });
    expect(requests).toEqual(['POST /feed {"offset":0}', 'POST /feed {"offset":3}']);
  });

  test('whose pages end before its total is refused', async () => {
    answer = (request, response) =>
      response.end(writeFeed(request.url?.endsWith('=1') ? RECORDS.slice(0, 2) : [], 5));
    const { exitCode, report } = await importAddress('/feed?page={page}');
    expect(exitCode).toBe(1);
    expect(report.message).toContain('says in total that it has 5 records, and holds 2');
  });

  test('that cannot be had refuses the import, without what is secret in its address', async () => {
    answer = (_, response) => response.writeHead(403).end();
    const { exitCode, report } = await importAddress('/feed?key=abc');
    expect(exitCode).toBe(1);
    expect(report.message).toBe(
      `${origin}/feed cannot be had: the server answers 403. Nothing changed.`,
    );
  });
});

describe('a second import', () => {
  test('into a directory that one is changing is refused', async () => {
    answer = (_, response) => response.end(writeFeed(RECORDS));
    await writeFile(join(paths.snapshot, 'import.lock'), String(process.pid));
    const { exitCode, report } = await importAddress('/feed');
    expect(exitCode).toBe(1);
    expect(report.message).toContain('another import');
    expect(requests).toEqual([]);
  });

  test('goes on where an import was ended in the middle', async () => {
    answer = (_, response) => response.end(writeFeed(RECORDS));
    // No process has this number.
    await writeFile(join(paths.snapshot, 'import.lock'), '999999999');
    expect((await importAddress('/feed')).report.ok).toBe(true);
    expect(await readCatalogue('properties.json')).toHaveLength(10);
    expect(await readdir(paths.snapshot)).not.toContain('import.lock');
  });
});
