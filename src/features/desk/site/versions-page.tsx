import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import type { EditableSite } from '../../../domain/site/editable-site';
import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { ActionForm, FormAlert } from '../../forms/kit/view/action-form';
import { DoneNote } from '../done-note';
import { ChangeList } from './change-list';
import { restoreForm } from './document-forms';
import { getDocumentTitle } from './document-table';
import type { Publication, PublishedChange } from './publications-store';
import { openSiteDocument, parseDocumentName } from './site-document';
import { SITE, SiteHead } from './site-head';

/** Every publication with its author, its time and what it changed; each can be gone back to. */
export function VersionsPage({
  ctx,
  site,
  publications,
  live,
  refused,
  done,
}: {
  ctx: RequestContext;
  site: EditableSite;
  publications: readonly Publication[];
  /** The number of the one that is live; 0 for what was loaded. */
  live: number;
  refused: RefusedForm | undefined;
  done: string | undefined;
}) {
  const { t, href } = ctx;
  const path = `${SITE}versions/`;
  return (
    <div className="desk-page">
      <SiteHead ctx={ctx} current={path} />
      <DoneNote>{done}</DoneNote>
      <FormAlert {...{ ctx }} refused={refused} />
      {publications.length === 0 && <p className="desk-empty">{t('DESK_SITE_NO_VERSIONS')}</p>}
      {publications.map((publication) => (
        <section key={publication.number} className="desk-section">
          <div className="desk-section__head">
            <h2>{t('DESK_SITE_VERSION', { number: publication.number })}</h2>
            <span className="desk-quiet">{describePublication(ctx, publication)}</span>
          </div>
          {[...Map.groupBy(publication.changes, ({ document }) => document)].map(
            ([document, changes]) => (
              <details key={document}>
                <summary>{nameDocument(ctx, site, document, changes)}</summary>
                <ChangeList {...{ ctx, site, changes }} />
              </details>
            ),
          )}
          {publication.number === live ? (
            <span className="desk-tag">{t('DESK_SITE_LIVE')}</span>
          ) : (
            <ActionForm
              {...{ ctx, form: restoreForm, action: href.page(path) }}
              hidden={{ number: publication.number, sure: '', asked: live }}
            />
          )}
        </section>
      ))}
    </div>
  );
}

/** Who published and when; the first is what was loaded. */
function describePublication(
  { t, language }: RequestContext,
  { name, createdAt, restored, changes }: Publication,
): string {
  const time = `${formatLongDate(createdAt, language)} ${formatTimeOfDay(createdAt, language)}`;
  const isLoaded = name === null && restored === null && changes.length === 0;
  const who = isLoaded ? t('DESK_SITE_INITIAL') : (name ?? '–');
  const again = restored === null ? [] : [t('DESK_SITE_AS', { number: restored })];
  return [who, time, ...again].join(', ');
}

function nameDocument(
  ctx: RequestContext,
  site: EditableSite,
  document: string,
  changes: readonly PublishedChange[],
): string {
  const name = parseDocumentName(document);
  const title = name ? getDocumentTitle(ctx, name, openSiteDocument(site, name)) : document;
  return `${title} (${changes.length})`;
}
