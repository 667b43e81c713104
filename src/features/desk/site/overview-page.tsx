import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import type { SiteOrigin } from '../../../platform/snapshot/manifest';
import { DoneNote } from '../done-note';
import { isRemoval } from './apply-drafts';
import { describeAuthors } from './document-page';
import { DOCUMENT_TABLE } from './document-table';
import type { StoredDraft } from './drafts-store';
import type { LanguageGaps } from './find-gaps';
import { SETTING_KINDS } from './site-document';
import { SITE, SiteHead } from './site-head';

/** What each setting is for. */
const SETTING_WORDS = {
  hours: 'DESK_SITE_HOURS_ABOUT',
  popup: 'DESK_SITE_POPUP_ABOUT',
  notice: 'DESK_SITE_NOTICE_ABOUT',
  look: 'DESK_SITE_LOOK_ABOUT',
  agency: 'DESK_SITE_AGENCY_ABOUT',
  texts: 'DESK_SITE_TEXTS_ABOUT',
  trackers: 'DESK_SITE_TRACKERS_ABOUT',
} as const satisfies Record<(typeof SETTING_KINDS)[number], TextKey>;

/** A document with a draft. */
export interface DraftedDocument {
  document: string;
  title: string;
  drafts: readonly StoredDraft[];
  /** Whether the site does not have it any more. */
  isGone: boolean;
}

/** What of the website's content is drafted, by whom, and what it lacks in which language. */
export function OverviewPage({
  ctx,
  origin,
  drafted,
  gaps,
  done,
}: {
  ctx: RequestContext;
  /** Where the live content comes from; undefined where nothing is loaded. */
  origin: SiteOrigin | undefined;
  drafted: readonly DraftedDocument[];
  gaps: readonly LanguageGaps[];
  done: string | undefined;
}) {
  const { t, href } = ctx;
  return (
    <div className="desk-page">
      <SiteHead ctx={ctx} current={SITE} />
      <DoneNote>{done}</DoneNote>
      <p className="desk-quiet">
        {!origin
          ? t('DESK_SITE_NOT_LOADED')
          : origin.source === 'desk'
            ? t('DESK_SITE_FROM_DESK', { number: origin.publication })
            : t('DESK_SITE_FROM_DIRECTORY')}
      </p>
      {drafted.length === 0 ? (
        <p className="desk-empty">{t('DESK_SITE_NOTHING')}</p>
      ) : (
        <>
          <ul className="desk-rows">
            {drafted.map(({ document, title, drafts, isGone }) => (
              <li key={document} className="desk-line">
                <a href={href.page(`${SITE}${document}/`)}>{title}</a>
                <span className="desk-quiet">
                  {(isGone || drafts.some(isRemoval)) && (
                    <span className="desk-tag">
                      {t(isGone ? 'DESK_SITE_GONE' : 'DESK_SITE_REMOVED')}
                    </span>
                  )}{' '}
                  {describeAuthors(ctx, drafts)}
                </span>
              </li>
            ))}
          </ul>
          <p className="desk-line">
            <a className="button button--forest" href={href.page(`${SITE}publish/`)}>
              {t('DESK_SITE_TO_PUBLISH')}
            </a>
            <a className="button button--outlined" href={href.page(`${SITE}draft/`)}>
              {t('DESK_SITE_PREVIEW')}
            </a>
          </p>
        </>
      )}
      <section className="desk-section">
        <div className="desk-section__head">
          <h2>{t('DESK_SITE_SETTINGS')}</h2>
        </div>
        <ul className="desk-rows">
          {SETTING_KINDS.map((kind) => (
            <li key={kind}>
              <span className="desk-document">
                <span>
                  <a href={href.page(`${SITE}${kind}/`)}>{t(DOCUMENT_TABLE[kind].label)}</a>
                  <span className="desk-quiet">{t(SETTING_WORDS[kind])}</span>
                </span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {gaps.map(({ name, documents, count }) => (
        <section key={name} className="desk-section">
          <div className="desk-section__head">
            <h2>
              {t(count === 1 ? 'DESK_SITE_MISSING_ONE' : 'DESK_SITE_MISSING', {
                language: name,
                count,
              })}
            </h2>
          </div>
          <ul className="desk-rows">
            {documents.map(({ document, title }) => (
              <li key={document}>
                <a href={href.page(`${SITE}${document}/`)}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {origin && gaps.length === 0 && <p>{t('DESK_SITE_COMPLETE')}</p>}
    </div>
  );
}
