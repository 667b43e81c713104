import { env } from 'cloudflare:workers';
import { afterEach, expect, test } from 'vitest';
import { getSnapshotPartKey } from '../../../../src/platform/snapshot/manifest';
import { loadStoredVersions } from '../../../../src/platform/snapshot/stored-versions-store';
import { DESK_SITE, MEMBER, openSiteDesk, PUBLISH } from './site-desk';

afterEach(async () => {
  const { keys } = await env.SNAPSHOTS.list();
  await Promise.all(keys.map(({ name }) => env.SNAPSHOTS.delete(name)));
});

const loadManifest = async () => {
  const { pointer, manifests } = await loadStoredVersions({ kv: env.SNAPSHOTS });
  return manifests.get(pointer?.current ?? '');
};

test('a page of the desk neither reads nor checks again the content that is in service; a publication does', async () => {
  const { desk } = await openSiteDesk();
  await desk.post(MEMBER, { action: 'save', 'role.nl': 'Schatter' });
  const part = getSnapshotPartKey((await loadManifest())?.parts.site ?? '');
  expect(await env.SNAPSHOTS.get(part)).not.toBeNull();
  await env.SNAPSHOTS.delete(part);
  for (const path of [DESK_SITE, `${DESK_SITE}team/`, MEMBER, PUBLISH])
    expect((await desk.get(path)).status).toBe(200);
  expect(await (await desk.get(MEMBER)).text()).toContain('value="Schatter"');
  const publish = { action: 'publish', sure: 'yes', documents: 'team/1' };
  const answer = await desk.post(PUBLISH, publish);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('value="publish"');
});
