import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { FormAlert } from '../../forms/kit/view/action-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import { ADD_FORMS } from './document-forms';
import type { DocumentName, SiteRecordKind } from './site-document';
import { SITE, SiteHead } from './site-head';

/** A line of a list of documents. */
export interface ListedDocument {
  name: DocumentName;
  title: string;
  /** The group that it stands in: the category of an article. */
  group: string;
  isHidden: boolean;
  hasDraft: boolean;
  /** Whether a draft removes it. */
  isRemoved: boolean;
  /** The languages in use that it lacks a title in. */
  missing: readonly string[];
}

/** The documents of a kind, by group, and the way to a new one. */
export function ListPage({
  ctx,
  kind,
  documents,
  groups,
  refused,
}: {
  ctx: RequestContext;
  kind: SiteRecordKind;
  documents: readonly ListedDocument[];
  /** What a new one is added to: a category of articles, a page to stand below, a town; none for people. */
  groups: readonly { id: number | string; name: string }[];
  refused: RefusedForm | undefined;
}) {
  const { t, href } = ctx;
  const list = `${SITE}${kind}/`;
  const options = groups.map(({ id, name }) => ({ value: `${id}`, text: name }));
  return (
    <div className="desk-page">
      <SiteHead ctx={ctx} current={list} />
      <FormAlert {...{ ctx }} refused={refused?.form ? undefined : refused} />
      {(kind !== 'towns' || options.length > 0) && (
        <PlainFormView
          {...{ ctx, refused, form: ADD_FORMS[kind] }}
          action={href.page(list)}
          className="form--dense form--line"
          presentation={{
            options: {
              category: options,
              town: options,
              parent: [{ value: '', label: 'DESK_SITE_BELOW_NONE' }, ...options],
            },
            omittedFields: groups.length > 0 ? [] : ['category'],
          }}
        />
      )}
      {[...Map.groupBy(documents, ({ group }) => group)].map(([group, members]) => (
        <section key={group} className="desk-section">
          {group && (
            <div className="desk-section__head">
              <h2>{group}</h2>
              <span>{members.length}</span>
            </div>
          )}
          <ul className="desk-rows">
            {members.map(({ name, title, isHidden, hasDraft, isRemoved, missing }) => (
              <li key={name.id} className="desk-line">
                <a href={href.page(`${list}${name.id}/`)}>{title}</a>
                <span>
                  {missing.length > 0 && !isRemoved && (
                    <span className="desk-quiet">
                      {t('DESK_SITE_LACKS', { languages: missing.join(', ') })}{' '}
                    </span>
                  )}
                  {isHidden && <span className="desk-tag">{t('DESK_SITE_HIDDEN')}</span>}{' '}
                  {(isRemoved || hasDraft) && (
                    <span className="desk-tag">
                      {t(isRemoved ? 'DESK_SITE_REMOVED' : 'DESK_SITE_DRAFT')}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
