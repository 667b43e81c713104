import type { ReactNode } from 'react';
import type { RequestContext } from '../../../platform/request-context';
import { ActionForm } from '../../forms/kit/view/action-form';
import { DoneNote } from '../done-note';
import { keepForm } from './document-forms';
import { describeAuthors } from './document-page';
import type { StoredDraft } from './drafts-store';
import { SITE, SiteHead } from './site-head';

/** A document that a draft removes: visitors still see it, and it can be kept after all. */
export function RemovedPage({
  ctx,
  title,
  path,
  list,
  above,
  along,
  drafts,
  done,
}: {
  ctx: RequestContext;
  title: string;
  /** The original path of the page, and of the list that it belongs to. */
  path: string;
  list: string;
  /** The document that it goes with, where it is not removed itself. */
  above: { path: string; title: string } | undefined;
  /** What goes with it. */
  along: ReactNode;
  drafts: readonly StoredDraft[];
  done: string | undefined;
}) {
  const { t, href } = ctx;
  return (
    <div className="desk-page">
      <SiteHead ctx={ctx} current={list} />
      <DoneNote>{done}</DoneNote>
      <div className="desk-section__head">
        <h2>
          <del>{title}</del> <span className="desk-tag">{t('DESK_SITE_REMOVED')}</span>
        </h2>
        <span className="desk-quiet">{describeAuthors(ctx, drafts)}</span>
      </div>
      <p>{t('DESK_SITE_REMOVED_NOTE', { title })}</p>
      {above && (
        <p>
          {t('DESK_SITE_REMOVED_WITH')} <a href={href.page(above.path)}>{above.title}</a>
        </p>
      )}
      {along}
      <div className="desk-line">
        {!above && <ActionForm {...{ ctx, form: keepForm, action: href.page(path), hidden: {} }} />}
        <a className="button button--outlined" href={href.page(`${SITE}publish/`)}>
          {t('DESK_SITE_TO_PUBLISH')}
        </a>
      </div>
    </div>
  );
}
