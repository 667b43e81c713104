import * as v from 'valibot';
import type { DeskForm } from '../../desk-form';

/** What one upload may hold: the sizes of a picture that a browser made, or one file as it is. */
export const MAX_UPLOAD_BYTES = 12 * 1024 * 1024;
/** The largest file that is taken as it is, of which no smaller sizes are made. */
export const MAX_PLAIN_MEGABYTES = 3;

/** Puts a picture into a field of a document, or takes it away; visitors see it when it is published. */
export const pictureForm = {
  name: 'picture',
  instance: 'field',
  schema: v.object({ field: v.optional(v.string(), ''), seen: v.optional(v.string(), '') }),
  parts: [],
  buttons: [
    { value: 'picture-put', effect: 'undoable', label: 'DESK_SITE_PICTURE_PUT' },
    {
      value: 'picture-remove',
      effect: 'undoable',
      label: 'DESK_SITE_PICTURE_REMOVE',
      isOutlined: true,
    },
  ],
} as const satisfies DeskForm;
