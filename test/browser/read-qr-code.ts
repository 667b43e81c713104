import decodeQr from 'qr/decode.js';
import { openWindow } from './windows';

/** Reads the text of a QR code in a picture (PNG), as a phone's camera would; Chromium only decodes the PNG. */
export async function readQrCode(png: Buffer): Promise<string> {
  const blank = await openWindow({ showsPictures: true, person: 'camera' });
  const { width, height, pixels } = await blank.evaluate(async (base64) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${base64}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    const { naturalWidth: width, naturalHeight: height } = picture;
    Object.assign(canvas, { width, height });
    const drawing = canvas.getContext('2d');
    drawing?.drawImage(picture, 0, 0);
    return { width, height, pixels: [...(drawing?.getImageData(0, 0, width, height).data ?? [])] };
  }, png.toString('base64'));
  return decodeQr({ width, height, data: Uint8Array.from(pixels) });
}
