import type { RequestContext } from '../../../../../platform/request-context';
import type { FieldError, Values } from '../../definition/answers';
import type { Field, Option } from '../../definition/field';

/** A field as it is shown: what was answered, and what is wrong with it. */
export interface FieldViewProps {
  ctx: RequestContext;
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

/** What asks for it, and by which texts it is described. */
export type InputProps = FieldViewProps & { describedBy: string | undefined };

export const textOf = (values: Values, { name }: Field): string =>
  [values[name] ?? ''].flat().at(-1) ?? '';
