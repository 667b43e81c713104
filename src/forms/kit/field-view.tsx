import type { ReactNode } from 'react';
import { Checkbox } from '../../ui/checkbox';
import { MapPlace } from '../../ui/map-place';
import type { Visit } from '../../visit';
import type { FieldError, Values } from './answers';
import { isAsked } from './answers';
import type { Field, FileType, LineField, Option } from './field';
import { DATE_PARTS } from './field';

export interface FieldViewProps {
  visit: Visit;
  field: Field;
  /** Unique on the page: '{form}-{field}'. */
  id: string;
  values: Values;
  error: FieldError | undefined;
  isRequired: boolean;
  options: readonly Option[];
  /** The files that came with it and were not kept: no page can put a file back into its field. */
  lost?: readonly string[] | undefined;
}

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
function LabelText({ visit: { t }, field, isRequired }: FieldViewProps) {
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

function Hint({ visit: { t }, field, id }: FieldViewProps) {
  if (!field.hint) return null;
  return (
    <p className="field__hint" id={`${id}-hint`}>
      {t(field.hint, field.values)}
    </p>
  );
}

function ErrorText({ visit, field, id, error }: FieldViewProps) {
  if (!error) return null;
  return (
    <p className="field__error" id={`${id}-error`}>
      {errorText(visit, field, error)}
    </p>
  );
}

export const errorText = (
  { t }: Visit,
  field: Pick<Field, 'label' | 'values'> | undefined,
  { key, values }: FieldError,
): string =>
  t(key, { ...(field && { label: t(field.label, field.values) }), ...field?.values, ...values });

function describedBy({ field, id, error }: FieldViewProps): string | undefined {
  return (
    [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  );
}

type InputProps = FieldViewProps & { describedBy: string | undefined };

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

const LINE_TYPES: Record<LineField['kind'], { type: string; inputMode?: 'numeric' | 'decimal' }> = {
  text: { type: 'text' },
  email: { type: 'email' },
  tel: { type: 'tel' },
  url: { type: 'url' },
  password: { type: 'password' },
  // As text: a number input refuses what people write, and steps under the mouse's wheel.
  number: { type: 'text', inputMode: 'numeric' },
  money: { type: 'text', inputMode: 'decimal' },
};

function Line({ field, id, values, error, isRequired, describedBy }: InputProps) {
  const line = field as LineField;
  const unit = line.kind === 'money' ? '€' : line.unit;
  const input = (
    <input
      {...LINE_TYPES[line.kind]}
      {...{ id, name: field.name }}
      className={`field__input${line.width ? ` field__input--${line.width}` : ''}`}
      // A password never goes back to the page.
      defaultValue={field.kind === 'password' ? '' : textOf(values, field)}
      autoComplete={line.autocomplete ?? 'off'}
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
    />
  );
  if (!unit) return input;
  return (
    <div className={`field__with-unit field__with-unit--${line.width ?? 'short'}`}>
      {input}
      <span className="field__unit" aria-hidden="true">
        {unit}
      </span>
    </div>
  );
}

const textOf = (values: Values, { name }: Field): string =>
  [values[name] ?? ''].flat().at(-1) ?? '';

function Textarea({ field, id, values, error, isRequired, describedBy }: InputProps) {
  return (
    <textarea
      {...{ id, name: field.name }}
      className="field__input"
      rows={field.kind === 'textarea' ? (field.rows ?? 5) : 5}
      defaultValue={textOf(values, field)}
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
    />
  );
}

const DATE_LABELS = { day: 'DATE_DAY', month: 'DATE_MONTH', year: 'DATE_YEAR' } as const;

/** Three short inputs that anyone can fill in, on any device (GOV.UK, date input). */
function DateParts({ visit: { t }, field, id, values, error }: InputProps) {
  const [year = '', month = '', day = ''] = textOf(values, field).split('-');
  const parts = { day, month, year };
  return (
    <div className="field__date">
      {DATE_PARTS.map((part) => (
        <div key={part}>
          <label htmlFor={part === 'day' ? id : `${id}-${part}`}>{t(DATE_LABELS[part])}</label>
          <input
            id={part === 'day' ? id : `${id}-${part}`}
            name={`${field.name}.${part}`}
            className={`field__input field__input--${part}`}
            type="text"
            inputMode="numeric"
            maxLength={part === 'year' ? 4 : 2}
            autoComplete="off"
            defaultValue={parts[part]}
            aria-invalid={error ? true : undefined}
          />
        </div>
      ))}
    </div>
  );
}

function Select({ visit, field, id, values, options, error, isRequired, describedBy }: InputProps) {
  return (
    <select
      {...{ id, name: field.name }}
      className="field__input"
      defaultValue={textOf(values, field)}
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
    >
      <option value="">{visit.t('FORM_CHOOSE')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {optionText(visit, option)}
        </option>
      ))}
    </select>
  );
}

/** Radios and boxes as tiles one can hit; those of one group, a day, in a line behind its name. */
function Tiles(props: InputProps) {
  const { options } = props;
  const groups = Map.groupBy(options, ({ group }) => group ?? '');
  if (groups.has('') && groups.size === 1) return <TilesOf {...props} shown={options} />;
  return (
    <div className="days">
      {[...groups].map(([group, shown]) => (
        <div key={group} className="days__day">
          {group && <p aria-hidden="true">{group}</p>}
          <TilesOf {...props} shown={shown} />
        </div>
      ))}
    </div>
  );
}

/** The first of all has the id that the error summary leads to. */
function TilesOf(props: InputProps & { shown: readonly Option[] }) {
  const { visit, field, id, values, options, shown, error } = props;
  const chosen = [values[field.name] ?? []].flat();
  const type = field.kind === 'radios' ? 'radio' : 'checkbox';
  return (
    <div className="tiles-of-choice">
      {shown.map((option) => {
        const place = options.indexOf(option);
        const own = place === 0 ? id : `${id}-${place}`;
        return (
          <div key={option.value} className="choice">
            <input
              {...{ type, id: own, name: field.name, value: option.value }}
              disabled={option.unavailable !== undefined}
              defaultChecked={chosen.includes(option.value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={option.hint && `${own}-hint`}
            />
            <label htmlFor={own}>
              {option.group && <span className="visually-hidden">{option.group}, </span>}
              {optionText(visit, option)}
              {option.unavailable && (
                <span className="choice__taken"> {visit.t(option.unavailable)}</span>
              )}
            </label>
            {option.hint && (
              <p className="choice__hint" id={`${own}-hint`}>
                {visit.t(option.hint)}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The towns on a map, and ticked in a list by those who use none (§3, demand register). */
function Zones(props: InputProps) {
  const { visit, field, options } = props;
  if (field.kind !== 'zones') return null;
  const towns = options.flatMap(({ place, ...option }) =>
    place ? [{ value: option.value, label: optionText(visit, option), place }] : [],
  );
  const fields = { towns: field.name, area: field.area };
  return (
    <div className="zones-of-choice">
      <MapPlace
        visit={visit}
        title={visit.t(field.map)}
        settings={{ mapType: 'zones', customMarker: 'price' }}
        zones={{ towns, fields }}
      />
      <div className="zones-of-choice__list">
        <Tiles {...props} />
      </div>
    </div>
  );
}

function DrawnArea({ field, id, values }: InputProps) {
  return <input {...{ id, name: field.name, type: 'hidden', value: textOf(values, field) }} />;
}

export const optionText = ({ t }: Pick<Visit, 't'>, { label, text, value }: Option): string =>
  label ? t(label) : (text ?? value);

function OneBox({ visit, field, id, values, describedBy }: InputProps) {
  const { t, language } = visit;
  return (
    <Checkbox
      {...{ visit, id, name: field.name }}
      checked={textOf(values, field) !== ''}
      label={{ [language]: t(field.label, field.values) }}
      hint={field.hint && t(field.hint, field.values)}
      describedBy={describedBy}
    />
  );
}

/** That files were sent, and have to be chosen again. */
export const lostText = ({ t }: Visit, names: readonly string[] = []): string =>
  t('FILE_LOST', { names: names.join(', ') });

/**
 * Where there is script, the whole box is what one presses or drops files on, and below it stands
 * what was chosen (client/forms/files.ts); without, the browser's own input is in it.
 */
function FileInput({ visit, field, id, lost, error, isRequired, describedBy }: InputProps) {
  if (field.kind !== 'file') return null;
  const { t } = visit;
  const isSeveral = (field.most ?? 1) > 1;
  const isLost = lost && !error;
  return (
    <div className="upload">
      {isLost && (
        <p className="upload__lost" id={`${id}-lost`}>
          {lostText(visit, lost)}
        </p>
      )}
      <div className="upload__box">
        <input
          {...{ id, name: field.name, type: 'file' }}
          className="upload__input"
          accept={field.accept.map(namesOf).join(',')}
          multiple={isSeveral}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [isLost && `${id}-lost`, describedBy].filter(Boolean).join(' ') || undefined
          }
          data-megabytes={field.megabytes}
          data-most={field.most ?? 1}
        />
        <p className="upload__ask" aria-hidden="true">
          <span className="button button--outlined button--small">
            {t(isSeveral ? 'FILES_CHOOSE' : 'FILE_CHOOSE')}
          </span>{' '}
          <span className="upload__drop">{t('FILE_DROP')}</span>
        </p>
      </div>
      <ul className="upload__chosen" data-chosen="" data-remove={t('FILE_REMOVE')} />
    </div>
  );
}

/** How such files are named; a picture of a camera in two ways. */
const namesOf = (type: FileType) => (type === 'jpg' ? '.jpg,.jpeg' : `.${type}`);
