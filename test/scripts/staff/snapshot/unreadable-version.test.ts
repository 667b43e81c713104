import { expect, test } from 'vitest';
import { publishVersion } from '../../../../scripts/staff/snapshot/publish';
import { createTerminal } from '../../../../scripts/staff/terminal';
import { compileSnapshot } from '../../../../src/platform/snapshot/build/compile';
import { loadStoredVersions } from '../../../../src/platform/snapshot/stored-versions-store';
import { checkSnapshot } from '../../../platform/snapshot/check-snapshot';
import {
  createSmallSnapshot,
  SMALL_SNAPSHOT_DOCUMENTS,
} from '../../../platform/snapshot/small-snapshot';
import { setUpLocalSnapshot } from './local-snapshot';

const local = setUpLocalSnapshot();
const output = { write: () => true };

test('a version that the worker could not open is not made live, whatever the check found', async () => {
  await local.runLocalStaff('snapshot', 'load', local.snapshot);
  const before = await local.findIntactLiveVersion();
  const files = createSmallSnapshot();
  const { source } = checkSnapshot(files, new Set(Object.keys(SMALL_SNAPSHOT_DOCUMENTS)));
  if (!source) throw new Error('The small snapshot is refused.');
  const unreadable = { ...source, safeCss: { 3: '@media (width<=600px){.page-3 p{color:red}}' } };
  const compiled = await compileSnapshot(unreadable, {}, new Date(0));
  await local.withStores(async (stores) => {
    const stored = await loadStoredVersions(stores);
    await expect(
      publishVersion(
        compiled,
        local.snapshot,
        stored,
        true,
        stores,
        createTerminal(true, { stdout: output, stderr: output }),
      ),
    ).rejects.toThrow('site: safeCss.3 may end the stylesheet');
  });
  expect(await local.findIntactLiveVersion()).toBe(before);
});

test('css for narrow windows, as most pages have it, is made live', async () => {
  await local.writeSnapshot((files) => {
    files['site/menu.json'][0].params.css = '@media (max-width: 600px) { p { color: red } }';
  });
  const loaded = await local.runLocalStaff('snapshot', 'load', local.snapshot);
  expect(loaded.exitCode).toBe(0);
});
