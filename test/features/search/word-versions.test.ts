import { env } from 'cloudflare:workers';
import { afterEach, expect, test } from 'vitest';
import type { CompiledSnapshot } from '../../../src/platform/snapshot/build/compile';
import { getSnapshotPartKey } from '../../../src/platform/snapshot/manifest';
import { compileFiles, createTestSite, storeLiveVersion } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

function createSpeakingSnapshot() {
  const files = createSmallSnapshot();
  for (const detail of files['catalogue/property-details.json'])
    if (detail.ID === 84213) detail.Description = 'Twee paarden mogen mee.';
  return files;
}

afterEach(async () => {
  const { keys } = await env.SNAPSHOTS.list();
  await Promise.all(keys.map(({ name }) => env.SNAPSHOTS.delete(name)));
});

test('a version loaded before the index of words is searched without it', async () => {
  const { manifest, parts } = await compileFiles(createSpeakingSnapshot());
  const { words: _, ...older } = manifest.parts;
  const version = { ...manifest, version: 'older', parts: older } as CompiledSnapshot['manifest'];
  await storeLiveVersion({ manifest: version, parts });
  const response = await (await createTestSite())('/nl/zoeken/?q=paarden');
  expect([response.status, response.headers.get('X-Snapshot')]).toEqual([200, 'older']);
  expect(await response.text()).toContain(
    '<h1>In onze teksten vonden wij geen pand voor ‘paarden’</h1>',
  );
});

test('a lost part of the index is answered from the embedded version', async () => {
  const { manifest, parts } = await compileFiles(createSpeakingSnapshot());
  const lost = new Set(manifest.parts.words.nl);
  const rest = new Map([...parts].filter(([hash]) => !lost.has(hash)));
  await storeLiveVersion({ manifest: { ...manifest, version: 'broken' }, parts: rest });
  await Promise.all([...lost].map((hash) => env.SNAPSHOTS.delete(getSnapshotPartKey(hash))));
  const site = await createTestSite({ embedded: createSpeakingSnapshot() });
  const response = await site('/nl/zoeken/?q=paarden');
  expect(response.headers.get('Location')).toBe('/nl/te-koop/?words=paarden&q=paarden');
  const html = await (await site('/nl/te-koop/?words=paarden')).text();
  expect(html).toContain('Panden met ‘paarden’ in de tekst');
  expect(html).toContain('1 pand te koop');
});
