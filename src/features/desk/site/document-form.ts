import * as v from 'valibot';
import { LANGUAGES } from '../../../domain/language/language';
import { LANGUAGE_NAME_KEYS } from '../../../domain/language/language-name';
import type { Translate } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import type { Field, FieldRow, FormPart } from '../../forms/kit/definition/field';
import type { FieldValues } from '../../forms/kit/definition/parse-answers';
import type { DeskForm } from '../desk-form';
import type { EditedField, EditedInput, EditedKind, EditedSection } from './edited-field';
import { listInputs } from './edited-field';
import { getField } from './field-path';
import { SEEN } from './seen-values';
import { toTyped } from './typed-values';

const INPUT_KINDS: Readonly<Record<Exclude<EditedKind, 'picture'>, Field['kind']>> = {
  line: 'text',
  text: 'textarea',
  html: 'textarea',
  email: 'email',
  phone: 'tel',
  link: 'text',
  path: 'text',
  color: 'text',
  number: 'number',
  day: 'day',
  flag: 'checkbox',
  choice: 'select',
  rules: 'select',
  languages: 'checkboxes',
  spans: 'text',
  specialDays: 'textarea',
};

const LONG_ROWS = 8;

/** The name of a document's form, with which the ids of its fields begin. */
export const DOCUMENT_FORM = 'document';

/** Builds the form of a document from its sections: a group for each, a row for a text in several languages. */
export function buildDocumentForm(
  { t, languages }: Pick<RequestContext, 't' | 'languages'>,
  sections: readonly EditedSection[],
): DeskForm {
  const inputs = listInputs(sections, languages);
  const entries = inputs.map(({ name, field }) => [
    name,
    field.kind === 'languages' ? v.optional(v.array(v.string()), []) : v.optional(v.string(), ''),
  ]);
  return {
    name: DOCUMENT_FORM,
    schema: v.object({ ...Object.fromEntries(entries), [SEEN]: v.optional(v.string(), '') }),
    parts: sections.filter(hasInput).map(
      ({ legend, name, hint, isRow, fields }): FormPart => ({
        kind: 'group',
        legend,
        ...(name && { name }),
        ...(hint && { hint }),
        fields: (isRow ? [fields] : groupBeside(fields)).flatMap((beside): (Field | FieldRow)[] => {
          const row = listInputs([{ legend, fields: beside }], languages).map((input) =>
            buildInput(t, input),
          );
          return row.length > 1 ? [{ kind: 'row', fields: row }] : row;
        }),
      }),
    ),
    buttons: [{ value: 'save', effect: 'undoable', label: 'DESK_SITE_SAVE' }],
  };
}

/** Groups fields that stand beside each other: the days of a week; any other stands alone. */
const groupBeside = (fields: readonly EditedField[]): EditedField[][] => [
  ...Map.groupBy(fields, ({ kind, path }) => (kind === 'spans' ? kind : path)).values(),
];

/** Whether a section has more than a picture, which has a form of its own. */
const hasInput = ({ fields }: EditedSection) => fields.some(({ kind }) => kind !== 'picture');

function buildInput(t: Translate, { name, field, language }: EditedInput): Field {
  const { label, hint, original } = field;
  const text = language && original?.[language];
  const kind = field.kind === 'picture' ? 'text' : INPUT_KINDS[field.kind];
  const common = {
    name,
    label: language ? ('DESK_SITE_LABEL' as const) : label,
    ...(language && {
      labelValues: {
        ...{ label: t(label), language: t(LANGUAGE_NAME_KEYS[language]) },
        ...(text && { text }),
      },
    }),
    ...(hint && { hint }),
    ...(text && { hint: 'DESK_SITE_TEXT_ORIGINAL' as const }),
    ...(language && { lang: language }),
    saysOptional: true,
  };
  if (field.kind === 'html') return { ...common, kind: 'textarea', rows: LONG_ROWS, isRich: true };
  if (kind === 'textarea') return { ...common, kind, rows: 3 };
  if (kind === 'select')
    return {
      ...{ ...common, kind, options: field.listOptions?.() ?? [] },
      ...(field.isNeeded && { required: true }),
    };
  if (kind === 'checkboxes')
    return {
      ...common,
      kind,
      options: LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAME_KEYS[value] })),
    };
  if (field.kind === 'color') return { ...common, kind: 'text', width: 'short', isColor: true };
  return { ...common, kind } as Field;
}

/** Returns the values of a document as its form shows them. */
export const readDocumentValues = (document: object, inputs: readonly EditedInput[]): FieldValues =>
  Object.fromEntries(
    inputs.map(({ name, field }) => [name, toTyped(getField(document, name), field.kind)]),
  );
