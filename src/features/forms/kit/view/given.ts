import type { Field } from '../definition/field';
import type { Given } from '../submit/handler';

/** A field as it is asked here: undefined where it is not, its label's values filled in. */
export function askedHere(field: Field, { says, omits }: Given): Field | undefined {
  if (omits?.includes(field.name)) return undefined;
  const values = says?.[field.name];
  return values ? { ...field, values: { ...field.values, ...values } } : field;
}
