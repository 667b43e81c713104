import type * as v from 'valibot';
import { Module } from '../../../../src/domain/site/module';

export type ModuleSetting = keyof v.InferInput<typeof Module>;

const { entries } = Module;

/** Every value of a setting that is one of several, or a whole number within limits. */
function listSchemaValues(schema: unknown): unknown[] {
  const { wrapped = schema } = schema as { wrapped?: unknown };
  const { options, pipe, type } = wrapped as {
    type: string;
    options?: unknown[];
    pipe?: { type: string; requirement?: number }[];
  };
  if (type === 'picklist') return [...(options ?? [])];
  if (type === 'boolean') return [true, false];
  const find = (name: string) => pipe?.find((step) => step.type === name)?.requirement;
  const [from, to] = [find('min_value'), find('max_value') ?? 3];
  if (from === undefined) throw new Error('The schema does not list its values.');
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const COLUMNS = listSchemaValues(entries.span) as number[];
export const PICTURES = ['bos', 'dorp'].map((name) => ({ url: `/media/hero/${name}.webp` }));
const NO_RULE_HOLDS = [{ field: 'language', logic: 'equals', compareWithValue: 'de' }];

/** The values of every setting that are tried; those that the schema lists come from it. */
export const MODULE_VALUES: Record<ModuleSetting, unknown[]> = {
  id: [1, 2],
  title: [
    { nl: 'Een', fr: 'Un' },
    { nl: 'Een', fr: 'Un', public: false },
  ],
  titleSize: listSchemaValues(entries.titleSize),
  description: [{}, { nl: '<p>Ervoor</p>', fr: '<p>Avant</p>' }],
  description2: [{}, { nl: '<p>Erna</p>', fr: '<p>Après</p>' }],
  position: ['contentRow', 'sidebar'],
  span: COLUMNS,
  col: [
    ...COLUMNS.map((sm) => ({ sm, md: 12, lg: 12 })),
    ...COLUMNS.slice(0, -1).map((md) => ({ sm: 12, md, lg: 12 })),
    ...COLUMNS.slice(0, -1).map((lg) => ({ sm: 12, md: 12, lg })),
  ],
  sort: [1, 3],
  view: listSchemaValues(entries.view),
  class: ['', 'quiet', 'loud'],
  backgroundType: listSchemaValues(entries.backgroundType),
  image: [null, ...PICTURES],
  images: [[], PICTURES.slice(0, 1), PICTURES],
  colorBackground: ['', '#1e3a2f', '#ffffff'],
  relations: [
    ...['for-sale', '/for-rent/', 'Bouwgrond', 'nonsense', 4].map((id) => ({
      type: 'property-list',
      id,
    })),
    ...[undefined, 12].map((id) => ({ type: 'project-list', id })),
    ...[5, 7, 8, 9, 12, 99, 'nonsense', undefined].map((id) => ({ type: 'category', id })),
    ...[10, 11, 99, undefined].map((id) => ({ type: 'contact', id })),
  ],
  status: ['Published', 'Draft'],
  numberItemOfRow: listSchemaValues(entries.numberItemOfRow),
  maxItems: listSchemaValues(entries.maxItems),
  isHasSubcategories: listSchemaValues(entries.isHasSubcategories),
  rules: [[], NO_RULE_HOLDS],
  link: [
    undefined,
    { label: { nl: 'Alles', fr: 'Tout' }, path: '/for-sale/' },
    { label: { nl: 'Alles', fr: 'Tout' }, path: '/projects/' },
  ],
};

/** Values that mean the same: what is left empty is the first that the content has. */
export const SAME_VALUES = [' news-view', ' ons-team-view'];
