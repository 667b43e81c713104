import type { Language } from '../../../../domain/language/language';
import type { TextKey } from '../../../../domain/language/texts';

/** One option of a choice: its value, and its label as a text key or as plain text. */
export interface FieldOption {
  value: string;
  label?: TextKey;
  text?: string;
  hint?: TextKey;
  /** A heading above the options that share it, such as a day above its hours. */
  group?: string;
  /** Offered only while the condition holds; where it is asked on the same page without script, under its group. */
  when?: FieldCondition;
  /** The reason why it cannot be chosen now. */
  unavailable?: TextKey;
  /** Its place on the map of a zones field. */
  coordinates?: [latitude: number, longitude: number];
  /** Numbers of offers there, by the answers of the zones field's `goal`. */
  counts?: Record<string, number>;
}

interface BaseField {
  /** Name of the input, and of the entry in the form's schema. */
  name: string;
  label: TextKey;
  hint?: TextKey;
  /** Values for placeholders in label and hint: {size}. */
  labelValues?: Record<string, string | number>;
  /** With script, shown only while the condition holds; without script, always shown. */
  when?: FieldCondition;
  /** Required by a rule across fields, although its own schema accepts an empty answer. */
  required?: boolean;
  /** The answer of a form that nobody filled in yet. */
  preset?: string;
  /** Whether its label says when it may be left empty; it is then not marked as optional. */
  saysOptional?: boolean;
  /** The language of its answer, where it is not that of the page. */
  lang?: Language;
}

/** Holds while a field has one of these answers. */
interface FieldCondition {
  field: string;
  is: readonly string[];
}

/**
 * One line of text; `money` and `number` are text inputs too, parsed by their schema (schemas.ts). `time` and
 * `day` are the browser's own inputs of HH:MM and YYYY-MM-DD, for those who fill in many; `search` can be emptied.
 */
export interface LineField extends BaseField {
  kind:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'password'
    | 'number'
    | 'money'
    | 'time'
    | 'day'
    | 'search';
  autocomplete?: string;
  /** Unit after the input: m², km. */
  unit?: string;
  /** The period of an amount, which is read back with it: '€ 1.850,50 per maand'. */
  per?: 'month';
  /** The first day that can be chosen, YYYY-MM-DD. */
  earliest?: string;
  /** The characters that a new password needs: a script counts them. */
  minLength?: number;
  /** The name of the field that a password repeats: a script compares them. */
  repeats?: string;
  /** Width of the expected answer: a postcode, a name; a whole line by default. */
  width?: 'short' | 'medium';
  /** Whether it holds a colour as '#1f4d3a', which a script lets one choose too (client/desk/choose-color.ts). */
  isColor?: boolean;
}

export interface TextareaField extends BaseField {
  kind: 'textarea';
  rows?: number;
  /** Whether it holds rich text in the plain notation, for which a script has an editor (client/desk/rich-text). */
  isRich?: boolean;
}

/** A date of three inputs for visitors: `name.day`, `name.month`, `name.year`. */
interface DateField extends BaseField {
  kind: 'date';
}

interface ChoiceField extends BaseField {
  kind: 'select' | 'radios' | 'checkboxes';
  /** Width of a select; a whole line by default. */
  width?: 'medium';
  /** 'dynamic': they depend on the request, and the handler's `present` returns them by field name. */
  options: readonly FieldOption[] | 'dynamic';
  /** Whether its answer is the only one: it is sent, and not asked. */
  isSettled?: boolean;
}

/** Cities to select, on a map and in a list. */
interface ZonesField extends BaseField {
  kind: 'zones';
  /** Title of the map. */
  map: TextKey;
  /** Name of the field for shapes drawn on that map. */
  shape: string;
  /** Name of the field whose answer decides which offers are counted. */
  goal: string;
  options: 'dynamic';
}

/** A hidden field for a shape that a script draws on the map of a zones field. */
interface AreaField extends BaseField {
  kind: 'shape';
}

/** One checkbox; its label is sanitized HTML and may contain links (§2.10). */
interface CheckboxField extends BaseField {
  kind: 'checkbox';
}

/** A value that another page chose, with a tick that keeps it; not shown without a value. */
interface KeptField extends BaseField {
  kind: 'kept';
}

export interface FileField extends BaseField {
  kind: 'file';
  /** Accepted types, detected by content; the file name does not count. */
  accept: readonly FileType[];
  maxMegabytes: number;
  /** One by default. */
  maxFiles?: number;
}

/** Limit for all files of a form together. */
export const MAX_FORM_MEGABYTES = 30;

export type FileType = 'pdf' | 'docx' | 'odt' | 'jpg' | 'png' | 'webp' | 'heic';

export type Field =
  | LineField
  | TextareaField
  | DateField
  | ChoiceField
  | ZonesField
  | AreaField
  | CheckboxField
  | KeptField
  | FileField;

/** Fields under one legend: an address, a person. */
export interface FieldGroup {
  kind: 'group';
  legend: TextKey;
  /** What follows the legend, as it is: the name of an office. */
  name?: string;
  hint?: TextKey;
  when?: FieldCondition;
  fields: readonly (Field | FieldRow)[];
}

/** Fields side by side on wide screens: a postcode and its city. */
export interface FieldRow {
  kind: 'row';
  fields: readonly Field[];
}

export type FormPart = Field | FieldRow | FieldGroup;

/** The parts of a date in Belgian order. */
export const DATE_PARTS = ['day', 'month', 'year'] as const;

/** The output of a field's schema. */
export type FieldAnswer = string | readonly string[] | number | boolean | undefined;
export type AnswerRecord = Record<string, FieldAnswer>;
