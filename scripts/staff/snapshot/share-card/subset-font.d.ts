declare module 'subset-font' {
  /** Converts a typeface, cut to the letters of a text or whole. */
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: {
      targetFormat: 'truetype';
      variationAxes: Readonly<Record<string, number>>;
      keepAllGlyphs: boolean;
    },
  ): Promise<Uint8Array>;
}
