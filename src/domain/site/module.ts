import * as v from 'valibot';
import { Localized } from '../language/localized';
import { DisplayRule } from './display-rule';
import { Media } from './media';
import { Color, GridColumns } from './setting-schemas';

/** The content of a module: listings, projects, the articles of a category, or people to contact (§3). */
const ModuleRelation = v.strictObject({
  type: v.picklist(['property-list', 'project-list', 'category', 'contact']),
  id: v.optional(v.union([v.number(), v.string()])),
});

const MODULE_VIEWS = ['', 'slider-view', 'news-view', 'ons-team-view', 'collapse-view'] as const;

/** The facts that the conditions of a module may name (features/configured/modules/modules.tsx). */
export const MODULE_FACTS = ['language', 'path', 'sale', 'rent', 'projects'] as const;

/** One block of a configured page (§3, module). */
export const Module = v.strictObject({
  id: v.number(),
  title: v.optional(Localized, {}),
  titleSize: v.optional(v.picklist(['h1', 'h2']), 'h2'),
  description: v.optional(Localized, {}),
  description2: v.optional(Localized, {}),
  position: v.optional(v.string(), 'contentRow'),
  span: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(12)), 12),
  col: v.optional(GridColumns, { sm: 12, md: 12, lg: 12 }),
  sort: v.optional(v.number(), 0),
  view: v.optional(v.picklist(MODULE_VIEWS), ''),
  class: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9 _-]*$/i, 'is not a class name')), ''),
  backgroundType: v.optional(v.picklist(['', 'image']), ''),
  image: v.optional(v.nullable(Media), null),
  images: v.optional(v.array(Media), []),
  colorBackground: v.optional(v.union([v.literal(''), Color]), ''),
  relations: ModuleRelation,
  status: v.string(),
  numberItemOfRow: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)), 4),
  maxItems: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 4),
  isHasSubcategories: v.optional(v.boolean(), false),
  /** Conditions under which the module shows, over MODULE_FACTS. */
  rules: v.optional(v.array(DisplayRule), []),
  /** The link of the module: an original path ('/Gastenboek/') and a text. */
  link: v.optional(v.strictObject({ label: Localized, path: v.string() })),
});
export type Module = v.InferOutput<typeof Module>;
