import * as v from 'valibot';
import { asTextKey, requiredLine } from '../../../forms/kit/definition/schemas';
import type { DeskForm } from '../../desk-form';
import { MOVED_ENTRY } from '../../desk-form';

const MAX_SEEN = 200;

/** Marks of the values that the page showed: a change of somebody else since is found by them. */
export const SEEN_ENTRY = { seen: v.pipe(v.optional(v.string(), ''), v.maxLength(MAX_SEEN)) };

/** Moves, hides or shows one picture, by its address. */
export const picturesForm = {
  name: 'pictures',
  instance: 'picture',
  schema: v.object({
    ...SEEN_ENTRY,
    picture: v.pipe(v.string(), v.maxLength(500)),
    ...MOVED_ENTRY,
  }),
  parts: [],
  buttons: [
    {
      value: 'picture-first',
      effect: 'undoable',
      label: 'DESK_LISTING_PICTURE_FIRST',
      isOutlined: true,
    },
    { value: 'picture-up', effect: 'undoable', label: 'DESK_LISTING_PICTURE_UP', isOutlined: true },
    {
      value: 'picture-down',
      effect: 'undoable',
      label: 'DESK_LISTING_PICTURE_DOWN',
      isOutlined: true,
    },
    {
      value: 'picture-hide',
      effect: 'undoable',
      label: 'DESK_LISTING_PICTURE_HIDE',
      isOutlined: true,
    },
    {
      value: 'picture-show',
      effect: 'undoable',
      label: 'DESK_LISTING_PICTURE_SHOW',
      isOutlined: true,
    },
  ],
} as const satisfies DeskForm;

/** Adds a picture, live at once: a photograph, or a plan. */
export const addPictureForm = {
  name: 'add-picture',
  schema: v.object({
    kind: v.picklist(['photo', 'plan'], asTextKey('ALERT_CHOICE_INVALID')),
    textNl: requiredLine('ALERT_PICTURE_TEXT_EMPTY'),
    textFr: requiredLine('ALERT_PICTURE_TEXT_EMPTY'),
  }),
  parts: [
    {
      kind: 'radios',
      name: 'kind',
      label: 'DESK_LISTING_PICTURE_KIND',
      required: true,
      options: [
        { value: 'photo', label: 'DESK_LISTING_PICTURE_PHOTO' },
        { value: 'plan', label: 'DESK_LISTING_PICTURE_PLAN' },
      ],
    },
    {
      kind: 'row',
      fields: [
        { kind: 'text', name: 'textNl', label: 'DESK_LISTING_PICTURE_TEXT_NL', lang: 'nl' },
        { kind: 'text', name: 'textFr', label: 'DESK_LISTING_PICTURE_TEXT_FR', lang: 'fr' },
      ],
    },
  ],
  buttons: [{ value: 'picture-put', effect: 'undoable', label: 'DESK_LISTING_PICTURE_ADD' }],
} as const satisfies DeskForm;
