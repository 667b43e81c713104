import type { RequestContext } from '../../../../../platform/request-context';
import type { FieldOption } from '../../definition/field';
import type { InputProps } from './input-props';
import { getTextValue } from './input-props';

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
  return (
    <select
      {...{ id, name: field.name }}
      className="field__input"
      defaultValue={getTextValue(values, field)}
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
    >
      <option value="">{ctx.t('FORM_CHOOSE')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {formatOption(ctx, option)}
        </option>
      ))}
    </select>
  );
}

/** Radios and boxes as tiles one can hit; those of one group, a day, in a line behind its name. */
export function ChoiceTiles(props: InputProps) {
  const { options } = props;
  const groups = Map.groupBy(options, ({ group }) => group ?? '');
  if (groups.has('') && groups.size === 1) return <ChoiceTileGroup {...props} shown={options} />;
  return (
    <div className="day-picker">
      {[...groups].map(([group, shown]) => (
        <div key={group} className="day-picker__day">
          {group && <p aria-hidden="true">{group}</p>}
          <ChoiceTileGroup {...props} shown={shown} />
        </div>
      ))}
    </div>
  );
}

/** The first of all has the id that the error summary leads to. */
function ChoiceTileGroup(props: InputProps & { shown: readonly FieldOption[] }) {
  const { ctx, field, id, values, options, shown, error } = props;
  const chosen = [values[field.name] ?? []].flat();
  const type = field.kind === 'radios' ? 'radio' : 'checkbox';
  return (
    <div className="choice-grid">
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
              {formatOption(ctx, option)}
              {option.unavailable && (
                <span className="choice__unavailable"> {ctx.t(option.unavailable)}</span>
              )}
            </label>
            {option.hint && (
              <p className="choice__hint" id={`${own}-hint`}>
                {ctx.t(option.hint)}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** What an option is called. */
export const formatOption = (
  { t }: Pick<RequestContext, 't'>,
  { label, text, value }: FieldOption,
): string => (label ? t(label) : (text ?? value));
