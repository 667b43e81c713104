import * as v from 'valibot';
import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import type { FieldErrors } from '../../forms/kit/definition/parse-answers';
import { DOCUMENT_TABLE } from './document-table';
import type { EditedInput, EditedKind } from './edited-field';
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
};

/** Whether a document is as its schema wants it: only then it is previewed and published. */
export const isValidDocument = ({ kind }: DocumentName, document: object): boolean =>
  v.is(DOCUMENT_TABLE[kind].schema, document);

/** Checks a document by the schema that a load uses; returns an error for each input with a value that it refuses. */
export function findFieldErrors(
  { t }: Pick<RequestContext, 't'>,
  { kind }: DocumentName,
  document: object,
  inputs: readonly EditedInput[],
): FieldErrors {
  const { issues = [] } = v.safeParse(DOCUMENT_TABLE[kind].schema, document);
  const paths = issues.map((issue) => ({ issue, path: v.getDotPath(issue) ?? '' }));
  return Object.fromEntries(
    inputs.flatMap(({ name, field }) => {
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
