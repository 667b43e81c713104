import decodeQr from 'qr/decode.js';
import sharp from 'sharp';

/** Reads the text of a QR code in a picture (PNG), as a phone's camera would. */
export async function readQrCode(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data: new Uint8Array(data) });
}
