import { expect, test } from 'vitest';
import build from '../../../dist/build/build.json';
import { createTestSite } from '../../fixtures';

const fetchPage = async (path: string) => (await (await createTestSite())(path)).text();

/** Lists what a page has fetched before its scripts run: scripts, and what they fetch. */
const listPreloads = (html: string) =>
  [...html.matchAll(/<link rel="(?:modulepreload|preload)" href="([^"]+)"(?: as="fetch"|\/)/g)].map(
    ([, href = '']) => href.replaceAll('&amp;', '&'),
  );

test('the view of a map asks with its page for what its map will ask for, and opens it; other views do not', async () => {
  const html = await fetchPage('/nl/te-koop/?view=map&type=1');
  const [, settings = ''] = /data-map="([^"]+)"/.exec(html) ?? [];
  const { points } = JSON.parse(settings.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  expect(points).toContain('type=1');
  expect(listPreloads(html)).toEqual([...build.map, ...Object.values(build.mapFrame), points]);
  expect(build.map[0]).toMatch(/^\/assets\/host-/);
  expect(html).toContain(' data-open=""');
  for (const view of ['', '?view=split']) {
    const other = await fetchPage(`/nl/te-koop/${view}`);
    expect(listPreloads(other)).toEqual([]);
    expect(other).not.toContain('data-open=');
  }
});
