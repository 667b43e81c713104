import { LANGUAGES } from '../../../domain/language/language';
import { LANGUAGE_NAME_KEYS } from '../../../domain/language/language-name';
import type { EditableSite } from '../../../domain/site/editing/editable-site';
import { openDocument, parseDocumentName } from '../../../domain/site/editing/site-document';
import type { RequestContext } from '../../../platform/request-context';
import { DOCUMENT_TABLE } from './document-table';
import { listInputs } from './edited-field';

/** Names a field of a document as its form does: 'Titel, Frans'. One that the form has no more stands as its path. */
export function nameField(
  { t }: Pick<RequestContext, 't'>,
  site: EditableSite,
  document: string,
  path: string,
): string {
  const name = parseDocumentName(document);
  const opened = name && openDocument(site, name);
  const sections = opened ? DOCUMENT_TABLE[name.kind].getSections(opened) : [];
  const found = listInputs(sections, LANGUAGES).find((input) => input.name === path);
  if (!found) return path;
  const label = t(found.field.label);
  return found.language
    ? t('DESK_SITE_LABEL', { label, language: t(LANGUAGE_NAME_KEYS[found.language]) })
    : label;
}
