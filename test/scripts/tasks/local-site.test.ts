import { expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { listDueTriggers, readWranglerFlags } from '../../../scripts/tasks/local-site.mjs';

test('--demo asks for the demonstration’s data, and wrangler never sees it', () => {
  const flags = ['--port', '9000', '--demo', '--var', 'RATE_SCALE:10'];
  expect(readWranglerFlags(flags)).toMatchObject({
    wantsDemo: true,
    port: 9000,
    flags: ['--port', '9000', '--var', 'RATE_SCALE:10'],
  });
  expect(readWranglerFlags(['--port', '9000']).wantsDemo).toBe(false);
});

test('the jobs of cron run on a developer’s machine at the minutes of wrangler.toml', () => {
  expect(listDueTriggers(6)).toEqual(['* * * * *']);
  expect(listDueTriggers(7)).toEqual(['* * * * *', '7 * * * *']);
});
