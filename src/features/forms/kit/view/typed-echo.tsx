import type { Translate } from '../../../../domain/language/texts';
import type { DescribedKind } from '../../../../domain/typed-values/describe-typed';
import { describeTyped } from '../../../../domain/typed-values/describe-typed';
import type { Field, LineField } from '../definition/field';
import type { FieldViewProps } from './inputs/input-props';
import { getTextValue } from './inputs/input-props';

/** A field whose typed value is read back. */
type EchoedField = LineField & { kind: DescribedKind };

/** Returns whether a field reads back what was understood: amounts, surfaces, telephone numbers. */
export const hasEcho = (field: Field): field is EchoedField =>
  field.kind === 'money' || field.kind === 'tel' || (field.kind === 'number' && 'unit' in field);

export const getEchoId = (id: string): string => `${id}-echo`;

/**
 * Shows below a field what its value was understood as: '€ 1.850,50 per maand'. While one types, client/forms does so
 * by the same reader; where nothing is typed or it is refused, the place is empty.
 */
export function TypedEcho({ ctx: { t }, field, id, values }: FieldViewProps) {
  if (!hasEcho(field)) return null;
  const understood = describeTyped(field.kind, getTextValue(values, field));
  const text = formatEchoText(field, t);
  return (
    <output
      className="field__echo"
      id={getEchoId(id)}
      htmlFor={id}
      data-echo={field.kind}
      data-echo-text={text}
    >
      {understood && text.replace(PLACEHOLDER, understood)}
    </output>
  );
}

const PLACEHOLDER = '{amount}';

/** Returns the words around what was understood, with its unit or its period. */
function formatEchoText({ per, unit }: EchoedField, t: Translate): string {
  if (per) return t('AMOUNT_PER_MONTH', { amount: PLACEHOLDER });
  return unit ? `${PLACEHOLDER}\u00a0${unit}` : PLACEHOLDER;
}
