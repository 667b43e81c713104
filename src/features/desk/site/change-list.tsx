import { LANGUAGES } from '../../../domain/language/language';
import { LANGUAGE_NAME_KEYS } from '../../../domain/language/language-name';
import type { EditableSite } from '../../../domain/site/editable-site';
import type { RequestContext } from '../../../platform/request-context';
import { DOCUMENT_TABLE } from './document-table';
import { listInputs } from './edited-field';
import type { PublishedChange } from './publications-store';
import { openSiteDocument, parseDocumentName } from './site-document';

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
  const show = (value: string | null) => value || t('DESK_SITE_EMPTY');
  return (
    <ul className="desk-rows">
      {changes.map(({ document, field, before, after }) => (
        <li key={`${document} ${field}`}>
          {field === '' ? (
            <strong>{t(after === null ? 'DESK_SITE_REMOVED' : 'DESK_SITE_NEW')}</strong>
          ) : (
            <>
              <strong>{nameField(ctx, site, document, field)}</strong>
              <br />
              <del>{show(before)}</del> <ins>{show(after)}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Names a field of a document as its form does: 'Titel, Frans'. One that the form has no more stands as its path. */
function nameField(
  { t }: Pick<RequestContext, 't'>,
  site: EditableSite,
  document: string,
  path: string,
): string {
  const name = parseDocumentName(document);
  const opened = name && openSiteDocument(site, name);
  const sections = opened ? DOCUMENT_TABLE[name.kind].getSections(opened) : [];
  const found = listInputs(sections, LANGUAGES).find((input) => input.name === path);
  if (!found) return path;
  const label = t(found.field.label);
  return found.language
    ? t('DESK_SITE_LABEL', { label, language: t(LANGUAGE_NAME_KEYS[found.language]) })
    : label;
}
