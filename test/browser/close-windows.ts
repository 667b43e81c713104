import { afterAll, afterEach } from 'vitest';
import { closeWindows, describeWindows } from './windows';

/** Runs for each file of browser tests. */
afterEach(async ({ task }) => {
  // A time-out alone does not tell what the page showed instead.
  if (task.result?.state === 'fail') console.error(await describeWindows());
});
afterAll(closeWindows);
