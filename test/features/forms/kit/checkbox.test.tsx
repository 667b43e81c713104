import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from '../../../../src/features/forms/kit/view/inputs/checkbox';
import { createRequestContext } from '../../../../src/platform/request-context';
import { openCatalogue } from '../../../../src/platform/snapshot/catalogue-store';
import { createPartReader } from '../../../../src/platform/snapshot/part';
import { openSite } from '../../../../src/platform/snapshot/site-store';
import { createSnapshot } from '../../../../src/platform/snapshot/snapshot';
import { compileFiles } from '../../../fixtures';
import { createSmallSnapshot } from '../../../platform/snapshot/small-snapshot';

async function createFrenchContext() {
  const { manifest, parts } = await compileFiles(createSmallSnapshot());
  const reader = createPartReader(async (hash) => parts.get(hash) ?? new Uint8Array());
  const snapshot = await createSnapshot(
    manifest,
    await openSite(manifest.parts, reader),
    await openCatalogue(manifest.parts, reader, { factRules: {} }),
  );
  return createRequestContext(
    snapshot,
    { original: '/contact/', language: 'fr', preview: false },
    'http://localhost:8787',
  );
}

const LABEL = {
  nl: 'Ik ga akkoord',
  fr: '<p>J’accepte la <a href="/FAQ/" onclick="steal()">déclaration</a><script>steal()</script></p>',
};

test('a checkbox label may contain links but no block elements', async () => {
  const ctx = await createFrenchContext();
  const html = renderToStaticMarkup(
    <Checkbox ctx={ctx} id="privacy" name="privacy" label={LABEL} hint="Requis" required />,
  );
  expect(html).toMatch(/<label for="privacy"><span>J’accepte la <a href="[^"]*">déclaration<\/a>/);
  expect(html).not.toMatch(/<p>J|steal|onclick/);
  expect(html).toContain('aria-describedby="privacy-hint"');
  expect(html).toContain('required=""');
});
