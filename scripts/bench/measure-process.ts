import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const POLL_MS = 50;
/** As in `npm run staff`: what was checked and written is collected early. */
export const STAFF_MEMORY_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=320'];

/** Time, memory and parts of one step; `failure` is the first line of its error. */
export interface StepResult {
  seconds: number;
  megabytes: number | undefined;
  report: Record<string, unknown>;
  failure?: string;
}

/** Runs a script of Node; its report is the JSON that it prints. */
export async function measureProcess(words: readonly string[]): Promise<StepResult> {
  const start = performance.now();
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text) => {
    stdout += text;
  });
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  let megabytes: number | undefined;
  const poll = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    const highest = /VmHWM:\s+(\d+) kB/.exec(status)?.[1];
    if (highest) megabytes = Number(highest) / 1024;
  }, POLL_MS);
  const exitCode = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(poll);
  const seconds = (performance.now() - start) / 1000;
  const report = parseReport(stdout);
  if (exitCode === 0) return { seconds, megabytes, report };
  return { seconds, megabytes, report, failure: findFailure(report, stderr) };
}

const parseReport = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** Returns the first reason of a report, else the first line that names an error. */
function findFailure({ errors, message }: Record<string, unknown>, stderr: string): string {
  const [first] = (errors ?? []) as { file?: string; message?: string }[];
  if (first) return `${first.file ?? ''} ${first.message ?? ''}`;
  return String(message ?? /^.*error.*$/im.exec(stderr)?.[0] ?? 'failed');
}
