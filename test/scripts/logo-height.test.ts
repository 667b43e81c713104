import { expect, test } from 'vitest';
import { readText } from './documents';

/** Reads the heights of a property in a stylesheet, in the order in which it stands there. */
const readHeights = (name: string, property: string): string[] =>
  [
    ...readText(`client/styles/components/${name}.css`).matchAll(
      new RegExp(`\\b${property}: (\\d+)px`, 'g'),
    ),
  ].map(([, height]) => `${height} px`);

test('the document says the heights that the header has', () => {
  const [row = ''] = /^\| Logo \| a picture.*$/m.exec(readText('docs/product.md')) ?? [];
  const [small, smallElsewhere, wide, wideElsewhere] = readHeights('header-options', 'max-height');
  const [, header] = readHeights('header-over-banner', 'min-height');
  const [headerElsewhere] = readHeights('header-wide', 'min-height');
  expect(row).toContain(
    `at most ${wide} high in a window of 1280 px and up, in a header of ${header}; ` +
      `${wideElsewhere} in one of ${headerElsewhere} on pages other than home; ` +
      `below 1280 px ${small} and ${smallElsewhere} `,
  );
});
