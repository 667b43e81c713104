import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import { createDocumentPath } from '../../../src/features/documents/document-link';
import { loadSigningKeys } from '../../../src/platform/auth/signing-keys-store';
import { getDocumentKey } from '../../../src/platform/snapshot/manifest';
import { createTestContext } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { createFormSite } from '../forms/form-requests';

const NOW = '0'.repeat(32);
const BEFORE = '1'.repeat(32);
const VILLA = 84213;

/** The small snapshot after the villa's page named its plan no more, or left. */
function createFiles(change: 'none' | 'withdrawn' | 'gone') {
  const files = createSmallSnapshot();
  for (const record of files['catalogue/property-details.json'])
    if (record.ID === VILLA && change === 'withdrawn') record.Documents = [];
  if (change === 'gone')
    for (const name of ['catalogue/properties.json', 'catalogue/property-details.json'])
      files[name] = files[name].filter(({ ID }: { ID: number }) => ID !== VILLA);
  return files;
}

test.each([
  ['is still named', 'none', NOW, 200],
  ['was replaced', 'none', BEFORE, 410],
  ['was withdrawn', 'withdrawn', NOW, 410],
  ['is of a home that left, and still of the version', 'gone', NOW, 200],
  ['is of a home that left, and no more of the version', 'gone', BEFORE, 410],
] as const)('a link to a document that %s', async (_, change, hash, status) => {
  await env.FILES.put(getDocumentKey(hash), '%PDF-1.7');
  const { href } = await createTestContext('/nl/');
  const ends = Date.now() + DAY_MS;
  const keyRing = await loadSigningKeys(env);
  const site = await createFormSite({}, createFiles(change));
  const about = { property: VILLA };
  const answer = await site(
    await createDocumentPath(href, hash, 'plans/84213.pdf', ends, keyRing, about),
  );
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const html = await answer.text();
  expect(html.includes('niet meer aangeboden')).toBe(status === 410);
});

test('a link opens nothing once it names another listing or none', async () => {
  await env.FILES.put(getDocumentKey(BEFORE), '%PDF-1.7');
  const { href } = await createTestContext('/nl/');
  const keyRing = await loadSigningKeys(env);
  const site = await createFormSite({}, createFiles('none'));
  const ends = Date.now() + DAY_MS;
  const about = { property: VILLA };
  const path = await createDocumentPath(href, NOW, 'plans/84213.pdf', ends, keyRing, about);
  for (const other of ['', '&property=12', '&project=12'])
    expect((await site(path.replace(`&property=${VILLA}`, other))).status).toBe(410);
});
