import { request } from 'node:http';
import { prepareWorkerd } from './workerd-server';

const [EMPTY_PORT, START_COUNT] = [8898, 7];
const PATIENCE_MS = 30_000;

/** Milliseconds from the start of a process to a page, the shortest of several starts. */
export async function measureColdStart(
  launch: () => { stop(): Promise<void> },
  port: number,
  path: string,
): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < START_COUNT; turn++) {
    const start = performance.now();
    const server = launch();
    try {
      while (!(await isAnswered(port, path)))
        if (performance.now() - start > PATIENCE_MS) throw new Error(`${path} does not answer`);
      times.push(performance.now() - start);
    } finally {
      await server.stop();
    }
  }
  return Math.min(...times);
}

/** Measures the cold start of an empty worker, in milliseconds: the share of workerd itself. */
export async function measureEmptyStart(): Promise<number> {
  const launch = await prepareWorkerd('empty', 'scripts/bench/empty-worker.ts', EMPTY_PORT);
  return measureColdStart(launch, EMPTY_PORT, '/');
}

/** Requests a page over a new connection and reads it; returns false if the server does not listen yet. */
const isAnswered = (port: number, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path, agent: false, timeout: PATIENCE_MS };
    const sent = request(options, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200));
      response.on('error', () => resolve(false));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(false));
    sent.end();
  });
