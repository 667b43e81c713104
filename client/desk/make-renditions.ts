import { getJpegFile, listPictureSizes } from '../../src/domain/images/own-media';

/** As wide as a page shows a picture at most. */
const MAX_WIDTH = 1920;

interface PicturePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Makes the sizes of a part of a picture that the site stores, the widest first: WebP, or JPEG in a browser that writes
 * no WebP; and one as JPEG, for mails and programs that show links. @throws if the browser cannot draw them
 */
export function makeRenditions(picture: ImageBitmap, part: PicturePart): Promise<File[]> {
  const name = `picture.${Math.min(MAX_WIDTH, part.width)}`;
  const jpeg = getJpegFile(name);
  return Promise.all(
    [...listPictureSizes(name), jpeg].map(async ({ file, width }) => {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.max(1, Math.round((part.height * width) / part.width));
      const blob =
        (file === jpeg.file ? undefined : await draw(canvas, picture, part, 'image/webp', 0.82)) ??
        (await draw(canvas, picture, part, 'image/jpeg', 0.85));
      if (!blob) throw new Error('no picture was made');
      return new File([blob], file, { type: blob.type });
    }),
  );
}

/** Draws the part over the whole canvas and encodes it; undefined for a type that the browser does not write. */
async function draw(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { x, y, width, height }: PicturePart,
  type: string,
  quality: number,
): Promise<Blob | undefined> {
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
  return blob?.type === type ? blob : undefined;
}
