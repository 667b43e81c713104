import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { breakText } from '../../../scripts/mutate/breakage';
import { BREAKAGES } from '../../../scripts/mutate/breakages';

/** The list of `npm run mutate` (decision 94), which itself takes too long for every run of the tests. */
describe('the guarantees that are broken on purpose', () => {
  test('are at least forty, each under a name of its own', () => {
    expect(new Set(BREAKAGES.map(({ name }) => name)).size).toBe(BREAKAGES.length);
    expect(BREAKAGES.length).toBeGreaterThanOrEqual(40);
  });

  test.each(BREAKAGES.map((breakage) => [breakage.name, breakage] as const))(
    '%s: its text occurs once, and its tests exist',
    (_, breakage) => {
      const text = readFileSync(breakage.file, 'utf8');
      expect(breakText(text, breakage)).not.toBe(text);
      expect(breakage.tests.filter((file) => !existsSync(file))).toEqual([]);
    },
  );
});
