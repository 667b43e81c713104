import { formatDate } from '../../../domain/format/date';
import type { Language } from '../../../domain/language/language';
import { LANGUAGES } from '../../../domain/language/language';
import { LANGUAGE_NAME_KEYS } from '../../../domain/language/language-name';
import type { EditableSite } from '../../../domain/site/editable-site';
import type { RequestContext } from '../../../platform/request-context';
import { ChangedPicture, ChangedText } from './changed-value';
import { DOCUMENT_TABLE } from './document-table';
import type { EditedField, EditedSection } from './edited-field';
import { expandField } from './edited-field';
import { isItemPath } from './field-path';
import { ITEM_LIST_LABELS, ITEM_LISTS } from './list-items';
import { createBlankRecord } from './new-record';
import type { PublishedChange } from './publications-store';
import { openSiteDocument, parseDocumentName } from './site-document';
import { describeSpecialDays, toTyped } from './typed-values';

/** Changes in words: the field with its language, what stands there, what it becomes. */
export function ChangeList({
  ctx,
  site,
  changes,
}: {
  ctx: RequestContext;
  /** The site whose documents are named. */
  site: EditableSite;
  changes: readonly PublishedChange[];
}) {
  const { t } = ctx;
  return (
    <ul className="desk-rows">
      {orderAsForms(ctx, site, changes).map(({ document, field, before, after, named }) => {
        const show = (value: string | null) =>
          named.field?.kind === 'picture' && value ? (
            <ChangedPicture ctx={ctx} value={value} />
          ) : (
            (value !== null && nameValue(ctx, named.field, value)) || t('DESK_SITE_EMPTY')
          );
        return (
          <li key={`${document} ${field}`}>
            <strong>
              {field === '' || isItemPath(field)
                ? nameItemChange(ctx, field && named.text, after === null)
                : named.text}
            </strong>
            {field !== '' && !isItemPath(field) && named.field?.kind === 'html' && (
              <ChangedText {...{ ctx, before, after }} language={named.language} />
            )}
            {field !== '' && !isItemPath(field) && named.field?.kind !== 'html' && (
              <>
                <br />
                <del>{show(before)}</del> <ins>{show(after)}</ins>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Names changes and puts those of one document in the order of its form; what the form has not stands first. */
function orderAsForms(
  ctx: RequestContext,
  site: EditableSite,
  changes: readonly PublishedChange[],
) {
  const named = changes.map((change) => ({
    ...change,
    named: nameField(ctx, site, change.document, change.field),
  }));
  return [...Map.groupBy(named, ({ document }) => document).values()].flatMap((own) =>
    own.toSorted((one, other) => one.named.place - other.named.place),
  );
}

/** Says that a record, or an item of one that has a name, is new or removed. */
function nameItemChange({ t }: RequestContext, name: string, isRemoved: boolean): string {
  const values = t(isRemoved ? 'DESK_SITE_REMOVED' : 'DESK_SITE_NEW');
  return name ? t('DESK_CATALOGUE_CHANGE', { kind: name, values }) : values;
}

/** Shows a choice by the words of its option, any other value as it is read. */
function nameValue({ t }: RequestContext, field: EditedField | undefined, value: string): string {
  if (field?.kind === 'specialDays') return describeSpecialDays(value, '; ');
  if (field?.kind === 'day') return formatDate(value) || value;
  if (field?.kind === 'flag' && value !== '')
    return t(toTyped(value, field.kind) === 'yes' ? 'YES' : 'NO');
  if (field?.kind === 'languages')
    return LANGUAGES.filter((code) => value.split(', ').includes(code))
      .map((code) => t(LANGUAGE_NAME_KEYS[code]))
      .join(', ');
  const option = field?.listOptions?.().find((candidate) => candidate.value === value);
  return option?.text ?? (option?.label ? t(option.label) : value);
}

/**
 * Names a field of a document as its form does: 'Blok 2: Pers, Titel, Frans'. A module, and its place, have the name of
 * their section; what the form has no more stands as its path.
 */
function nameField(
  ctx: RequestContext,
  site: EditableSite,
  document: string,
  path: string,
): { text: string; place: number; field?: EditedField; language?: Language } {
  const { t } = ctx;
  const name = parseDocumentName(document);
  const opened = name && (openSiteDocument(site, name) ?? createBlankRecord(name));
  const sections = opened ? DOCUMENT_TABLE[name.kind].getSections(opened, { ctx, site }) : [];
  let place = 0;
  for (const section of sections)
    for (const field of section.fields)
      for (const input of expandField(field, LANGUAGES)) {
        place++;
        if (input.name !== path) continue;
        const label = t(field.label);
        const text = input.language
          ? t('DESK_SITE_LABEL', { label, language: t(LANGUAGE_NAME_KEYS[input.language]) })
          : label;
        const { language } = input;
        return {
          ...{ field, place, text: [...nameSection(ctx, section), text].join(', ') },
          ...(language && { language }),
        };
      }
  const list = ITEM_LISTS.find((candidate) => candidate === path);
  if (list && document === 'look') return { text: t(ITEM_LIST_LABELS[list]), place: 0 };
  const item = path.replace(/\.sort$/, '');
  if (!isItemPath(item)) return { text: path, place: 0 };
  const section = sections.find(({ fields }) =>
    fields.some((field) => field.path.startsWith(`${item}.`)),
  );
  const thing = section ? nameSection(ctx, section) : [t('DESK_SITE_MODULE')];
  return {
    text: [...thing, ...(item === path ? [] : [t('DESK_SITE_ORDER')])].join(', '),
    place: 0,
  };
}

/** The heading of a section that says which one of several it is. */
const nameSection = ({ t }: RequestContext, { legend, name }: EditedSection): string[] =>
  name ? [`${t(legend)} ${name}`] : [];
