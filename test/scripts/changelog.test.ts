import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Checks the form of the changelog: one section a release, newest first, nothing said twice. */

const CHANGELOG = readFileSync('CHANGELOG.md', 'utf8');
const [, ...SECTIONS] = CHANGELOG.split(/^## /m);
const HEADINGS = SECTIONS.map((section) => section.split('\n')[0] ?? '');
const RELEASES = HEADINGS.slice(1).map((heading) =>
  /^\[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d{2}-\d{2})$/.exec(heading),
);

test('what is not released stands first, then every release with its number and day', () => {
  expect(HEADINGS[0]).toBe('[Unreleased]');
  expect(RELEASES.length).toBeGreaterThan(1);
  expect(RELEASES).not.toContain(null);
});

test('releases go from the newest to the oldest', () => {
  const keys = RELEASES.map((release) => {
    const [, major = '', minor = '', patch = '', day = ''] = release ?? [];
    return { version: [major, minor, patch].map((part) => part.padStart(4, '0')).join('.'), day };
  });
  expect(keys).toEqual(keys.toSorted((a, b) => b.version.localeCompare(a.version)));
  expect(keys).toEqual(keys.toSorted((a, b) => b.day.localeCompare(a.day)));
});

test('the package has the number of the newest release', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(HEADINGS[1]).toContain(`[${version}]`);
});

test('a release has each of its headings once, in the usual order', () => {
  const order = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
  for (const section of SECTIONS) {
    const headings = [...section.matchAll(/^### (.+)$/gm)].map(([, heading = '']) => heading);
    expect(headings).toEqual(order.filter((heading) => headings.includes(heading)));
  }
});

test('nothing is said twice', () => {
  const entries = CHANGELOG.split('\n').filter((line) => line.startsWith('- '));
  expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([]);
});
