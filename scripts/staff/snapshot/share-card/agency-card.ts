import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Configuration } from '../../../../src/domain/site/configuration/configuration';
import { buildPalette } from '../../../../src/domain/site/palette';
import { SHARE_CARD } from '../../../../src/domain/site/share-card';
import { getSiteColors } from '../../../../src/domain/site/site-colors';
import { drawShareCard } from './draw-card';

/** A card that a load makes: the name of its file, which is the hash of its drawing, and the drawing. */
interface ShareCard {
  file: string;
  svg: string;
}

/** Draws the card of an agency's pages without a picture: its mark, its name and the towns of its offices. */
export async function createAgencyCard(
  configuration: Configuration,
): Promise<ShareCard | undefined> {
  const { agency } = configuration;
  const towns = [...new Set(agency.offices.map(({ city }) => city))].filter(Boolean).join(' · ');
  const svg = await drawShareCard({
    agency,
    palette: buildPalette(getSiteColors(configuration)),
    lines: [agency.name, towns].filter(Boolean),
  });
  if (!svg) return undefined;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 32);
  return { file: `${hash}.${SHARE_CARD.width}-agency.jpg`, svg };
}

/** Rasterises the drawing of a card: programs that show links read no SVG. */
export const rasterizeCard = async (svg: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    // Letters on one colour: at less, or with halved colours, their edges would be grey.
    await sharp(Buffer.from(svg))
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toBuffer(),
  );
