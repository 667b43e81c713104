import { buildImageUrl } from '../../../domain/images/image-url';
import type { RequestContext } from '../../../platform/request-context';
import { orderForm } from './document-forms';
import { OrderedList } from './ordered-list';
import type { DocumentName, SiteRecordKind } from './site-document';
import { SITE } from './site-head';

/** A line of a list of documents. */
export interface ListedDocument {
  name: DocumentName;
  title: string;
  /** What it is, in a line: a role, an address, its first words. */
  about: string;
  picture: string | undefined;
  /** The group that it stands in: the category of an article. */
  group: string;
  /** Whether it is moved among those beside it. */
  isPlaced: boolean;
  isHidden: boolean;
  hasDraft: boolean;
  /** Whether a draft removes it. */
  isRemoved: boolean;
  /** The languages in use that it lacks a title in. */
  missing: readonly string[];
  /** The pages of the menu below it. */
  below: readonly ListedDocument[];
}

/** The lines of documents beside each other; those that have a place are moved by buttons. */
export function DocumentRows({
  ctx,
  kind,
  documents,
}: {
  ctx: RequestContext;
  kind: SiteRecordKind;
  documents: readonly ListedDocument[];
}) {
  const { href, snapshot } = ctx;
  const list = `${SITE}${kind}/`;
  const show = ({ name, title, about, picture }: ListedDocument) => (
    <span className="desk-document">
      {picture && (
        <img
          src={buildImageUrl(picture, 500, snapshot.site.configuration.images)}
          alt=""
          width={kind === 'team' ? 48 : 64}
          height={48}
          loading="lazy"
          decoding="async"
        />
      )}
      <span>
        <a href={href.page(`${list}${name.id}/`)}>{title}</a>
        <span className="desk-quiet">{about}</span>
      </span>
    </span>
  );
  if (documents[0]?.isPlaced)
    return (
      <OrderedList
        {...{ ctx, action: href.page(list), form: orderForm }}
        things={documents.map((document) => ({
          hidden: { record: `${document.name.id}`, by: 1 },
          id: buildRowId(document.name),
          name: document.title,
          shown: show(document),
          note: <DocumentState {...{ ctx, document }} />,
          below: document.below.length > 0 && (
            <DocumentRows {...{ ctx, kind, documents: document.below }} />
          ),
        }))}
      />
    );
  return (
    <ul className="desk-rows">
      {documents.map((document) => (
        <li key={document.name.id} className="desk-line">
          {show(document)}
          <span>
            <DocumentState {...{ ctx, document }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Names the row of a document in addresses. */
export const buildRowId = ({ kind, id }: DocumentName): string => `${kind}-${id}`;

/** What visitors do not see of a document. */
function DocumentState({
  ctx: { t },
  document: { missing, isHidden, isRemoved, hasDraft },
}: {
  ctx: RequestContext;
  document: ListedDocument;
}) {
  return (
    <>
      {missing.length > 0 && !isRemoved && (
        <span className="desk-quiet">
          {t('DESK_SITE_LACKS', { languages: missing.join(', ') })}{' '}
        </span>
      )}
      {isHidden && <span className="desk-tag">{t('DESK_SITE_HIDDEN')}</span>}{' '}
      {(isRemoved || hasDraft) && (
        <span className="desk-tag">{t(isRemoved ? 'DESK_SITE_REMOVED' : 'DESK_SITE_DRAFT')}</span>
      )}
    </>
  );
}
