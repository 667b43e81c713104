import { expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

test('a page is one document without React’s hydration comments', async () => {
  const fetchPage = await createTestSite({ embedded: createSmallSnapshot() });
  const html = await (await fetchPage('/nl/te-koop/')).text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="nl"><head>/);
  expect(html).toMatch(/<\/body><\/html>$/);
  expect(html).not.toContain('<!--');
});
