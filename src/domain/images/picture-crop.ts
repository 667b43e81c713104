import * as v from 'valibot';

const Pixels = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The part of a picture that is shown, in pixels of the upright picture, and the size of the whole. */
export const PictureCrop = v.object({
  x: Pixels,
  y: Pixels,
  width: v.pipe(Pixels, v.minValue(1)),
  height: v.pipe(Pixels, v.minValue(1)),
  pictureWidth: Pixels,
  pictureHeight: Pixels,
});
export type PictureCrop = v.InferOutput<typeof PictureCrop>;

export interface PictureSize {
  width: number;
  height: number;
}

/** The shapes of a part: width by height. */
const CROP_SHAPES = { square: 1, landscape: 4 / 3, portrait: 4 / 5, wide: 16 / 9 } as const;
export type CropShape = keyof typeof CROP_SHAPES;

/** Whether a value of a form names a shape: 'whole' is none. */
export const isCropShape = (value: string | undefined): value is CropShape =>
  value !== undefined && Object.hasOwn(CROP_SHAPES, value);

/** Where a part begins and how wide it is, in hundredths of the picture's width or height. */
export interface CropChoice {
  shape: CropShape;
  left: number;
  top: number;
  width: number;
}

/** Returns the chosen part; one that does not fit is made smaller, then moved into the picture. */
export function computeCrop(picture: PictureSize, choice: CropChoice): PictureCrop {
  const ratio = CROP_SHAPES[choice.shape];
  const wanted = (picture.width * choice.width) / 100;
  const width = Math.max(1, Math.floor(Math.min(wanted, picture.width, picture.height * ratio)));
  const height = Math.max(1, Math.min(picture.height, Math.round(width / ratio)));
  const limit = (percent: number, whole: number, part: number) =>
    Math.min(Math.round((whole * percent) / 100), whole - part);
  return {
    x: limit(choice.left, picture.width, width),
    y: limit(choice.top, picture.height, height),
    width,
    height,
    pictureWidth: picture.width,
    pictureHeight: picture.height,
  };
}

/** Returns the choice that a part was made from, for the form that changes it. */
export function describeCrop(crop: PictureCrop | null): CropChoice {
  if (!crop) return { shape: 'square', left: 0, top: 0, width: 100 };
  const { x, y, width, height, pictureWidth, pictureHeight } = crop;
  return {
    shape: width / height > 1.1 ? 'landscape' : 'square',
    left: Math.round((100 * x) / pictureWidth),
    top: Math.round((100 * y) / pictureHeight),
    width: Math.round((100 * width) / pictureWidth),
  };
}
