import { afterAll, afterEach } from 'vitest';
import { closeWindows, describeWindows } from './windows';

/** Runs for each file of browser tests. A time-out alone does not tell what the page showed instead: its error does. */
afterEach(async ({ task }) => {
  const error = task.result?.state === 'fail' && task.result.errors?.at(-1);
  if (error) error.message += `\n\n${await describeWindows()}`;
});
afterAll(closeWindows);
