import type * as v from 'valibot';
import type { TextKey } from '../../../../domain/language/texts';
import type { AnswerRecord, FormPart } from './field';

/**
 * The definition of a form without ticket, captcha and steps: those of sign-in, account, portal and desk, and
 * those behind a signed link (decision 129). A form with buttons alone has no parts (view/action-form.tsx).
 */
export interface PlainForm<S extends PlainSchema = PlainSchema> {
  /** Unique on its page: its id, and the beginning of the ids of its fields. */
  name: string;
  /** Answers of the parts and hidden values, by name; messages about parts are text keys. */
  schema: S;
  parts: readonly FormPart[];
  /** In the order of the page; the first is the one that the Enter key presses. */
  buttons: readonly PlainButton[];
  /** The hidden value that tells apart several of this form on one page: `visit`. */
  instance?: string;
}

export interface PlainButton {
  /** Sent as `action`; no other action is read. The only button of the only form at a path needs none. */
  value?: string;
  label: TextKey;
  isOutlined?: boolean;
  /** Whether there is nothing to do: it stands where it would otherwise work. */
  isDisabled?: boolean;
}

type PlainSchema = v.GenericSchema<unknown, AnswerRecord>;

/** The values of a form's buttons; undefined for a button without one. */
export type PlainAction<F extends PlainForm> = ActionOf<F['buttons'][number]>;
type ActionOf<B> = B extends { value: infer Value extends string } ? Value : undefined;

/** The hidden values of a form: what its schema takes and no part asks. */
export type HiddenValues<F extends PlainForm> = {
  [Name in Exclude<keyof v.InferInput<F['schema']>, PartName<F['parts'][number]>>]: string | number;
};
type PartName<P> = P extends { fields: readonly (infer Inner)[] }
  ? PartName<Inner>
  : P extends { name: infer Name }
    ? Name
    : never;

/** Returns the id of a form on its page; where there are several, with the value that tells them apart. */
export const getPlainFormId = (
  { name, instance }: PlainForm,
  values: Readonly<Record<string, unknown>>,
): string => (instance ? `${name}-${values[instance]}` : name);
