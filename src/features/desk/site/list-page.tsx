import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { FormAlert } from '../../forms/kit/view/action-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import { DoneNote } from '../done-note';
import { ADD_FORMS } from './document-forms';
import type { ListedDocument } from './document-rows';
import { DocumentRows } from './document-rows';
import type { SiteRecordKind } from './site-document';
import { SITE, SiteHead } from './site-head';

/** The documents of a kind, by group, and the way to a new one. */
export function ListPage({
  ctx,
  kind,
  documents,
  groups,
  refused,
  done,
}: {
  ctx: RequestContext;
  kind: SiteRecordKind;
  documents: readonly ListedDocument[];
  /** What a new one is added to: a category of articles, a page to stand below, a town; none for people. */
  groups: readonly { id: number | string; name: string }[];
  refused: RefusedForm | undefined;
  /** What was just done. */
  done: string | undefined;
}) {
  const { href } = ctx;
  const list = `${SITE}${kind}/`;
  const options = groups.map(({ id, name }) => ({ value: `${id}`, text: name }));
  return (
    <div className="desk-page">
      <SiteHead ctx={ctx} current={list} />
      <DoneNote>{done}</DoneNote>
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
              <span>{countListed(members)}</span>
            </div>
          )}
          <DocumentRows {...{ ctx, kind, documents: members }} />
        </section>
      ))}
    </div>
  );
}

const countListed = (documents: readonly ListedDocument[]): number =>
  documents.reduce((sum, { below }) => sum + 1 + countListed(below), 0);
