import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { delay } from './delay';
import { findContentType } from './static-proxy';

/** What a line takes for a question and its answer, and what it carries. */
export interface Line {
  roundTripMs: number;
  bytesPerMs: number;
}

/** Slow 4G as docs/goals.md names it, and a cable. */
export const SLOW_4G: Line = { roundTripMs: 562, bytesPerMs: 180 };
export const CABLE: Line = { roundTripMs: 20, bytesPerMs: 6_000 };

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Answers for a path; undefined: the file in dist/client/. */
export type FindAnswer = (path: string) => Promise<Answer | undefined>;

const STEP_MS = 5;
/** Urgency of a request that names none (RFC 9218). */
const USUAL_URGENCY = 3;

/**
 * Serves over HTTP/2 as the platform's edge does: one line for everybody, HTML compressed with brotli 4, and of what
 * waits, the more urgent first (header `priority`). Returns a function that stops it.
 */
export async function startSlowEdge(port: number, line: Line, findAnswer: FindAnswer) {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'));
  const [key, cert] = makeCertificate(folder);
  await rm(folder, { recursive: true });
  const queue = new LineQueue(line);
  const known = new WeakSet<object>();
  const server = createSecureServer({ key, cert });
  server.on('stream', async (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    // A page that is closed leaves its requests behind.
    stream.on('error', () => {});
    // Two round trips before the first request of a connection: TCP and TLS 1.3.
    const isFirst = stream.session && !known.has(stream.session);
    if (stream.session) known.add(stream.session);
    await delay(line.roundTripMs * (isFirst ? 3 : 1));
    const answer = await findFile(headers[':path'] ?? '/', findAnswer);
    if (stream.destroyed) return;
    stream.respond({ ':status': answer.status, ...answer.headers });
    queue.add({ stream, body: answer.body, rank: readRank(headers) });
  });
  server.listen(port);
  return () => {
    queue.stop();
    server.close();
  };
}

interface Waiting {
  stream: ServerHttp2Stream;
  body: Buffer;
  rank: number;
}

const isInTurns = ({ rank }: Waiting): boolean => rank % 2 === 1;

/** One line: every few milliseconds it carries the next bytes of what goes first. */
class LineQueue {
  private waiting: Waiting[] = [];
  private readonly timer: NodeJS.Timeout;
  private last = performance.now();

  private readonly line: Line;

  constructor(line: Line) {
    this.line = line;
    this.timer = setInterval(() => this.carry(), STEP_MS);
  }

  add(answer: Waiting): void {
    this.waiting.push(answer);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private carry(): void {
    const now = performance.now();
    let bytes = Math.floor((now - this.last) * this.line.bytesPerMs);
    this.last = now;
    while (bytes > 0) {
      const [next] = this.waiting.toSorted((one, other) => one.rank - other.rank);
      if (!next) return;
      this.waiting = this.waiting.filter((answer) => answer !== next);
      const part = next.body.subarray(0, Math.min(bytes, MAX_PART));
      bytes -= Math.max(part.length, 1);
      if (next.stream.destroyed) continue;
      const rest = next.body.subarray(part.length);
      if (rest.length === 0) next.stream.end(part);
      else {
        next.stream.write(part);
        const remaining = { ...next, body: rest };
        if (isInTurns(next)) this.waiting.push(remaining);
        else this.waiting.unshift(remaining);
      }
    }
  }
}

/** Bytes of one answer before the next of the same urgency has its turn. */
const MAX_PART = 4096;

/**
 * Reads what goes first: 'u=1' → 2, 'u=1, i' → 3. Of one urgency, what is only of use as a whole goes first, in order; the rest
 * (`i`) in turns.
 */
function readRank({ priority }: IncomingHttpHeaders): number {
  const text = String(priority ?? '');
  const [, urgency = USUAL_URGENCY] = /\bu=(\d)/.exec(text) ?? [];
  return Number(urgency) * 2 + (/\bi\b/.test(text) ? 1 : 0);
}

async function findFile(path: string, findAnswer: FindAnswer): Promise<Answer> {
  const answer = await findAnswer(path);
  if (answer) {
    const isText = answer.headers['content-type']?.startsWith('text/html');
    return isText ? compress(answer) : answer;
  }
  const [pathname = '/'] = path.split('?');
  const body = await readFile(join('dist/client', normalize(pathname))).catch(() => undefined);
  if (!body) return { status: 404, headers: {}, body: Buffer.alloc(0) };
  const type = findContentType(pathname);
  const file = {
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'max-age=600' },
    body,
  };
  return /css|javascript|svg|json/.test(type) ? compress(file) : file;
}

/** Compresses a body as the platform does (goals.md, speed). */
const compress = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'content-encoding': 'br' },
  body: brotliCompressSync(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
});

/** Makes a key and a certificate that the browser is told to accept. */
function makeCertificate(folder: string): [key: Buffer, certificate: Buffer] {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-keyout', key, '-out', certificate, '-days', '1', '-subj', '/CN=localhost'],
    ],
    { stdio: 'ignore' },
  );
  return [readFileSync(key), readFileSync(certificate)];
}
