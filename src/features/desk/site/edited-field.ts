import type { CropShape } from '../../../domain/images/picture-crop';
import type { Language } from '../../../domain/language/language';
import type { TextKey } from '../../../domain/language/texts';
import type { EditableSite } from '../../../domain/site/editable-site';
import type { RequestContext } from '../../../platform/request-context';
import type { FieldOption } from '../../forms/kit/definition/field';

/** How a value of a document is typed. */
export type EditedKind =
  | 'line'
  | 'text'
  | 'html'
  | 'email'
  | 'phone'
  | 'link'
  | 'path'
  | 'color'
  | 'number'
  | 'day'
  | 'flag'
  | 'choice'
  | 'rules'
  | 'languages'
  | 'spans'
  | 'specialDays'
  | 'picture';

/** A value of a document that the desk changes. */
export interface EditedField {
  /** Its path in the document; '*' stands for each language in use: 'role.*'. */
  path: string;
  label: TextKey;
  kind: EditedKind;
  hint?: TextKey;
  /** What a value looks like, where only one form is taken. */
  example?: string;
  /** Lists what is chosen from; each of many fields has its own, of which few are shown. */
  listOptions?(): readonly FieldOption[];
  /** Whether it always has a value. */
  isNeeded?: boolean;
  /** What visitors read while a field of a language is empty. */
  original?: Readonly<Partial<Record<Language, string>>>;
  /** The shapes that a picture can be cut to. */
  shapes?: readonly CropShape[];
  /** Whether a picture only adorns, so that it is not described. */
  isDecorative?: boolean;
  /** Whether the document keeps of a picture its address alone. */
  isAddress?: boolean;
}

/** Who edits a document, and the site that it belongs to. */
export interface DocumentContext {
  ctx: RequestContext;
  site: EditableSite;
  /** The words that are looked for among the texts of the site. */
  sought?: string;
}

/** Fields under one heading. */
export interface EditedSection {
  legend: TextKey;
  /** What the heading adds: the number of a module. */
  name?: string;
  /** How its first fields are typed. */
  hint?: TextKey;
  /** Whether its fields stand beside each other, as the languages of a text do. */
  isRow?: boolean;
  fields: readonly EditedField[];
}

/** One input of a document's form: a field, of a text by language in one of them. */
export interface EditedInput {
  /** The path of the value, and the name of the input. */
  name: string;
  field: EditedField;
  language?: Language;
}

/** Lists the inputs of sections for the languages in use, in the order of the page; pictures have forms of their own. */
export const listInputs = (
  sections: readonly EditedSection[],
  languages: readonly Language[],
): EditedInput[] =>
  sections.flatMap(({ fields }) =>
    fields
      .filter(({ kind }) => kind !== 'picture')
      .flatMap((field) => expandField(field, languages)),
  );

/** Lists the inputs of one field. */
export const expandField = (field: EditedField, languages: readonly Language[]): EditedInput[] =>
  field.path.includes('*')
    ? languages.map((language) => ({ name: field.path.replace('*', language), field, language }))
    : [{ name: field.path, field }];

/** Creates a field; its options and hint follow. */
export const field = (
  kind: EditedKind,
  path: string,
  label: TextKey,
  more: Omit<EditedField, 'kind' | 'path' | 'label'> = {},
): EditedField => ({ kind, path, label, ...more });
