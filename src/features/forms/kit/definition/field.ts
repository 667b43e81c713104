import type { TextKey } from '../../../../domain/language/texts';

/** One of several answers: its value, and its words as an interface text or as they stand. */
export interface FieldOption {
  value: string;
  label?: TextKey;
  text?: string;
  hint?: TextKey;
  /** Options with the same one stand together under it: a day above its hours. */
  group?: string;
  /** Why it cannot be chosen now. */
  unavailable?: TextKey;
  /** Where it lies, for those that are chosen on a map too. */
  coordinates?: [latitude: number, longitude: number];
}

interface BaseField {
  /** The name of its input, and of its entry in the form's schema. */
  name: string;
  label: TextKey;
  hint?: TextKey;
  /** What the label and the hint name: {size}. */
  labelValues?: Record<string, string | number>;
  /** Shown with script only while another field has one of these answers; without it always. */
  when?: FieldCondition;
  /** Asked for by a rule across fields, though its own schema lets it be empty. */
  required?: boolean;
}

interface FieldCondition {
  field: string;
  is: readonly string[];
}

/** One line of text; `money` and `number` are texts too, read by their schema (schemas.ts). */
export interface LineField extends BaseField {
  kind: 'text' | 'email' | 'tel' | 'url' | 'password' | 'number' | 'money';
  autocomplete?: string;
  /** What stands behind the answer: m², km. */
  unit?: string;
  /** As wide as the answer expected: a postcode, a name, a line. */
  width?: 'short' | 'medium';
}

interface TextareaField extends BaseField {
  kind: 'textarea';
  rows?: number;
}

/** Day, month and year, each an input of its own: `name.day`, `name.month`, `name.year`. */
interface DateField extends BaseField {
  kind: 'date';
}

interface ChoiceField extends BaseField {
  kind: 'select' | 'radios' | 'checkboxes';
  /** 'dynamic' where they depend on more than the form: its room's `load` says them by field. */
  options: readonly FieldOption[] | 'dynamic';
}

/** Towns to tick, on a map and in a list; `area` names the field of what is drawn on that map. */
interface ZonesField extends BaseField {
  kind: 'zones';
  /** What the map is called. */
  map: TextKey;
  area: string;
  options: 'dynamic';
}

/** What is drawn on the map of its zones, by script alone: nobody types it. */
interface AreaField extends BaseField {
  kind: 'area';
}

/** One box to tick; its label is sanitized HTML and may name links (§2.10). */
interface CheckboxField extends BaseField {
  kind: 'checkbox';
}

export interface FileField extends BaseField {
  kind: 'file';
  /** What it may be by its content, whatever its name says. */
  accept: readonly FileType[];
  maxMegabytes: number;
  /** How many at most. */
  maxFiles?: number;
  /** How long it is kept: twelve months (decision 35), where it says nothing else. */
  retentionMonths?: number;
}

/** What the files of a form may weigh together: an isolate holds them twice while it reads them. */
export const MAX_FORM_MEGABYTES = 30;

export type FileType = 'pdf' | 'doc' | 'docx' | 'odt' | 'jpg' | 'png' | 'webp' | 'heic';

export type Field =
  | LineField
  | TextareaField
  | DateField
  | ChoiceField
  | ZonesField
  | AreaField
  | CheckboxField
  | FileField;

/** Fields that belong together under one legend: an address, a person. */
export interface FieldGroup {
  kind: 'group';
  legend: TextKey;
  hint?: TextKey;
  when?: FieldCondition;
  fields: readonly (Field | FieldRow)[];
}

/** Fields that stand side by side where there is room: a street and its number. */
export interface FieldRow {
  kind: 'row';
  fields: readonly Field[];
}

export type FormPart = Field | FieldRow | FieldGroup;

/** The three parts of a date, in Belgian order. */
export const DATE_PARTS = ['day', 'month', 'year'] as const;
