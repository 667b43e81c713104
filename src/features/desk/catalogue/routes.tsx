import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { hasRight } from '../../../domain/accounts/staff-role';
import { findRowById } from '../../../domain/catalogue/listing/listing-index';
import type { TextKey } from '../../../domain/language/texts';
import type { App } from '../../../env';
import { TextParameter } from '../../../platform/request-parameters';
import { loadLastFindings } from '../../../platform/snapshot/findings-store';
import { loadHold, releaseLoads } from '../../../platform/snapshot/hold-store';
import { findImportRhythm } from '../../../platform/snapshot/import-rhythm';
import { loadLastImport } from '../../../platform/snapshot/last-import-store';
import { readStoredPart } from '../../../platform/snapshot/part-store';
import { rollBack } from '../../../platform/snapshot/roll-back-store';
import type { Snapshot } from '../../../platform/snapshot/snapshot';
import { loadStoredVersions } from '../../../platform/snapshot/stored-versions-store';
import { withVersionLock } from '../../../platform/snapshot/version-lock-store';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { getStaff } from '../desk-gate';
import { loadDeskFigures } from '../figures/figures-store';
import { recordStaffAction } from '../log/staff-actions-store';
import { renderDeskPage } from '../render-desk-page';
import { refusePage } from '../rights-gate';
import { runBatch } from '../run-change-store';
import { loadPropertyLabels } from '../visits/property-labels';
import { loadChangesOf, loadLiveSince } from './catalogue-changes-store';
import { CataloguePage } from './catalogue-page';
import type { Commitment } from './commitments-store';
import { loadOrphanedCommitments } from './commitments-store';
import { releaseForm } from './load-hold';
import { readOffering, toOffering } from './offering';
import { RollbackPage, rollbackForm } from './rollback-page';

/** The catalogue: what is live, what changed, and the way back. */
export const deskCatalogueRoutes = new Hono<App>();

const ENTRY = '/desk/catalogue/';
const PAGE = '/desk/catalogue/versions/';
const ROLLBACK_PROBLEMS = {
  unknown: 'DESK_ROLLBACK_UNKNOWN',
  live: 'DESK_ROLLBACK_LIVE',
  broken: 'DESK_ROLLBACK_BROKEN',
  concurrent: 'DESK_ROLLBACK_CONCURRENT',
  'not confirmed': 'DESK_ROLLBACK_UNKNOWN',
} as const satisfies Record<string, TextKey>;

deskCatalogueRoutes.get('/desk/catalogue/versions/', (c) => renderCatalogue(c));

const RollbackQuery = v.object({ version: TextParameter });

deskCatalogueRoutes.get(
  '/desk/catalogue/rollback/',
  vValidator('query', RollbackQuery),
  async (c) => {
    const { ctx } = c.var;
    const { manifests, pointer } = await loadStoredVersions({ kv: c.env.SNAPSHOTS });
    const target = manifests.get(c.req.valid('query').version);
    if (!target || target.version === pointer?.current) return c.redirect(ctx.href.page(PAGE), 303);
    const read = (hash: string) => readStoredPart(c.env.SNAPSHOTS, hash);
    // A version that cannot be read is refused by going back to it.
    const offering = await readOffering(target, read).catch(() => toOffering(ctx.snapshot));
    const commitments = await loadOrphanedCommitments(c.env.DB, offering, Date.now());
    return renderDeskPage(
      c,
      { title: ctx.t('DESK_ROLLBACK'), entry: ENTRY },
      <RollbackPage
        {...{ ctx, target }}
        live={pointer?.current ?? ctx.snapshot.version}
        commitments={commitments}
      />,
    );
  },
);

/** The confirming page posts here; its button names the version. Who did not see that page is led there. */
deskCatalogueRoutes.post('/desk/catalogue/versions/', async (c) => {
  const { DB, SNAPSHOTS } = c.env;
  const read = await readForm(c, rollbackForm, releaseForm);
  if (!hasRight(getStaff(c).role, 'versions')) return refusePage(c);
  if (!read.ok) return renderCatalogue(c, read);
  if (read.action === 'release') {
    await releaseLoads(SNAPSHOTS);
    await runBatch(DB, [recordStaffAction(DB, getStaff(c), 'loads released', '')]);
    return c.redirect(c.var.ctx.href.page(PAGE), 303);
  }
  const { version, sure, asked } = read.answers;
  if (!sure) return c.redirect(c.var.ctx.href.page('/desk/catalogue/rollback/', { version }), 303);
  const lock = { kind: 'rollback' as const, staff: getStaff(c).id };
  const locked = await withVersionLock(DB, lock, async () => {
    const { pointer } = await loadStoredVersions({ kv: SNAPSHOTS });
    const isOutdated = asked !== '' && pointer !== undefined && asked !== pointer.current;
    return isOutdated ? { kind: 'concurrent' as const } : rollBack({ kv: SNAPSHOTS }, version);
  });
  const result = locked.ok ? locked.result : ({ kind: 'concurrent' } as const);
  if (result.kind !== 'done')
    return renderCatalogue(c, refuseForm(read, { alert: ROLLBACK_PROBLEMS[result.kind] }));
  await runBatch(DB, [recordStaffAction(DB, getStaff(c), 'version rolled back', version)]);
  return c.redirect(c.var.ctx.href.page(PAGE), 303);
});

async function renderCatalogue(c: Context<App>, refused?: RefusedForm) {
  const { ctx } = c.var;
  const { DB, SNAPSHOTS } = c.env;
  const { manifests, pointer } = await loadStoredVersions({ kv: SNAPSHOTS });
  const hold = await loadHold(SNAPSHOTS);
  const live = pointer?.current ?? ctx.snapshot.version;
  const isReader = hasRight(getStaff(c).role, 'findings');
  const [changes, since, orphaned, findings, lastImport] = await Promise.all([
    loadChangesOf(DB, live),
    loadLiveSince(DB, live),
    loadStoredOrphans(DB, ctx.snapshot, Date.now()),
    isReader ? loadLastFindings(SNAPSHOTS) : undefined,
    isReader ? loadLastImport(SNAPSHOTS) : undefined,
  ]);
  const { index } = ctx.snapshot.catalogue;
  const listed = changes.rows
    .map(({ property }) => property)
    .filter((property) => findRowById(index, property) >= 0);
  const getLabel = await loadPropertyLabels(ctx, [...listed, ...ctx.early.keys()]);
  const versions = [...manifests.values()];
  const lateAfterHours = c.env.WATCH_CATALOGUE_H ?? findImportRhythm(lastImport) ?? 0;
  const read = { findings, lastImport, lateAfterHours };
  const state = { live, since, changes, orphaned, ...read, getLabel, hold, versions };
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_CATALOGUE'), entry: ENTRY, status: refused?.status ?? 200 },
    <CataloguePage {...{ ctx, state, refused }} />,
  );
}

/** Loads what is open on properties that the live version does not have, as the hourly job summed it up for it. */
async function loadStoredOrphans(
  db: D1Database,
  snapshot: Snapshot,
  now: number,
): Promise<readonly Commitment[]> {
  const { content } = (await loadDeskFigures(db)) ?? {};
  return content?.version === snapshot.version
    ? content.orphaned
    : // A load is younger than the job's last run.
      loadOrphanedCommitments(db, toOffering(snapshot), now);
}
