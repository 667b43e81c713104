import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { RequestContext } from '../../../../platform/request-context';
import type { Field, FormPart } from '../definition/field';
import type { AnyForm } from '../definition/form';
import { getStepFields } from '../definition/form';
import type { FieldValues } from '../definition/parse-answers';
import { getRequiredFields } from '../definition/parse-answers';
import type { FormPresentation } from '../submit/handler';
import { buildConditionAttributes, isLeftOut } from './conditions';
import { FieldView } from './field-view';
import type { FormViewState } from './form-state';
import { getFieldOptions, resolveField } from './resolve-field';

interface FormPartsProps {
  ctx: RequestContext;
  form: AnyForm;
  /** The id of the form on its page. */
  id?: string;
  parts: readonly FormPart[];
  state: Pick<FormViewState, 'values' | 'errors' | 'filesToReselect'>;
  presentation: FormPresentation;
  /** Whether the page says once that nothing is required, so that no field does. */
  isOptional?: boolean;
}

/** The fields of a form or of one of its steps, with their values and errors. */
export function FormParts({
  ctx,
  form,
  id = form.name,
  parts,
  state,
  presentation,
  isOptional = false,
}: FormPartsProps) {
  const { values, errors, filesToReselect } = state;
  const required = getRequiredFields(form);
  const shownNames = new Set(getStepFields({ parts }).map(({ name }) => name));
  const isOmitted = (part: FormPart) =>
    getStepFields({ parts: [part] }).every(({ name }) =>
      presentation.omittedFields?.includes(name),
    );
  return parts
    .filter((part) => !isOmitted(part))
    .map((part) => (
      <FormPartView key={getPartKey(part)} {...{ ctx, part, values }}>
        {(definedField) => {
          const field = resolveField(definedField, presentation);
          if (!field || isLeftOut(field, values, shownNames)) return null;
          return (
            <Fragment key={field.name}>
              {presentation.above?.[field.name]}
              <FieldView
                {...{ ctx, values }}
                field={isOptional ? { ...field, saysOptional: true } : field}
                id={`${id}-${field.name}`}
                error={errors[field.name]}
                filesToReselect={filesToReselect?.[field.name]}
                isRequired={required.has(field.name)}
                options={getFieldOptions(field, presentation).filter(
                  (option) => !isLeftOut(option, values, shownNames),
                )}
              />
            </Fragment>
          );
        }}
      </FormPartView>
    ));
}

const getPartKey = (part: FormPart): string =>
  'fields' in part ? part.fields.map(getPartKey).join(' ') : part.name;

/** A field, a row of them, or a group with its legend. */
function FormPartView({
  ctx,
  part,
  values,
  children,
}: {
  ctx: RequestContext;
  part: FormPart;
  values: FieldValues;
  children: (field: Field) => ReactNode;
}) {
  if (part.kind === 'row') return <FieldRowView fields={part.fields}>{children}</FieldRowView>;
  if (part.kind !== 'group') return children(part);
  const { t } = ctx;
  return (
    <fieldset className="form__group" {...buildConditionAttributes(part, values)}>
      <legend>{[t(part.legend), part.name].filter(Boolean).join(' ')}</legend>
      {part.hint && <p className="field__hint">{t(part.hint)}</p>}
      {part.fields.map((inner) => (
        <FormPartView key={getPartKey(inner)} {...{ ctx, part: inner, values, children }} />
      ))}
    </fieldset>
  );
}

/**
 * Fields side by side. Beside a short field (a postcode) the other takes the rest of the width; two
 * short fields (from and to) stay side by side on the narrowest page.
 */
function FieldRowView({
  fields,
  children,
}: {
  fields: readonly Field[];
  children: (field: Field) => ReactNode;
}) {
  const [isShort, ...others] = fields.map((field) => 'width' in field && field.width === 'short');
  const modifiers = {
    'form__row--short': isShort && others.every(Boolean),
    'form__row--short-first': isShort && !others.some(Boolean),
  };
  const names = Object.entries(modifiers).flatMap(([name, isOn]) => (isOn ? name : []));
  return <div className={['form__row', ...names].join(' ')}>{fields.map(children)}</div>;
}
