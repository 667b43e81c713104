import type { ReactNode } from 'react';
import type { RequestContext } from '../../../../platform/request-context';
import type { FieldError, Values } from '../definition/answers';
import { isAsked } from '../definition/answers';
import type { Field } from '../definition/field';
import { Select, Tiles } from './inputs/choice';
import { DateParts } from './inputs/date-parts';
import { FileInput } from './inputs/file-input';
import type { FieldViewProps, InputProps } from './inputs/input';
import { Line, Textarea } from './inputs/line';
import { OneBox } from './inputs/one-box';
import { DrawnArea, Zones } from './inputs/zones';

/** Asked by more than one input: under a legend. */
const SEVERAL: ReadonlySet<Field['kind']> = new Set(['radios', 'checkboxes', 'zones', 'date']);

/** A field: label, hint, error, input, always in that order (look/tokens, Form field). */
export function FieldView(props: FieldViewProps) {
  const { field, error, id } = props;
  const Input = INPUTS[field.kind];
  const Frame = SEVERAL.has(field.kind) ? FieldsetFrame : LabelFrame;
  if (field.kind === 'area') return <Input {...props} describedBy={undefined} />;
  return (
    <div
      className={`field field--${field.kind}${error ? ' has-error' : ''}`}
      data-field={field.name}
      {...conditionData(field, props.values)}
    >
      {field.kind === 'checkbox' ? (
        <>
          <ErrorText {...props} />
          <Input {...props} describedBy={error && `${id}-error`} />
        </>
      ) : (
        <Frame {...props}>
          <Input {...props} describedBy={describedBy(props)} />
        </Frame>
      )}
    </div>
  );
}

/**
 * For the browser: shown while another field has one of these answers. Where there is script, what
 * is not asked now is hidden from the first paint on, so that nothing moves later.
 */
export const conditionData = ({ when }: Pick<Field, 'when'>, values: Values) =>
  when && {
    'data-when': when.field,
    'data-is': when.is.join('|'),
    'data-unmet': isAsked({ when }, values) ? undefined : '',
  };

function LabelFrame(props: FieldViewProps & { children: ReactNode }) {
  return (
    <>
      <label className="field__label" htmlFor={props.id}>
        <LabelText {...props} />
      </label>
      <Hint {...props} />
      <ErrorText {...props} />
      {props.children}
    </>
  );
}

function FieldsetFrame(props: FieldViewProps & { children: ReactNode }) {
  return (
    <fieldset aria-describedby={describedBy(props)}>
      <legend className="field__label">
        <LabelText {...props} />
      </legend>
      <Hint {...props} />
      <ErrorText {...props} />
      {props.children}
    </fieldset>
  );
}

/** Optional ones say so; the rest is required (look/tokens). */
function LabelText({ ctx: { t }, field, isRequired }: FieldViewProps) {
  return (
    <>
      <span data-label="">{t(field.label, field.values)}</span>
      {!isRequired && (
        <>
          {' '}
          <span className="field__optional">{t('FORM_OPTIONAL')}</span>
        </>
      )}
    </>
  );
}

function Hint({ ctx: { t }, field, id }: FieldViewProps) {
  if (!field.hint) return null;
  return (
    <p className="field__hint" id={`${id}-hint`}>
      {t(field.hint, field.values)}
    </p>
  );
}

function ErrorText({ ctx, field, id, error }: FieldViewProps) {
  if (!error) return null;
  return (
    <p className="field__error" id={`${id}-error`}>
      {errorText(ctx, field, error)}
    </p>
  );
}

export const errorText = (
  { t }: RequestContext,
  field: Pick<Field, 'label' | 'values'> | undefined,
  { key, values }: FieldError,
): string =>
  t(key, { ...(field && { label: t(field.label, field.values) }), ...field?.values, ...values });

function describedBy({ field, id, error }: FieldViewProps): string | undefined {
  return (
    [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  );
}

/** How each kind is asked. */
const INPUTS: Record<Field['kind'], (props: InputProps) => ReactNode> = {
  text: Line,
  email: Line,
  tel: Line,
  url: Line,
  password: Line,
  number: Line,
  money: Line,
  textarea: Textarea,
  date: DateParts,
  select: Select,
  radios: Tiles,
  checkboxes: Tiles,
  zones: Zones,
  area: DrawnArea,
  checkbox: OneBox,
  file: FileInput,
};
