import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { writeWorkerConfiguration } from '../../environments/worker-configuration';

/** Runs wrangler for a site with this input and returns what it printed. @throws with its errors if it fails. */
export async function runWrangler(
  env: string | undefined,
  args: readonly string[],
  input = '',
): Promise<string> {
  const config = await writeWorkerConfiguration(env);
  const program = ['node_modules/wrangler/bin/wrangler.js', ...args, '--config', config];
  const child = spawn(process.execPath, program, {
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.stdin.end(input);
  const [printed, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if ((await ended) !== 0)
    throw new Error(`wrangler ${args.join(' ')} failed: ${errors || printed}`);
  return printed;
}
