import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readWorkerConfiguration } from '../../scripts/environments/worker-configuration';

test('no site lets the platform log the queries of addresses', async () => {
  for (const remote of [false, true])
    expect(await readWorkerConfiguration({ remote })).toMatchObject({
      observability: { redact_query_string: true },
    });
});

test('actions of the workflows are pinned by their hash', () => {
  const uses = readdirSync('.github/workflows').flatMap((file) =>
    [...readFileSync(`.github/workflows/${file}`, 'utf8').matchAll(/uses: (.+)/g)].map(
      ([, action = '']) => action,
    ),
  );
  expect(uses.length).toBeGreaterThan(3);
  expect(uses.filter((action) => !/^[\w./-]+@[\da-f]{40} # v\d/.test(action))).toEqual([]);
});
