import { darken, lighten } from './palette.ts';
import type { Portrait } from './portrait-features.ts';
import type { SvgSheet } from './svg-sheet.ts';

/** Draws what a person wears at the neck, over the coat. */
export function drawCollar(sheet: SvgSheet, { collar, coat, shirt, skin }: Portrait): void {
  if (collar === 'shirt') {
    sheet.addShape('M330 716L400 800L352 850L302 742Z', shirt);
    sheet.addShape('M470 716L400 800L448 850L498 742Z', darken(shirt, 0.1));
  } else if (collar === 'round') {
    sheet.addShape('M300 738Q400 900 500 738L520 746Q400 948 280 746Z', lighten(coat, 0.16));
    sheet.addShape('M316 734Q400 868 484 734Z', skin);
    sheet.addShape('M400 734H484Q450 790 400 801Z', darken(skin, 0.12));
  } else if (collar === 'roll') {
    sheet.addShape('M318 680Q400 730 482 680L500 782Q400 850 300 782Z', shirt);
    sheet.addShape('M400 706Q444 704 482 680L500 782Q450 818 400 816Z', darken(shirt, 0.22));
  } else {
    sheet.addShape(
      'M306 690Q400 770 494 690Q528 740 508 790Q400 850 292 790Q272 740 306 690Z',
      shirt,
    );
    sheet.addShape(
      'M400 742Q452 730 494 690Q528 740 508 790Q456 820 400 822Z',
      darken(shirt, 0.14),
    );
    sheet.addShape('M420 806L490 790L512 950Q470 972 436 956Z', darken(shirt, 0.07));
  }
}
