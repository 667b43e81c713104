import { DATE_PARTS } from '../../definition/field';
import type { InputProps } from './input-props';
import { getTextValue } from './input-props';

const DATE_LABELS = { day: 'DATE_DAY', month: 'DATE_MONTH', year: 'DATE_YEAR' } as const;

/** Three short inputs: easier than a calendar widget on any device (GOV.UK, date input). */
export function DateInput({ ctx: { t }, field, id, values, error }: InputProps) {
  const [year = '', month = '', day = ''] = getTextValue(values, field).split('-');
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
