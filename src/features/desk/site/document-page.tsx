import type { ReactNode } from 'react';
import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import { DOT } from '../../../domain/format/dot';
import type { RequestContext } from '../../../platform/request-context';
import { getFields } from '../../forms/kit/definition/form';
import type { FieldValues } from '../../forms/kit/definition/parse-answers';
import type { PlainForm } from '../../forms/kit/definition/plain-form';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { ActionForm, FormAlert } from '../../forms/kit/view/action-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import { DoneNote } from '../done-note';
import { describeAsked } from './asked-drafts';
import { discardForm } from './document-forms';
import type { StoredDraft } from './drafts-store';
import { RichTextTools } from './rich-text/rich-text-tools';
import { SEEN } from './seen-values';
import { SITE, SiteHead } from './site-head';

/** A document with its form: what is typed is a draft, which visitors do not see. */
export function DocumentPage({
  ctx,
  title,
  path,
  list,
  form,
  seen,
  state,
  values,
  drafts,
  done,
  isRecord,
  sought,
  head,
  children,
}: {
  ctx: RequestContext;
  title: string;
  /** The original path of the page, and of the list that it belongs to. */
  path: string;
  list: string;
  form: PlainForm;
  /** What the page shows, as marks (seen-values.ts). */
  seen: string;
  /** The values, with what is wrong with them. */
  state: RefusedForm;
  /** The values as they are stored. */
  values: FieldValues;
  drafts: readonly StoredDraft[];
  done: string | undefined;
  /** Whether it can be removed. */
  isRecord: boolean;
  /** What was looked for in it. */
  sought?: string;
  /** What stands above its form. */
  head?: ReactNode;
  /** What else the document has, below its form. */
  children?: ReactNode;
}) {
  const { t, href } = ctx;
  const action = href.page(path, sought ? { q: sought } : {});
  const buttons = discardForm.buttons.filter(
    ({ value }) => (value === 'discard' && drafts.length > 0) || (value === 'remove' && isRecord),
  );
  return (
    <div className="desk-page">
      <SiteHead ctx={ctx} current={list} />
      <DoneNote>{done}</DoneNote>
      <FormAlert {...{ ctx }} refused={state.form ? undefined : state} />
      <div className="desk-section__head">
        <h2>{title}</h2>
        <span className="desk-quiet" data-follows="authors">
          {describeAuthors(ctx, drafts)}
        </span>
      </div>
      {head}
      {form.parts.length > 0 && (
        <PlainFormView
          {...{ ctx, form, action, className: 'form--dense' }}
          hidden={{ [SEEN]: seen }}
          refused={state.form ? state : undefined}
          presentation={{ initialValues: values }}
          isSavedTyped
        >
          <a
            className="button button--outlined"
            href={href.page(`${SITE}draft/`, { of: path.slice(SITE.length, -1) })}
            data-beside=""
          >
            {t('DESK_SITE_PREVIEW')}
          </a>
          <a className="button button--outlined" href={href.page(`${SITE}publish/`)}>
            {t('DESK_SITE_TO_PUBLISH')}
          </a>
        </PlainFormView>
      )}
      {hasRichText(form) && <RichTextTools {...{ ctx }} />}
      {children}
      <div data-follows="discard">
        {buttons.length > 0 && (
          <ActionForm
            {...{ ctx, action, buttons, form: discardForm }}
            hidden={{ sure: '', asked: describeAsked(drafts) }}
            className="desk-line"
          />
        )}
      </div>
    </div>
  );
}

const hasRichText = (form: PlainForm): boolean =>
  getFields(form).some((field) => field.kind === 'textarea' && field.isRich);

/** Names who typed what is not published, and when. */
export function describeAuthors(
  { language }: RequestContext,
  drafts: readonly StoredDraft[],
): string {
  const newest = new Map<string, number>();
  for (const { name, changedAt } of drafts)
    newest.set(name ?? '–', Math.max(changedAt, newest.get(name ?? '–') ?? 0));
  return [...newest]
    .map(
      ([name, at]) => `${name}, ${formatLongDate(at, language)} ${formatTimeOfDay(at, language)}`,
    )
    .join(DOT);
}
