import { brotliDecompressSync } from 'node:zlib';
import type build from '../../dist/build/build.json';
import packed from '../../dist/build/styles.bin';

/** The stylesheets that pages hold inline (client/styles/sheets), by name. */
export type StylesheetName = keyof typeof build.styles;

let unpackedStyles: Record<StylesheetName, string> | undefined;

/**
 * Returns a stylesheet. The build compresses them together, since they share most of their rules
 * (scripts/tasks/build-styles.mjs); an isolate decompresses them once.
 */
export function getStylesheet(name: StylesheetName): string {
  unpackedStyles ??= unpackStyles();
  return unpackedStyles[name];
}

const unpackStyles = (): Record<StylesheetName, string> =>
  JSON.parse(brotliDecompressSync(new Uint8Array(packed)).toString());
