import type { TextKey } from '../../../../domain/language/texts';
import type { EditedField } from '../edited-field';
import { field } from '../edited-field';
import { getField } from '../field-path';

/** Lists the fields of a picture of a document: the picture, and while there is one its description. */
export const listPictureFields = (
  document: object,
  path: string,
  label: TextKey,
  more: Pick<EditedField, 'shapes' | 'isDecorative'> = {},
): EditedField[] => [
  field('picture', path, label, more),
  ...(getField(document, path) && !more.isDecorative
    ? [
        field('line', `${path}.alt.*`, 'DESK_SITE_PICTURE_ALT', {
          hint: 'DESK_SITE_PICTURE_ALT_HINT',
        }),
      ]
    : []),
];
