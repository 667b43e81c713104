import type { RequestContext } from '../../../../../platform/request-context';
import type { Field, FieldOption } from '../../definition/field';
import type { FieldError, FieldValues } from '../../definition/parse-answers';

/** A field with its answer and its error. */
export interface FieldViewProps {
  ctx: RequestContext;
  field: Field;
  /** Unique on the page: '{form}-{field}'. */
  id: string;
  values: FieldValues;
  error: FieldError | undefined;
  isRequired: boolean;
  options: readonly FieldOption[];
  /** Names of files that were sent and have to be chosen again; a page cannot restore a file input. */
  filesToReselect?: readonly string[] | undefined;
}

/** The field of an input, with the ids of the texts that describe it. */
export interface InputProps extends FieldViewProps {
  describedBy: string | undefined;
}

export const getTextValue = (values: FieldValues, { name }: Field): string =>
  [values[name] ?? ''].flat().at(-1) ?? '';
