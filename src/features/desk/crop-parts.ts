import type { CropShape } from '../../domain/images/picture-crop';
import type { TextKey } from '../../domain/language/texts';
import type { FormPart } from '../forms/kit/definition/field';

const SHAPE_LABELS = {
  whole: 'DESK_CROP_WHOLE',
  square: 'DESK_CROP_SQUARE',
  landscape: 'DESK_CROP_LANDSCAPE',
  portrait: 'DESK_CROP_PORTRAIT',
  wide: 'DESK_CROP_WIDE',
} as const satisfies Record<'whole' | CropShape, TextKey>;

const createPercentField = (name: 'left' | 'top' | 'width', label: TextKey) =>
  ({ kind: 'number', name, label, width: 'short', saysOptional: true }) as const;

/** Creates the fields of a part of a picture: a shape, and its place in numbers, which a script fills in while it is dragged. */
export const createCropParts = (shapes: readonly CropShape[]) =>
  [
    {
      kind: 'radios',
      name: 'shape',
      label: 'DESK_CROP',
      required: true,
      options: (['whole', ...shapes] as const).map((value) => ({
        value,
        label: SHAPE_LABELS[value],
      })),
    },
    {
      kind: 'row',
      fields: [
        createPercentField('left', 'DESK_CROP_LEFT'),
        createPercentField('top', 'DESK_CROP_TOP'),
        createPercentField('width', 'DESK_CROP_WIDTH'),
      ],
    },
  ] as const satisfies readonly FormPart[];
