import * as v from 'valibot';
import { LineSchema, requiredLine } from '../../forms/kit/definition/schemas';
import { ASKED_ENTRY, SURE_ENTRY } from '../ask-page';
import type { DeskForm } from '../desk-form';
import { MOVED_ENTRY } from '../desk-form';
import type { SiteRecordKind } from './site-document';

/** Throws the draft of a document away, or removes the document; both ask first. */
export const discardForm = {
  name: 'discard',
  schema: v.object({ ...SURE_ENTRY, ...ASKED_ENTRY }),
  parts: [],
  buttons: [
    { value: 'discard', effect: 'asks', label: 'DESK_SITE_DISCARD', isOutlined: true },
    { value: 'remove', effect: 'asks', label: 'DESK_SITE_REMOVE', isOutlined: true },
  ],
} as const satisfies DeskForm;

/** Keeps a document that a draft removes. */
export const keepForm = {
  name: 'keep',
  schema: v.object({}),
  parts: [],
  buttons: [{ value: 'keep', effect: 'undoable', label: 'DESK_SITE_KEEP' }],
} as const satisfies DeskForm;

/** Moves a module of a page, or takes it away; visitors see it when it is published. */
export const moduleForm = {
  name: 'module',
  instance: 'module',
  schema: v.object({ module: v.optional(v.string(), ''), ...MOVED_ENTRY }),
  parts: [],
  buttons: [
    { value: 'module-up', effect: 'undoable', label: 'DESK_LISTING_PICTURE_UP', isOutlined: true },
    {
      value: 'module-down',
      effect: 'undoable',
      label: 'DESK_LISTING_PICTURE_DOWN',
      isOutlined: true,
    },
    { value: 'module-remove', effect: 'undoable', label: 'DESK_SITE_REMOVE', isOutlined: true },
  ],
} as const satisfies DeskForm;

/** Moves a record of a list among those beside it; visitors see it when it is published. */
export const orderForm = {
  name: 'order',
  instance: 'record',
  schema: v.object({ record: v.optional(v.string(), ''), ...MOVED_ENTRY }),
  parts: [],
  buttons: [
    { value: 'record-up', effect: 'undoable', label: 'DESK_LISTING_PICTURE_UP', isOutlined: true },
    {
      value: 'record-down',
      effect: 'undoable',
      label: 'DESK_LISTING_PICTURE_DOWN',
      isOutlined: true,
    },
  ],
} as const satisfies DeskForm;

/** Moves an item of a list of the look, or takes it away; visitors see it when it is published. */
export const itemForm = {
  name: 'item',
  instance: 'item',
  schema: v.object({
    item: v.optional(v.string(), ''),
    seen: v.optional(v.string(), ''),
    ...MOVED_ENTRY,
  }),
  parts: [],
  buttons: [
    { value: 'item-up', effect: 'undoable', label: 'DESK_LISTING_PICTURE_UP', isOutlined: true },
    {
      value: 'item-down',
      effect: 'undoable',
      label: 'DESK_LISTING_PICTURE_DOWN',
      isOutlined: true,
    },
    { value: 'item-remove', effect: 'undoable', label: 'DESK_SITE_REMOVE', isOutlined: true },
  ],
} as const satisfies DeskForm;

/** Adds a module to a page. */
export const addModuleForm = {
  name: 'module-add',
  schema: v.object({ content: v.optional(v.string(), '') }),
  parts: [
    {
      ...{ kind: 'select', name: 'content', label: 'DESK_SITE_CONTENT', options: 'dynamic' },
      saysOptional: true,
    },
  ],
  buttons: [{ value: 'module-add', effect: 'undoable', label: 'DESK_SITE_MODULE_ADD' }],
} as const satisfies DeskForm;

/** Makes a new page, below another one or beside the highest. */
const addPageForm = {
  name: 'add',
  schema: v.object({
    title: LineSchema,
    parent: v.optional(v.string(), ''),
  }),
  parts: [
    { kind: 'text', name: 'title', label: 'DESK_SITE_TITLE', saysOptional: true },
    {
      ...{ kind: 'select', name: 'parent', label: 'DESK_SITE_BELOW', options: 'dynamic' },
      saysOptional: true,
    },
  ],
  buttons: [{ value: 'add', effect: 'undoable', label: 'DESK_SITE_ADD' }],
} as const satisfies DeskForm;

/** Begins the text of a town that has none. */
const addTownForm = {
  name: 'add',
  schema: v.object({ town: requiredLine('ALERT_CHOICE_EMPTY') }),
  parts: [{ kind: 'select', name: 'town', label: 'DESK_SITE_TOWN', options: 'dynamic' }],
  buttons: [{ value: 'add', effect: 'undoable', label: 'DESK_SITE_ADD' }],
} as const satisfies DeskForm;

/** Makes a new record of a list. */
const addForm = {
  name: 'add',
  schema: v.object({ category: v.optional(v.string(), '') }),
  parts: [
    {
      ...{ kind: 'select', name: 'category', label: 'DESK_SITE_CATEGORY', options: 'dynamic' },
      saysOptional: true,
    },
  ],
  buttons: [{ value: 'add', effect: 'undoable', label: 'DESK_SITE_ADD' }],
} as const satisfies DeskForm;

/** Makes a record of a home of the archive, by its reference. */
const addHomeForm = {
  name: 'add',
  schema: v.object({ property: requiredLine('DESK_SOLD_REFERENCE_WRONG') }),
  parts: [
    {
      kind: 'text',
      name: 'property',
      label: 'DESK_SOLD_REFERENCE',
      hint: 'DESK_SOLD_REFERENCE_HINT',
    },
  ],
  buttons: [{ value: 'add', effect: 'undoable', label: 'DESK_SITE_ADD' }],
} as const satisfies DeskForm;

/** Ends the consent to tell a price, or of the home, and publishes that alone, which asks first. */
export const consentForm = {
  name: 'consent',
  schema: v.object(SURE_ENTRY),
  parts: [],
  buttons: [
    { value: 'end-price', effect: 'asks', label: 'DESK_SOLD_END_PRICE', isOutlined: true },
    { value: 'end-home', effect: 'asks', label: 'DESK_SOLD_END_HOME', isOutlined: true },
  ],
} as const satisfies DeskForm;
/** The form above each list. */
export const ADD_FORMS = {
  pages: addPageForm,
  articles: addForm,
  team: addForm,
  towns: addTownForm,
  sold: addHomeForm,
} as const satisfies Readonly<Record<SiteRecordKind, DeskForm>>;

/** Publishes the documents that are ticked; its page says what will change, and is sure by itself. */
export const publishForm = {
  name: 'publish',
  schema: v.object({
    documents: v.optional(v.array(v.string()), []),
    ...SURE_ENTRY,
    ...ASKED_ENTRY,
  }),
  parts: [
    {
      ...{ kind: 'checkboxes', name: 'documents', label: 'DESK_SITE_DRAFTS', options: 'dynamic' },
      saysOptional: true,
    },
  ],
  buttons: [{ value: 'publish', effect: 'asks', label: 'DESK_SITE_PUBLISH' }],
} as const satisfies DeskForm;

/** Publishes the content of an earlier publication again, which asks first. */
export const restoreForm = {
  name: 'restore',
  schema: v.object({ number: v.optional(v.string(), ''), ...SURE_ENTRY, ...ASKED_ENTRY }),
  parts: [],
  buttons: [{ value: 'restore', effect: 'asks', label: 'DESK_SITE_RESTORE', isOutlined: true }],
} as const satisfies DeskForm;
