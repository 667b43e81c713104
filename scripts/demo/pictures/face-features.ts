import { type Colour, darken, mixColours } from './palette.ts';
import type { Portrait } from './portrait-features.ts';
import type { SvgSheet } from './svg-sheet.ts';

/** Draws a beard, full or cropped, or a moustache. */
export function drawBeard(sheet: SvgSheet, { hair, skin, beard }: Portrait): void {
  if (!beard) return;
  if (beard === 'moustache') {
    sheet.addShape('M400 540C372 534 348 552 338 578C364 572 386 566 400 558Z', hair);
    sheet.addShape('M400 540C428 534 452 552 462 578C436 572 414 566 400 558Z', darken(hair, 0.16));
    return;
  }
  const tone = beard === 'short' ? mixColours(hair, skin, 0.55) : hair;
  const chin = beard === 'short' ? 658 : 676;
  sheet.addShape(
    `M276 470C284 590 330 ${chin} 400 ${chin}C470 ${chin} 516 590 524 470C506 528 470 548 400 546C330 548 294 528 276 470Z`,
    tone,
  );
  sheet.addShape(
    `M400 546C470 548 506 528 524 470C516 590 470 ${chin} 400 ${chin}Z`,
    darken(tone, 0.16),
  );
}

const NOSES: Record<Portrait['nose'], string> = {
  soft: 'M388 512Q400 522 418 512',
  straight: 'M404 440Q416 486 420 506Q408 520 388 512',
  broad: 'M376 506Q384 522 400 518Q418 524 426 506',
};

/** Draws nose and mouth; a laugh shows teeth. */
export function drawNoseAndMouth(
  sheet: SvgSheet,
  { skin, beard, nose, mouth }: Portrait,
  dark: Colour,
): void {
  sheet.addLine(
    NOSES[nose],
    darken(skin, 0.3),
    5,
    'stroke-linecap="round" stroke-linejoin="round"',
  );
  const lip = mixColours('#9c5a48', dark, beard ? 0.1 : 0.25);
  if (mouth === 'laugh') {
    sheet.addShape('M352 568Q400 576 448 568Q438 612 400 614Q362 612 352 568Z', lip);
    sheet.addShape('M362 572Q400 579 438 572Q434 588 400 590Q366 588 362 572Z', '#fbf5ea');
    return;
  }
  const path = mouth === 'calm' ? 'M368 580Q400 592 436 576' : 'M362 572Q400 600 438 572';
  sheet.addLine(path, lip, 8, 'stroke-linecap="round"');
}

/** Draws glasses with round or square rims. */
export function drawGlasses(sheet: SvgSheet, { glasses }: Portrait): void {
  if (!glasses) return;
  const rim = 'fill-opacity="0.14" stroke="#34393b" stroke-width="6"';
  for (const side of [-1, 1]) {
    const x = 400 + side * 60;
    if (glasses === 'round') sheet.addEllipse(x, 438, 46, 40, '#fffdfa', rim);
    else
      sheet.addShape(
        `M${x - 46} 408H${x + 46}V452Q${x + 46} 472 ${x + 26} 472H${x - 26}Q${x - 46} 472 ${x - 46} 452Z`,
        '#fffdfa',
        rim,
      );
  }
  sheet.addLine('M386 432Q400 424 414 432M294 430L274 424M506 430L526 424', '#34393b', 6);
}
