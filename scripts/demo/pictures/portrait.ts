import { drawCollar } from './collars.ts';
import { curlsPath, drawHairBehind, drawHead } from './face.ts';
import { darken, lighten } from './palette.ts';
import type { Portrait } from './portrait-features.ts';
import { SvgSheet } from './svg-sheet.ts';

const HAIR_BEHIND: Partial<Record<Portrait['style'], string>> = {
  waves:
    'M410 176C262 170 226 286 240 400C222 470 250 520 226 580C214 640 248 670 262 690H540C566 668 590 640 574 580C552 520 578 470 560 400C570 286 540 178 410 176Z',
  bob: 'M400 186C262 186 236 300 240 420C243 510 236 560 250 586H550C564 560 557 510 560 420C564 300 538 186 400 186Z',
  swept:
    'M394 190C258 190 240 300 246 400C244 470 228 520 252 560C290 540 300 500 300 440H500C500 500 512 540 550 560C572 520 556 470 554 400C560 300 540 190 394 190Z',
  curls: curlsPath,
};

/** Draws head and shoulders, 800 by 1000 pixels. */
export function drawPortrait(person: Portrait): SvgSheet {
  const sheet = new SvgSheet(800, 1000);
  sheet.drawTransformed(person.mirrored ? 'translate(800 0) scale(-1 1)' : '', () =>
    drawPerson(sheet, person),
  );
  return sheet;
}

function drawPerson(sheet: SvgSheet, person: Portrait): void {
  const { ground, skin, coat } = person;
  const [wide, long, broad] = person.build;
  const head = `rotate(${person.pose[0]} 400 700) translate(400 680) scale(${wide} ${long}) translate(-400 -680)`;
  sheet.addShape(
    'M0 0H800V1000H0Z',
    sheet.createLinearGradient(
      [0, 0],
      [0, 1000],
      [
        [0, lighten(ground, 0.14)],
        [1, ground],
      ],
    ),
  );
  sheet.addShape('M0 596C150 470 300 450 470 520S700 560 800 440V1000H0Z', darken(ground, 0.06));
  sheet.addShape('M0 720C200 640 420 700 560 730S740 690 800 660V1000H0Z', darken(ground, 0.1));
  const behind = HAIR_BEHIND[person.style];
  if (behind) sheet.drawTransformed(head, () => drawHairBehind(sheet, person, behind));
  sheet.drawTransformed(`translate(400 0) scale(${broad} 1) translate(-400 0)`, () =>
    drawCoat(sheet, coat),
  );
  sheet.addShape('M336 600H464V730L400 800L336 730Z', skin);
  sheet.addShape('M400 600H464V730L400 800Z', darken(skin, 0.12));
  sheet.addShape(
    'M336 640C360 672 440 676 464 640V690C440 712 360 712 336 690Z',
    darken(skin, 0.2),
    'opacity="0.7"',
  );
  drawCollar(sheet, person);
  sheet.drawTransformed(head, () => drawHead(sheet, person));
}

function drawCoat(sheet: SvgSheet, coat: Portrait['coat']): void {
  const coatPath = 'M80 1000C90 850 170 770 316 736L400 760L484 736C630 770 710 850 720 1000Z';
  sheet.addShape(coatPath, coat);
  sheet.drawClipped(coatPath, () => {
    sheet.addShape('M400 700H740V1000H400Z', darken(coat, 0.18), 'opacity="0.55"');
    sheet.addShape('M316 736L262 760L350 930L400 1000V800Z', lighten(coat, 0.1));
    sheet.addShape('M484 736L538 760L450 930L400 1000V800Z', darken(coat, 0.22));
  });
}
