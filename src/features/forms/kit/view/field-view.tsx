import type { ReactNode } from 'react';
import type { RequestContext } from '../../../../platform/request-context';
import { NoWrapDates } from '../../../../views/ui/no-wrap-dates';
import type { Field } from '../definition/field';
import type { FieldError } from '../definition/parse-answers';
import { buildConditionAttributes } from './conditions';
import { CheckboxInput } from './inputs/checkbox';
import { ChoiceTiles, SelectInput } from './inputs/choice-input';
import { DateInput } from './inputs/date-input';
import { FileInput } from './inputs/file-input';
import type { FieldViewProps, InputProps } from './inputs/input-props';
import { getTextValue } from './inputs/input-props';
import { LineInput, PasswordLineInput, TextareaInput } from './inputs/text-input';
import { HiddenInput, ZonesInput } from './inputs/zones-input';
import { getEchoId, hasEcho, TypedEcho } from './typed-echo';

/** Kinds of fields with several inputs: they need a legend instead of a label. */
const FIELDSET_KINDS: ReadonlySet<Field['kind']> = new Set([
  'radios',
  'checkboxes',
  'zones',
  'date',
]);

/** A field: label, hint, error, input, always in that order (docs/look.md, Form field). */
export function FieldView(props: FieldViewProps) {
  const { field, error, id } = props;
  const Input = INPUT_COMPONENTS[field.kind];
  const Frame = FIELDSET_KINDS.has(field.kind) ? FieldsetWrapper : LabelWrapper;
  if (field.kind === 'kept' && !getTextValue(props.values, field)) return null;
  if (field.kind === 'shape' || ('isSettled' in field && field.isSettled))
    return <HiddenInput {...props} />;
  return (
    <div
      className={`field field--${field.kind}${error ? ' has-error' : ''}`}
      data-field={field.name}
      {...buildConditionAttributes(field, props.values)}
    >
      {field.kind === 'checkbox' || field.kind === 'kept' ? (
        <>
          <FieldErrorText {...props} />
          <Input {...props} describedBy={error && `${id}-error`} />
        </>
      ) : (
        <Frame {...props}>
          <Input {...props} describedBy={getDescribedBy(props)} />
        </Frame>
      )}
    </div>
  );
}

function LabelWrapper(props: FieldViewProps & { children: ReactNode }) {
  return (
    <>
      <label className="field__label" htmlFor={props.id}>
        <FieldLabelText {...props} />
      </label>
      <FieldHint {...props} />
      <FieldErrorText {...props} />
      {props.children}
      <TypedEcho {...props} />
    </>
  );
}

function FieldsetWrapper(props: FieldViewProps & { children: ReactNode }) {
  return (
    <fieldset aria-describedby={getDescribedBy(props)}>
      <legend className="field__label">
        <FieldLabelText {...props} />
      </legend>
      <FieldHint {...props} />
      <FieldErrorText {...props} />
      {props.children}
    </fieldset>
  );
}

/** A field's label; optional fields are marked, all others are required (docs/look.md). */
function FieldLabelText({ ctx: { t }, field, isRequired }: FieldViewProps) {
  return (
    <>
      <span data-label="">{t(field.label, field.labelValues)}</span>
      {!isRequired && !field.saysOptional && (
        <>
          {' '}
          <span className="field__optional">{t('FORM_OPTIONAL')}</span>
        </>
      )}
    </>
  );
}

function FieldHint({ ctx: { t }, field, id }: FieldViewProps) {
  if (!field.hint) return null;
  return (
    <p className="field__hint" id={`${id}-hint`}>
      {t(field.hint, field.labelValues)}
    </p>
  );
}

function FieldErrorText({ ctx, field, id, error }: FieldViewProps) {
  if (!error) return null;
  return (
    <p className="field__error" id={`${id}-error`}>
      <NoWrapDates text={formatFieldError(ctx, field, error)} />
    </p>
  );
}

export const formatFieldError = (
  { t }: RequestContext,
  field: Pick<Field, 'label' | 'labelValues'> | undefined,
  { key, values }: FieldError,
): string =>
  t(key, {
    ...(field && { label: t(field.label, field.labelValues) }),
    ...field?.labelValues,
    ...values,
  });

function getDescribedBy({ field, id, error }: FieldViewProps): string | undefined {
  const ids = [field.hint && `${id}-hint`, error && `${id}-error`, hasEcho(field) && getEchoId(id)];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The input of each kind of field. */
const INPUT_COMPONENTS: Record<Field['kind'], (props: InputProps) => ReactNode> = {
  text: LineInput,
  email: LineInput,
  tel: LineInput,
  url: LineInput,
  password: PasswordLineInput,
  number: LineInput,
  money: LineInput,
  time: LineInput,
  day: LineInput,
  search: LineInput,
  textarea: TextareaInput,
  date: DateInput,
  select: SelectInput,
  radios: ChoiceTiles,
  checkboxes: ChoiceTiles,
  zones: ZonesInput,
  shape: HiddenInput,
  kept: CheckboxInput,
  checkbox: CheckboxInput,
  file: FileInput,
};
