import type { RequestContext } from '../../../../../platform/request-context';
import type { Field, FieldOption } from '../../definition/field';
import type { FieldError, FieldValues } from '../../definition/parse-answers';

/** A field as it is shown: what was answered, and what is wrong with it. */
export interface FieldViewProps {
  ctx: RequestContext;
  field: Field;
  /** Unique on the page: '{form}-{field}'. */
  id: string;
  values: FieldValues;
  error: FieldError | undefined;
  isRequired: boolean;
  options: readonly FieldOption[];
  /** The files that came with it and were not kept: no page can put a file back into its field. */
  filesToReselect?: readonly string[] | undefined;
}

/** What asks for it, and by which texts it is described. */
export type InputProps = FieldViewProps & { describedBy: string | undefined };

export const getTextValue = (values: FieldValues, { name }: Field): string =>
  [values[name] ?? ''].flat().at(-1) ?? '';
