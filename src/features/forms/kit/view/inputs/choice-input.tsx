import { groupBy } from '../../../../../domain/group-by';
import type { RequestContext } from '../../../../../platform/request-context';
import type { FieldOption } from '../../definition/field';
import { buildConditionAttributes } from '../conditions';
import type { InputProps } from './input-props';
import { getTextValue } from './input-props';

/**
 * A list to open. Without a preset its first option has no value: 'choose', or the field's own word for no answer; not where
 * an answer that is needed is there.
 */
export function SelectInput({
  ctx,
  field,
  id,
  values,
  options,
  error,
  isRequired,
  describedBy,
}: InputProps) {
  const chosen = getTextValue(values, field);
  const isSettled = isRequired && options.some(({ value }) => value === chosen);
  return (
    <select
      {...{ id, name: field.name }}
      className={`field__input${'width' in field && field.width ? ` field__input--${field.width}` : ''}`}
      defaultValue={chosen}
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
    >
      {options[0]?.value !== '' && !field.preset && !isSettled && (
        <option value="">{ctx.t('FORM_CHOOSE')}</option>
      )}
      {[...Map.groupBy(options, ({ group }) => group ?? '')].map(([group, grouped]) => (
        <OptionGroup key={group} {...{ ctx, group, values }} options={grouped} />
      ))}
    </select>
  );
}

/** Options under the name of their group, if they have one; a script offers a group while its condition holds. */
function OptionGroup({
  ctx,
  group,
  options,
  values,
}: Pick<InputProps, 'ctx' | 'options' | 'values'> & { group: string }) {
  const list = options.map((option) => (
    <option key={option.value} value={option.value}>
      {formatOption(ctx, option)}
    </option>
  ));
  if (!group) return list;
  return (
    <optgroup label={group} {...buildConditionAttributes(options[0] ?? {}, values)}>
      {list}
    </optgroup>
  );
}

/** Radios or checkboxes as large tiles; options of one group, such as a day, in a row after its name. */
export function ChoiceTiles(props: InputProps) {
  const { options } = props;
  const groups = groupBy(options, ({ group }) => group ?? '');
  if (groups.has('') && groups.size === 1)
    return <ChoiceTileGroup {...props} shownOptions={options} />;
  return (
    <div className="day-picker">
      {[...groups].map(([group, shownOptions]) => (
        <div key={group} className="day-picker__day">
          {group && <p aria-hidden="true">{group}</p>}
          <ChoiceTileGroup {...props} shownOptions={shownOptions} />
        </div>
      ))}
    </div>
  );
}

/** The options of one group; the first option of the field has the id that the error summary links to. */
function ChoiceTileGroup(props: InputProps & { shownOptions: readonly FieldOption[] }) {
  const { ctx, field, id, values, options, shownOptions, error } = props;
  const chosen = [values[field.name] ?? []].flat();
  const type = field.kind === 'radios' ? 'radio' : 'checkbox';
  return (
    <div className="choice-grid">
      {shownOptions.map((option) => {
        const index = options.indexOf(option);
        const inputId = index === 0 ? id : `${id}-${index}`;
        return (
          <div key={option.value} className="choice">
            <input
              {...{ type, id: inputId, name: field.name, value: option.value }}
              disabled={option.unavailable !== undefined}
              defaultChecked={chosen.includes(option.value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={option.hint && `${inputId}-hint`}
            />
            <label htmlFor={inputId}>
              {option.group && <span className="visually-hidden">{option.group}, </span>}
              {formatOption(ctx, option)}
              {option.counts && <ChoiceCount counts={option.counts} />}
              {option.unavailable && (
                <span className="choice__unavailable"> {ctx.t(option.unavailable)}</span>
              )}
            </label>
            {option.hint && (
              <p className="choice__hint" id={`${inputId}-hint`}>
                {ctx.t(option.hint)}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The number of an option's offers: of all, until a script shows those of the chosen goal. */
function ChoiceCount({ counts }: { counts: Record<string, number> }) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <span className="choice__count" data-counts={JSON.stringify(counts)}>
      {total}
    </span>
  );
}

/** Returns the label of an option. */
export const formatOption = (
  { t }: Pick<RequestContext, 't'>,
  { label, text, value }: FieldOption,
): string => (label ? t(label) : (text ?? value));
