import { addColon } from '../../../domain/format/add-colon';
import type { EditableSite } from '../../../domain/site/editable-site';
import type { RequestContext } from '../../../platform/request-context';
import type { Finding } from '../../../platform/snapshot/build/check/finding';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { FormAlert } from '../../forms/kit/view/action-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import { ChangeList } from './change-list';
import { publishForm } from './document-forms';
import { describeAuthors } from './document-page';
import type { StoredDraft } from './drafts-store';
import type { PublishedChange } from './publications-store';
import { SITE, SiteHead } from './site-head';

/** A document that waits to be published. */
export interface WaitingDocument {
  document: string;
  title: string;
  changes: readonly PublishedChange[];
  drafts: readonly StoredDraft[];
  /** Whether its values are as a load wants them. */
  isWhole: boolean;
  /** What keeps it from being whole, in words. */
  problems: readonly string[];
}

/** Shows in words what a publication changes, and publishes what is ticked. */
export function PublishPage({
  ctx,
  site,
  waiting,
  findings,
  refused,
}: {
  ctx: RequestContext;
  site: EditableSite;
  waiting: readonly WaitingDocument[];
  /** Why it was refused. */
  findings: readonly Finding[];
  refused: RefusedForm | undefined;
}) {
  const { t, href } = ctx;
  const whole = waiting.filter(({ isWhole }) => isWhole);
  return (
    <div className="desk-page">
      <SiteHead ctx={ctx} current={SITE} />
      <h2>{t('DESK_SITE_TO_PUBLISH')}</h2>
      <FormAlert {...{ ctx }} refused={refused} />
      {findings.length > 0 && (
        <div className="desk-fault">
          <strong>{t('DESK_SITE_REFUSED')}</strong>
          <ul>
            {findings.map(({ file, record, field, message }) => (
              <li key={`${file} ${record} ${field} ${message}`}>
                {addColon([record, field].filter(Boolean).join(', '), ctx.language)} {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {waiting.length === 0 && <p className="desk-empty">{t('DESK_SITE_NOTHING')}</p>}
      {waiting.map(({ document, title, changes, drafts, isWhole, problems }) => (
        <section key={document} className="desk-section">
          <div className="desk-section__head">
            <h3>
              <a href={href.page(`${SITE}${document}/`)}>{title}</a>
            </h3>
            <span className="desk-quiet">{describeAuthors(ctx, drafts)}</span>
          </div>
          {!isWhole && (
            <div className="desk-fault">
              <p>{t('DESK_SITE_UNFINISHED')}</p>
              <ul>
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </div>
          )}
          <ChangeList {...{ ctx, site, changes }} />
        </section>
      ))}
      {whole.length > 0 && (
        <>
          <p>{t('DESK_SITE_PUBLISH_ASK')}</p>
          <PlainFormView
            {...{ ctx, form: publishForm, action: href.page(`${SITE}publish/`), refused }}
            hidden={{ sure: 'yes' }}
            className="form--dense"
            presentation={{
              options: {
                documents: whole.map(({ document, title }) => ({ value: document, text: title })),
              },
              initialValues: { documents: whole.map(({ document }) => document) },
            }}
          >
            <a className="button button--outlined" href={href.page(`${SITE}draft/`)}>
              {t('DESK_SITE_PREVIEW')}
            </a>
          </PlainFormView>
        </>
      )}
    </div>
  );
}
