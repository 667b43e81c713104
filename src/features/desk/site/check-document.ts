import * as v from 'valibot';
import type { Language } from '../../../domain/language/language';
import { LANGUAGE_NAME_KEYS } from '../../../domain/language/language-name';
import type { TextKey } from '../../../domain/language/texts';
import type { Configuration } from '../../../domain/site/configuration/configuration';
import type { EditableSite } from '../../../domain/site/editable-site';
import { findUndescribed } from '../../../domain/site/undescribed';
import type { FieldError, FieldErrors } from '../../forms/kit/definition/parse-answers';
import { DOCUMENT_TABLE } from './document-table';
import type { DocumentContext, EditedInput, EditedKind } from './edited-field';
import { toPlaces } from './field-path';
import type { DocumentName } from './site-document';

/** What is wrong with a value, by how it is typed. */
const PROBLEMS: Readonly<Partial<Record<EditedKind, TextKey>>> = {
  email: 'ALERT_EMAIL_INVALID',
  number: 'ALERT_NUMBER_INVALID',
  link: 'DESK_SITE_LINK_INVALID',
  path: 'DESK_SITE_PATH_INVALID',
  color: 'DESK_SITE_COLOR_INVALID',
  choice: 'ALERT_CHOICE_INVALID',
  spans: 'DESK_SITE_SPANS_INVALID',
  specialDays: 'DESK_SITE_SPECIAL_DAYS_INVALID',
};

/** Whether a document is as its schema wants it and its pictures are described: only then it is previewed and published. */
export const isValidDocument = (
  { kind }: DocumentName,
  document: object,
  languages: readonly Language[],
  site: EditableSite,
): boolean =>
  v.is(DOCUMENT_TABLE[kind].schema, document) &&
  Object.keys(DOCUMENT_TABLE[kind].findProblems?.(document, languages, site) ?? {}).length === 0 &&
  findUndescribed(kind === 'look' ? (document as Configuration).header : document, languages)
    .length === 0;

/** Checks a document by the schema that a load uses; returns an error for each input with a value that it refuses. */
export function findFieldErrors(
  { ctx: { t, languages }, site }: DocumentContext,
  { kind }: DocumentName,
  document: object,
  inputs: readonly EditedInput[],
): FieldErrors {
  const { issues = [] } = v.safeParse(DOCUMENT_TABLE[kind].schema, document);
  const paths = issues.map((issue) => ({ issue, path: v.getDotPath(issue) ?? '' }));
  const problems = DOCUMENT_TABLE[kind].findProblems?.(document, languages, site) ?? {};
  const undescribed = new Set(
    findUndescribed(document, languages, true).map(
      ({ path, language }) => `${path}.alt.${language}`,
    ),
  );
  return Object.fromEntries(
    inputs.flatMap(({ name, field, language }): [string, FieldError][] => {
      if (undescribed.has(name) && language) {
        const values = { language: t(LANGUAGE_NAME_KEYS[language]) };
        return [[name, { key: 'DESK_SITE_PICTURE_UNDESCRIBED', values }]];
      }
      const problem = problems[name];
      if (problem)
        return [[name, { ...problem, values: { label: t(field.label), ...problem.values } }]];
      const place = toPlaces(document, name);
      const found = paths.find(({ path }) => path === place || place.startsWith(`${path}.`));
      if (!found) return [];
      const isMissing = found.issue.received === 'undefined' || found.issue.received === '""';
      const key = isMissing
        ? 'ALERT_FIELD_EMPTY'
        : (PROBLEMS[field.kind] ?? 'DESK_SITE_VALUE_INVALID');
      return [[name, { key, values: { label: t(field.label) } }]];
    }),
  );
}
