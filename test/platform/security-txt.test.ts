import { expect, test } from 'vitest';
import { DAY_MS } from '../../src/domain/format/durations';
import { createTestSite } from '../fixtures';

test('security.txt names the agency’s address, and an end that is always to come (RFC 9116)', async () => {
  const response = await (await createTestSite())('/.well-known/security.txt');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
  const fields = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:info@huis-vallee.example');
  expect(fields.get('Canonical')).toBe('http://localhost:8787/.well-known/security.txt');
  expect(fields.get('Preferred-Languages')).toBe('nl, fr');
  expect(Date.parse(fields.get('Expires') ?? '')).toBeGreaterThan(Date.now() + 100 * DAY_MS);
});
