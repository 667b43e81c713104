import * as v from 'valibot';
import { LANGUAGES } from '../../../domain/language/language';
import { LANGUAGE_NAME_KEYS } from '../../../domain/language/language-name';
import type { RequestContext } from '../../../platform/request-context';
import type { FieldError, FieldErrors } from '../../forms/kit/definition/parse-answers';
import type { FieldRefusal, Refusals } from './check-drafts';
import { describeIssue } from './describe-issue';
import { DOCUMENT_TABLE } from './document-table';
import type { EditedInput } from './edited-field';
import { getField, toPlaces } from './field-path';
import type { DocumentName } from './site-document';
import { formatDocumentName } from './site-document';

/** Checks a document by the schema and the rules of a load; returns an error by the name of each input, or by the path of what no input is for. */
export function findFieldErrors(
  ctx: RequestContext,
  refusals: Refusals,
  name: DocumentName,
  document: object,
  inputs: readonly EditedInput[],
): FieldErrors {
  const { issues = [] } = v.safeParse(DOCUMENT_TABLE[name.kind].schema, document);
  const paths = issues.map((issue) => ({ issue, path: v.getDotPath(issue) ?? '' }));
  const own = refusals.get(formatDocumentName(name)) ?? [];
  const unplaced = new Set(own);
  const errors: FieldErrors = Object.fromEntries(
    inputs.flatMap((input): [string, FieldError][] => {
      const place = toPlaces(document, input.name);
      const isHere = ({ path }: { path: string }) => place === path || place.startsWith(`${path}.`);
      const refusal = own.find(isHere);
      if (refusal) {
        unplaced.delete(refusal);
        return [[input.name, describeRefusal(ctx, refusal, input)]];
      }
      const found = paths.find(isHere);
      if (!found) return [];
      const value = getField(document, input.name);
      return [[input.name, describeIssue(ctx.t, found.issue, input, value)]];
    }),
  );
  for (const refusal of unplaced) errors[refusal.path] = describeRefusal(ctx, refusal);
  return errors;
}

/** Says what a rule refuses; a sentence may name the field and the language that its path ends with. */
function describeRefusal(
  { t }: RequestContext,
  { path, words: { key, values } }: FieldRefusal,
  input?: EditedInput,
): FieldError {
  const language = LANGUAGES.find((code) => path.endsWith(`.${code}`));
  return {
    key,
    values: {
      label: t(input?.field.label ?? 'DESK_SITE_TEXT'),
      language: language ? t(LANGUAGE_NAME_KEYS[language]) : '',
      ...values,
    },
  };
}
