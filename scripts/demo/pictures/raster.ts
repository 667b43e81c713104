import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Photograph } from './photographs.ts';
import { createTextSeededRandom } from './text-seeded-random.ts';

/** Widths for card, list, mosaic and gallery. The file's name contains the width, but for the original. */
type WidthVariants = readonly number[];

const grainTileSize = 512;

/** The paper's texture: one seeded tile of grey, laid over every picture. */
const paperGrain = (() => {
  const random = createTextSeededRandom('paper');
  const rough = Float32Array.from({ length: grainTileSize ** 2 }, () => random() - 0.5);
  const pixels = Buffer.alloc(grainTileSize ** 2 * 4);
  for (let y = 0; y < grainTileSize; y++)
    for (let x = 0; x < grainTileSize; x++) {
      const fibre =
        (rough[y * grainTileSize + x] ?? 0) +
        (rough[y * grainTileSize + ((x + 1) % grainTileSize)] ?? 0) +
        (rough[((y + 1) % grainTileSize) * grainTileSize + x] ?? 0) +
        (rough[((y + 2) % grainTileSize) * grainTileSize + ((x + 2) % grainTileSize)] ?? 0);
      const offset = (y * grainTileSize + x) * 4;
      pixels.fill(fibre > 0 ? 255 : 20, offset, offset + 3);
      pixels[offset + 3] = Math.round(Math.min(18, Math.abs(fibre) * 10));
    }
  return {
    input: pixels,
    raw: { width: grainTileSize, height: grainTileSize, channels: 4 as const },
  };
})();

/** Rasterises a drawing and writes `<base>.webp` and `<base>-<width>.webp`. */
export async function writeDrawing(
  svg: string,
  base: string,
  variants: WidthVariants,
): Promise<void> {
  await mkdir(dirname(base), { recursive: true });
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#f7f3ec' })
    .composite([{ ...paperGrain, tile: true, blend: 'over' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const raw = { width, height, channels: info.channels };
  await sharp(data, { raw })
    .webp({ quality: 70, effort: 4, smartSubsample: true })
    .toFile(`${base}.webp`);
  for (const targetWidth of variants)
    await sharp(data, { raw })
      .resize(targetWidth, Math.round((targetWidth * height) / width))
      .webp({ quality: targetWidth > 1000 ? 70 : 78, effort: 4 })
      .toFile(`${base}-${targetWidth}.webp`);
}

/**
 * Quality by width. 24 cards of 600 pixels must stay near 400 KB, and grass and masonry need many
 * bytes; a hero's sky may cost more.
 */
const QUALITY_BY_WIDTH: Record<number, number> = {
  250: 46,
  400: 42,
  600: 34,
  800: 34,
  1200: 44,
  1360: 42,
  1920: 46,
};

/**
 * Local contrast across ten pixels, which haze and soft light reduce; limited where edges would get
 * a halo.
 */
const SHARPENING = { sigma: 10, m1: 0.3, m2: 0.3, x1: 2, y2: 30, y3: 20 };

/** Stronger values for the haze of a whole valley, saturation included. */
const VALLEY_ENHANCEMENT = {
  clarity: { ...SHARPENING, m1: 0.45, m2: 0.45, y3: 30 },
  saturation: 1.18,
};

/**
 * Writes a photograph from its finished frame in its widths, the original first; height beyond `ratio` is
 * cut off.
 */
export async function writePhotograph(
  frame: string,
  base: string,
  widths: WidthVariants,
  { shot, mirrored, crop, backlit }: Photograph,
  { ratio, hero }: { ratio: number; hero: boolean },
): Promise<void> {
  await mkdir(dirname(base), { recursive: true });
  const image = sharp(frame).removeAlpha();
  // Two steps: in one, sharp would mirror before it cuts.
  const part = crop ? sharp(await image.resize(1920).extract(crop).png().toBuffer()) : image;
  const cropped = part.flop(mirrored);
  const toned = backlit ? await liftShadows(cropped) : cropped;
  const print = await (shot === 'vallei'
    ? toned
        .sharpen(VALLEY_ENHANCEMENT.clarity)
        .linear(1.1, -6)
        .modulate({ saturation: VALLEY_ENHANCEMENT.saturation })
    : toned.sharpen(SHARPENING)
  )
    .png({ compressionLevel: 0 })
    .toBuffer();
  for (const targetWidth of widths)
    await sharp(print)
      .resize(targetWidth, Math.round(targetWidth / ratio), { fit: 'cover', kernel: 'lanczos3' })
      .webp({
        quality: (QUALITY_BY_WIDTH[targetWidth] ?? 50) + (hero ? 16 : 0),
        effort: 6,
        smartSubsample: targetWidth > 1000,
      })
      .toFile(targetWidth === widths[0] ? `${base}.webp` : `${base}-${targetWidth}.webp`);
}

/** Brightens the dark half of a picture. */
async function liftShadows(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  for (let index = 0; index < data.length; index++) {
    const value = (data[index] ?? 0) / 255;
    data[index] = Math.round(255 * (value + 0.9 * value * (1 - value) ** 3));
  }
  return sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  });
}

/** Rasterises a small mark with its transparency. */
export async function writeMarkPng(svg: string, file: string, width: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await sharp(Buffer.from(svg), { density: 288 })
    .resize(width)
    .png({ compressionLevel: 9, palette: true })
    .toFile(file);
}

/** Writes a part of a finished photograph in one width. */
export async function writeCrop(
  photograph: string,
  base: string,
  part: NonNullable<Photograph['crop']>,
  width: number,
): Promise<void> {
  await sharp(`${photograph}.webp`)
    .extract(part)
    .resize(width)
    .webp({ quality: 60, effort: 6 })
    .toFile(`${base}.webp`);
}
