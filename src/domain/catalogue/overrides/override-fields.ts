import * as v from 'valibot';
import type { CatalogueLanguage } from '../../language/language';
import type { ListingSettings } from '../../site/configuration/listings';
import type { TeamMember } from '../../site/team';
import type { Property } from '../property';
import { orderPictures, PictureOrder, readPictureOrder } from './picture-order';
import { changePrice, PRICE_FIELDS } from './price-field';
import { OfferState, readOfferState, STATE_FIELDS, toStateFields } from './state-field';

/** What a value of a field is written with, beside the record. */
export interface OverrideContext {
  listings: ListingSettings;
  team: readonly Pick<TeamMember, 'id' | 'name'>[];
}

/** A field of a listing that the office may change beside the import: how it is read from records and written to them. */
interface OverrideField<Schema extends v.GenericSchema> {
  schema: Schema;
  /** The fields of a record that it changes: what the source says of them is kept, and comes back. */
  fields: readonly (keyof Property)[];
  /** Whether each language has a value of its own. */
  isLocalized: boolean;
  read(property: Property, context: OverrideContext): v.InferOutput<Schema>;
  /** Returns the fields with their new values; undefined empties one. */
  write(
    value: v.InferOutput<Schema>,
    property: Property,
    context: OverrideContext,
  ): Partial<Record<keyof Property, unknown>>;
}

const defineField = <Schema extends v.GenericSchema>(field: OverrideField<Schema>) => field;

const Day = v.pipe(v.string(), v.isoDate());
const ShortText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));
const LongText = v.pipe(v.string(), v.trim(), v.maxLength(20_000));

/** Every field that can be changed so; nothing else knows them (decision 156). */
const OVERRIDE_FIELDS = {
  state: defineField({
    schema: OfferState,
    fields: STATE_FIELDS,
    isLocalized: false,
    read: (property, { listings }) => readOfferState(property, listings),
    write: (value, { language }, { listings }) => toStateFields(value, language, listings),
  }),
  withdrawn: defineField({
    schema: v.boolean(),
    fields: ['Withdrawn'],
    isLocalized: false,
    read: ({ Withdrawn = false }) => Withdrawn,
    write: (value) => ({ Withdrawn: value || undefined }),
  }),
  price: defineField({
    schema: v.pipe(v.number(), v.minValue(1), v.maxValue(1e9)),
    fields: PRICE_FIELDS,
    isLocalized: false,
    read: ({ Price }) => Price,
    write: (value, property) => changePrice(property, value),
  }),
  headline: defineField({
    schema: ShortText,
    fields: ['TypeDescription'],
    isLocalized: true,
    read: ({ TypeDescription }) => TypeDescription,
    write: (value) => ({ TypeDescription: value }),
  }),
  description: defineField({
    schema: LongText,
    // A text of the office is in the language it was written for, whatever stood in for it.
    fields: ['Description', 'TextLanguage'],
    isLocalized: true,
    read: ({ Description = '' }) => Description,
    write: (value) => ({ Description: value || undefined, TextLanguage: undefined }),
  }),
  'public-from': defineField({
    schema: v.nullable(Day),
    fields: ['PublicFrom'],
    isLocalized: false,
    read: ({ PublicFrom }) => PublicFrom ?? null,
    write: (value) => ({ PublicFrom: value ?? undefined }),
  }),
  'open-days': defineField({
    schema: LongText,
    fields: ['OpenDays'],
    isLocalized: false,
    read: ({ OpenDays = '' }) => OpenDays,
    write: (value) => ({ OpenDays: value || undefined }),
  }),
  agent: defineField({
    schema: v.nullable(v.number()),
    fields: ['ManagerID', 'Manager'],
    isLocalized: false,
    read: ({ ManagerID }) => ManagerID ?? null,
    write: (value, _property, { team }) => ({
      ManagerID: value ?? undefined,
      Manager: team.find(({ id }) => id === value)?.name,
    }),
  }),
  pictures: defineField({
    schema: PictureOrder,
    fields: ['Pictures', 'XLargePictureItem', 'SmallPictureItem'],
    isLocalized: false,
    read: readPictureOrder,
    write: (value, property) => orderPictures(property, value),
  }),
} as const;

export const OVERRIDE_FIELD_NAMES = Object.keys(OVERRIDE_FIELDS) as OverrideFieldName[];
export type OverrideFieldName = keyof typeof OVERRIDE_FIELDS;

/** '' for a field without languages. */
export type OverrideLanguage = CatalogueLanguage | '';

/** Returns a field whatever its values are; what it reads and writes was parsed by its schema. */
export const getOverrideField = (name: OverrideFieldName) =>
  OVERRIDE_FIELDS[name] as unknown as OverrideField<v.GenericSchema<unknown>>;
