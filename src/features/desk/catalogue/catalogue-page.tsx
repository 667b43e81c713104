import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import { DOT } from '../../../domain/format/dot';
import type { CappedRows } from '../../../platform/capped-rows';
import type { RequestContext } from '../../../platform/request-context';
import type { LastFindings } from '../../../platform/snapshot/findings-store';
import type { Hold } from '../../../platform/snapshot/hold-store';
import type { LastImport } from '../../../platform/snapshot/last-import-store';
import type { Manifest } from '../../../platform/snapshot/manifest';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { FormAlert } from '../../forms/kit/view/action-form';
import { MoreNote } from '../more-note';
import type { PropertyLabel } from '../visits/property-labels';
import type { ChangeRow } from './catalogue-changes-store';
import { CatalogueHead } from './catalogue-head';
import { CommitmentList } from './commitment-list';
import type { Commitment } from './commitments-store';
import { describeChange } from './describe-change';
import { FindingList } from './finding-list';
import { FirstWeek } from './first-week';
import { LastImportSection } from './last-import-section';
import { LoadHold } from './load-hold';

export interface CatalogueOverview {
  /** The version in service, and since when; null before cron saw it. */
  live: string;
  since: number | undefined;
  versions: readonly Manifest[];
  changes: CappedRows<ChangeRow>;
  /** What is open on properties and projects that it does not have. */
  orphaned: readonly Commitment[];
  /** What the check of the last load said, for those who may read it. */
  findings: LastFindings | undefined;
  /** What became of the last import, for the same people. */
  lastImport: LastImport | undefined;
  /** Hours after which it is late; 0 if nobody waits for it. */
  lateAfterHours: number;
  /** Why scheduled loads wait. */
  hold: Hold | undefined;
  getLabel: (id: number) => PropertyLabel;
}

/** Shows which version is live, what changed with it, and the versions to go back to. */
export function CataloguePage({
  ctx,
  state,
  refused,
}: {
  ctx: RequestContext;
  state: CatalogueOverview;
  refused: RefusedForm | undefined;
}) {
  const { t, href, language } = ctx;
  const { live, since, versions, changes, orphaned, getLabel } = state;
  const formatMoment = (moment: number) =>
    `${formatLongDate(moment, language)}, ${formatTimeOfDay(moment, language)}`;
  return (
    <div className="desk-page">
      <CatalogueHead ctx={ctx} current="/desk/catalogue/versions/" />
      <FormAlert {...{ ctx, refused }} />
      <LoadHold {...{ ctx }} hold={state.hold} />
      <dl className="desk-facts">
        <dt>{t('DESK_CATALOGUE_LIVE')}</dt>
        <dd>{live}</dd>
        <dt>{t('DESK_CATALOGUE_SINCE')}</dt>
        <dd>{since === undefined ? t('DESK_CATALOGUE_SINCE_UNKNOWN') : formatMoment(since)}</dd>
        <dt>{t('DESK_CATALOGUE_PROPERTIES')}</dt>
        <dd>{ctx.snapshot.catalogue.index.count}</dd>
      </dl>
      <FirstWeek {...{ ctx, getLabel }} />
      <CommitmentList {...{ ctx, commitments: orphaned }} title={t('DESK_OPEN_LEFT')} />
      <LastImportSection
        {...{ ctx }}
        last={state.lastImport}
        hours={state.lateAfterHours}
        now={Date.now()}
      />
      <FindingList {...{ ctx }} last={state.findings} />
      <section className="desk-section">
        <div className="desk-section__head">
          <h2>{t('DESK_CATALOGUE_CHANGES')}</h2>
          <span>{changes.isMore ? `${changes.rows.length}+` : changes.rows.length}</span>
        </div>
        <MoreNote ctx={ctx} list={changes} />
        {changes.rows.length === 0 && (
          <p className="desk-empty">{t('DESK_CATALOGUE_NO_CHANGES')}</p>
        )}
        <ul className="desk-rows">
          {changes.rows.map((change) => (
            <li key={`${change.property} ${change.kind}`}>
              <a href={href.page(`/desk/catalogue/${change.property}/`)}>
                {getLabel(change.property).name}
                {DOT}
                {change.property}
              </a>{' '}
              {describeChange(ctx, change)}
            </li>
          ))}
        </ul>
      </section>
      <section className="desk-section">
        <div className="desk-section__head">
          <h2>{t('DESK_CATALOGUE_VERSIONS')}</h2>
        </div>
        {versions.length === 0 && <p className="desk-empty">{t('DESK_CATALOGUE_EMBEDDED')}</p>}
        <ul className="desk-rows">
          {versions.map(({ version, created, listings }) => (
            <li key={version} className="desk-line">
              <span>
                <strong>{version}</strong> {formatMoment(Date.parse(created))}
                {DOT}
                {t('DESK_CATALOGUE_COUNT', { count: listings })}
              </span>
              {version === live ? (
                <span className="desk-tag">{t('DESK_CATALOGUE_IS_LIVE')}</span>
              ) : (
                <a
                  className="button button--outlined"
                  href={href.page('/desk/catalogue/rollback/', { version })}
                >
                  {t('DESK_ROLLBACK')}
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
