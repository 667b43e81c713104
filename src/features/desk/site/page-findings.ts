import type { Language } from '../../../domain/language/language';
import { LANGUAGE_NAME_KEYS } from '../../../domain/language/language-name';
import { createHrefBuilder } from '../../../domain/routing/href';
import { UNKNOWN_PATH } from '../../../domain/routing/resolved-route';
import type { RouteTable } from '../../../domain/routing/route-table';
import type { PreviewFinding, RequestContext } from '../../../platform/request-context';
import { findHtmlLinks } from '../../../platform/snapshot/build/check/html-links';
import { findLinkedOriginal } from '../../../platform/snapshot/build/check/links';
import { findFieldErrors } from './check-document';
import { checkDrafts } from './check-drafts';
import { DOCUMENT_FORM } from './document-form';
import { DOCUMENT_TABLE } from './document-table';
import type { EditedField, EditedInput } from './edited-field';
import { expandField, listInputs } from './edited-field';
import { getField } from './field-path';
import type { OpenedSite } from './opened-site-store';
import type { DocumentName } from './site-document';
import { formatDocumentName, openSiteDocument } from './site-document';
import { SITE } from './site-head';

/**
 * Finds what a document still needs, by the names that its form at the desk has: what is refused, texts that a language
 * lacks, links that lead nowhere.
 */
export function findPageFindings(
  ctx: RequestContext,
  { live, draft: site, drafts }: Pick<OpenedSite, 'live' | 'draft' | 'drafts'>,
  name: DocumentName,
): PreviewFinding[] {
  const { t, languages } = ctx;
  const document = openSiteDocument(site, name);
  if (!document) return [];
  const sections = DOCUMENT_TABLE[name.kind].getSections(document, { ctx, site });
  // The links of a preview stay in it.
  const { routeTable, catalogue } = ctx.snapshot;
  const href = createHrefBuilder(routeTable, ctx.language, catalogue.projects);
  const page = href.page(`${SITE}${formatDocumentName(name)}/`);
  const { refusals } = checkDrafts(live, drafts);
  const inputs = listInputs(sections, languages);
  const errors = findFieldErrors(ctx, refusals, name, document, inputs);
  return sections.flatMap(({ legend, name: item, fields }) =>
    fields.flatMap((field) => {
      const unwritten = listUnwritten(document, field, languages);
      return expandField(field, languages).flatMap((input): PreviewFinding[] => {
        const place = [...(item ? [`${t(legend)} ${item}`] : []), nameInput(ctx, input)].join(', ');
        const error = errors[input.name];
        const link = findLostLink(routeTable, input, getField(document, input.name));
        const text = error
          ? t(error.key, error.values)
          : unwritten.some((language) => language === input.language)
            ? t('DESK_SITE_FINDING_MISSING', { label: place })
            : link && t('DESK_SITE_FINDING_LINK', { label: place, link });
        return text ? [{ text, href: `${page}#${DOCUMENT_FORM}-${input.name}` }] : [];
      });
    }),
  );
}

/** Lists the languages in use in which a field lacks a text that another one has. */
export function listUnwritten(
  document: object,
  field: EditedField,
  languages: readonly Language[],
): Language[] {
  const [above = '', below] = field.path.split(BY_LANGUAGE);
  if (below === undefined) return [];
  // What is above the languages is the same for each.
  const texts = getField(document, above);
  const unwritten = languages.filter(
    (language) => String(getField(texts, language + below) ?? '').trim() === '',
  );
  return unwritten.length < languages.length ? unwritten : [];
}

/** In the path of a field what stands for each language in use, with the dot that leads to it. */
const BY_LANGUAGE = /\.\*/;

const nameInput = ({ t }: RequestContext, { field, language }: EditedInput): string =>
  language
    ? t('DESK_SITE_LABEL', { label: t(field.label), language: t(LANGUAGE_NAME_KEYS[language]) })
    : t(field.label);

/** Finds the first link of a value that leads to no page of this site. */
function findLostLink(
  table: RouteTable,
  { field: { kind } }: EditedInput,
  value: unknown,
): string | undefined {
  if (typeof value !== 'string') return undefined;
  const links = kind === 'html' ? findHtmlLinks(value).map(({ link }) => link) : [value];
  return kind === 'html' || kind === 'link'
    ? links.find((link) => findLinkedOriginal(table, link) === UNKNOWN_PATH)
    : undefined;
}
