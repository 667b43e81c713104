import type { EditableSite } from '../../../domain/site/editable-site';
import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { FormAlert } from '../../forms/kit/view/action-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import type { AgentWork } from './agent-work-store';
import { describeAsked } from './asked-drafts';
import { ChangeList } from './change-list';
import { publishForm } from './document-forms';
import { describeAuthors } from './document-page';
import type { StoredDraft } from './drafts-store';
import { LeavesListings } from './goes-along';
import type { PublishedChange } from './publications-store';
import { SITE, SiteHead } from './site-head';

/** What is wrong with a document. */
export interface DocumentProblem {
  text: string;
  /** The input that mends it, if there is one. */
  anchor?: string | undefined;
}

/** A document and what a check refuses of it; of what belongs to none the name is empty. */
export interface RefusedDocument {
  document: string;
  title: string;
  problems: readonly DocumentProblem[];
}

/** A document that waits to be published; its problems keep it from being whole. */
export interface WaitingDocument extends RefusedDocument {
  changes: readonly PublishedChange[];
  drafts: readonly StoredDraft[];
  /** Whether its values are as a load wants them. */
  isWhole: boolean;
}

/** Shows in words what a publication changes, and publishes what is ticked. */
export function PublishPage({
  ctx,
  site,
  works,
  waiting,
  refusedDocuments,
  refused,
}: {
  ctx: RequestContext;
  site: EditableSite;
  /** What is left without its person, by the document of who goes. */
  works: ReadonlyMap<string, AgentWork>;
  waiting: readonly WaitingDocument[];
  /** What keeps all of them together from being published, or what was chosen. */
  refusedDocuments: readonly RefusedDocument[];
  refused: RefusedForm | undefined;
}) {
  const { t, href } = ctx;
  const whole = waiting.filter(({ isWhole }) => isWhole);
  return (
    <div className="desk-page">
      <SiteHead ctx={ctx} current={SITE} />
      <h2>{t('DESK_SITE_TO_PUBLISH')}</h2>
      <FormAlert {...{ ctx }} refused={refused} />
      {refusedDocuments.length > 0 && (
        <div className="desk-fault">
          <strong>{t('DESK_SITE_REFUSED')}</strong>
          {refusedDocuments.map((refusedDocument) => (
            <div key={refusedDocument.document}>
              {refusedDocument.title && <p>{refusedDocument.title}</p>}
              <ProblemList {...{ ctx }} {...refusedDocument} />
            </div>
          ))}
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
          {!isWhole && <UnfinishedNote {...{ ctx, document, problems }} />}
          <ChangeList {...{ ctx, site, changes }} />
          <LeavesListings {...{ ctx }} work={works.get(document)} />
        </section>
      ))}
      {whole.length > 0 && (
        <>
          <p>{t('DESK_SITE_PUBLISH_ASK')}</p>
          <PlainFormView
            {...{ ctx, form: publishForm, action: href.page(`${SITE}publish/`), refused }}
            hidden={{ sure: 'yes', asked: describeAsked(waiting.flatMap(({ drafts }) => drafts)) }}
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

/** Names what is wrong with a document, with links to the inputs that mend it. */
const ProblemList = ({
  ctx: { href },
  document,
  problems,
}: Pick<RefusedDocument, 'document' | 'problems'> & { ctx: RequestContext }) => (
  <ul>
    {problems.map(({ text, anchor }) => (
      <li key={text}>
        {anchor ? (
          // In place of a preview the list stands in a frame beside its form.
          <a target="_parent" href={`${href.page(`${SITE}${document}/`)}#${anchor}`}>
            {text}
          </a>
        ) : (
          text
        )}
      </li>
    ))}
  </ul>
);

const UnfinishedNote = ({
  ctx,
  ...refused
}: Pick<RefusedDocument, 'document' | 'problems'> & { ctx: RequestContext }) => (
  <div className="desk-fault">
    <p>{ctx.t('DESK_SITE_UNFINISHED')}</p>
    <ProblemList {...{ ctx, ...refused }} />
  </div>
);

/** Shows in place of a preview why there is none. */
export const UnfinishedPage = ({
  ctx,
  unfinished: { document, title, problems },
}: {
  ctx: RequestContext;
  unfinished: RefusedDocument;
}) => (
  <div className="desk-page">
    <SiteHead ctx={ctx} current={SITE} />
    <h2>{title}</h2>
    <UnfinishedNote {...{ ctx, document, problems }} />
  </div>
);
