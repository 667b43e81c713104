import { curlsPath, drawHairBehind, drawHead } from './face.ts';
import { darken, lighten } from './palette.ts';
import type { Portrait } from './portrait-features.ts';
import { SvgSheet } from './svg-sheet.ts';

/** The team, by the names of the picture files. */
export const portraits: Record<string, Portrait> = {
  'marijke-verhoeven': {
    ground: '#dad3c5',
    skin: '#ecdfd0',
    hair: '#4a5a50',
    style: 'long',
    coat: '#2d4a3a',
    shirt: '#efe6d6',
  },
  'luc-dardenne': {
    ground: '#cdd3c9',
    skin: '#e9d9c7',
    hair: '#39424a',
    style: 'short',
    coat: '#55646c',
    shirt: '#e9e5da',
  },
  'sanne-de-wit': {
    ground: '#dad0bf',
    skin: '#f0e2d2',
    hair: '#7b5a45',
    style: 'bun',
    coat: '#9a7757',
    shirt: '#f1e9da',
  },
  'benoit-collard': {
    ground: '#cfd0ca',
    skin: '#eadccb',
    hair: '#8b9091',
    style: 'bald',
    coat: '#4b5359',
    shirt: '#dfe3dd',
    beard: true,
  },
  'amandine-lejeune': {
    ground: '#d6d2c4',
    skin: '#ecd9c4',
    hair: '#6b4a38',
    style: 'curls',
    coat: '#5b7465',
    shirt: '#f1e9da',
  },
  'elise-marechal': {
    ground: '#d2d6cf',
    skin: '#e8d3bd',
    hair: '#2f3438',
    style: 'bob',
    coat: '#7d8a90',
    shirt: '#f1e9da',
    glasses: true,
  },
  'joris-van-acker': {
    ground: '#ddd2c2',
    skin: '#ecdcc8',
    hair: '#a8834f',
    style: 'parted',
    coat: '#3d5560',
    shirt: '#efe6d6',
    beard: true,
  },
  'nathalie-remacle': {
    ground: '#cfd4cb',
    skin: '#eee0d2',
    hair: '#a3a29a',
    style: 'bob',
    coat: '#7a4a3a',
    shirt: '#f1ece1',
  },
  'pieter-hoekstra': {
    ground: '#d8d3c8',
    skin: '#eddfce',
    hair: '#c0a06a',
    style: 'short',
    coat: '#4f6656',
    shirt: '#e9e5da',
    glasses: true,
  },
  'thibault-grandjean': {
    ground: '#dcd3c3',
    skin: '#b98a66',
    hair: '#2b2522',
    style: 'short',
    coat: '#6d5a49',
    shirt: '#efe6d6',
    beard: true,
  },
};

/** Draws head and shoulders, 800 by 1000 pixels. */
export function drawPortrait(person: Portrait): SvgSheet {
  const sheet = new SvgSheet(800, 1000);
  const { ground, skin, coat, shirt } = person;
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
  if (person.style === 'long')
    drawHairBehind(
      sheet,
      person,
      'M400 168C258 168 224 280 232 420C238 540 226 620 192 700H608C574 620 562 540 568 420C576 280 542 168 400 168Z',
    );
  if (person.style === 'bob')
    drawHairBehind(
      sheet,
      person,
      'M400 186C262 186 236 300 240 420C243 510 236 560 250 586H550C564 560 557 510 560 420C564 300 538 186 400 186Z',
    );
  if (person.style === 'curls') drawHairBehind(sheet, person, curlsPath);
  const coatPath = 'M80 1000C90 850 170 770 316 736L400 760L484 736C630 770 710 850 720 1000Z';
  sheet.addShape(coatPath, coat);
  sheet.drawClipped(coatPath, () => {
    sheet.addShape('M400 700H740V1000H400Z', darken(coat, 0.18), 'opacity="0.55"');
    sheet.addShape('M316 736L262 760L350 930L400 1000V800Z', lighten(coat, 0.1));
    sheet.addShape('M484 736L538 760L450 930L400 1000V800Z', darken(coat, 0.22));
  });
  sheet.addShape('M336 600H464V730L400 800L336 730Z', skin);
  sheet.addShape('M400 600H464V730L400 800Z', darken(skin, 0.12));
  sheet.addShape(
    'M336 640C360 672 440 676 464 640V690C440 712 360 712 336 690Z',
    darken(skin, 0.2),
    'opacity="0.7"',
  );
  sheet.addShape('M330 716L400 800L352 850L302 742Z', shirt);
  sheet.addShape('M470 716L400 800L448 850L498 742Z', darken(shirt, 0.1));
  drawHead(sheet, person);
  return sheet;
}
