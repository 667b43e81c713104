import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A folder in the system's temporary folder, removed at the latest when the process ends or is stopped. */
export class TemporaryFolder {
  readonly path: string;

  constructor(name: string) {
    // First the listeners: a signal while the folder is made waits for them.
    process.once('exit', this.remove);
    for (const signal of ENDING_SIGNALS) process.once(signal, this.#removeAndStop);
    this.path = mkdtempSync(join(tmpdir(), `agency-site-${name}-`));
  }

  remove = (): void => {
    process.off('exit', this.remove);
    for (const signal of ENDING_SIGNALS) process.off(signal, this.#removeAndStop);
    rmSync(this.path, { recursive: true, force: true });
  };

  /** Without another listener the process ends of the signal, as it would have without this one. */
  #removeAndStop = (signal: NodeJS.Signals): void => {
    this.remove();
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
}
