import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';

interface Environment {
  observability?: { redact_query_string?: boolean };
}
const settings = parse(readFileSync('wrangler.toml', 'utf8')) as unknown as Environment & {
  env: Record<string, Environment>;
};

test('no environment lets the platform log the queries of addresses', () => {
  expect(settings.observability?.redact_query_string).toBe(true);
  const own = Object.values(settings.env).map(({ observability }) => observability);
  // An environment without a table of its own inherits it.
  expect(own.filter((table) => table && table.redact_query_string !== true)).toEqual([]);
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
