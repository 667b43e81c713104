import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { afterEach, beforeEach } from 'vitest';
import type { EditableSite } from '../../../../src/domain/site/editable-site';
import { upsertStaff } from '../../../../src/platform/accounts/staff-accounts-store';
import { loadEditableSite } from '../../../../src/platform/snapshot/live-site-store';
import { POINTER_KEY, Pointer } from '../../../../src/platform/snapshot/manifest';
import { loadStoredVersions } from '../../../../src/platform/snapshot/stored-versions-store';
import { emptyTables } from '../../../empty-tables';
import type { SnapshotFiles } from '../../../fixtures';
import {
  compileFiles,
  createTestSite,
  storeLiveVersion,
  WITH_LIVE_POINTER,
} from '../../../fixtures';
import { createSmallSnapshot } from '../../../platform/snapshot/small-snapshot';
import { PASSWORD_HASH } from '../../sign-in/account-requests';
import { LUC, openDesk, resetStaff } from '../desk-requests';

/** An editor and an agent beside Luc, who is a manager. */
export const EDITOR = 'eva@example.be';
export const AGENT = 'arne@example.be';

/**
 * Opens the desk before each test of a file, and removes the versions after it. What is returned is that of the test at
 * hand; a test that needs another snapshot opens it with `open`.
 */
export function setUpSiteDesk(createFiles: () => SnapshotFiles = createSmallSnapshot) {
  const open = async (files: SnapshotFiles = createFiles()) =>
    Object.assign(opened, await openSiteDesk(files));
  const opened = { open } as Awaited<ReturnType<typeof openSiteDesk>> & { open: typeof open };
  beforeEach(async () => {
    await open();
  });
  afterEach(async () => {
    const { keys } = await env.SNAPSHOTS.list();
    await Promise.all(keys.map(({ name }) => env.SNAPSHOTS.delete(name)));
  });
  return opened;
}

/** Makes a snapshot live, and opens the desk for three people: a manager, an editor, an agent. */
export async function openSiteDesk(
  files = createSmallSnapshot(),
  variables: { SNAPSHOT_POLL_S: number } = WITH_LIVE_POINTER,
) {
  await resetStaff();
  await emptyTables(['site_drafts', 'publications', 'version_lock']);
  await env.DB.batch(
    (['editor', 'agent'] as const).map((role) =>
      upsertStaff(
        env.DB,
        {
          email: role === 'editor' ? EDITOR : AGENT,
          name: role === 'editor' ? 'Eva Claes' : 'Arne Maes',
          language: 'nl',
          role,
        },
        { password: PASSWORD_HASH, now: 1 },
      ),
    ),
  );
  const loaded = await storeLiveVersion(await compileFiles(files));
  const site = await createTestSite({ variables });
  return {
    loaded,
    site,
    desk: await openDesk(site, LUC.email),
    openAs: (email: string) => openDesk(site, email),
    /** The text of a public page, of the version that the pointer names. */
    async read(path: string): Promise<string> {
      await site(path);
      return (await site(path)).text();
    },
  };
}

/** The version that the pointer names. */
export const readLiveVersion = async (): Promise<string> =>
  v.parse(Pointer, JSON.parse((await env.SNAPSHOTS.get(POINTER_KEY)) ?? 'null')).current;

/** The site's content of the live version. */
export async function loadLiveSite(): Promise<EditableSite> {
  const { pointer, manifests } = await loadStoredVersions({ kv: env.SNAPSHOTS });
  const manifest = manifests.get(pointer?.current ?? '');
  if (!manifest) throw new Error('nothing is live');
  return loadEditableSite(env.SNAPSHOTS, manifest, []);
}

export const DESK_SITE = '/nl/desk/website/';
export const MEMBER = `${DESK_SITE}team/1/`;
export const PUBLISH = `${DESK_SITE}publiceren/`;
