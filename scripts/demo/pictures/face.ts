import { drawBeard, drawGlasses, drawNoseAndMouth } from './face-features.ts';
import { type Colour, darken, lighten, mixColours } from './palette.ts';
import type { Portrait } from './portrait-features.ts';
import type { SvgSheet } from './svg-sheet.ts';

const facePath =
  'M400 262C312 262 272 330 272 420C272 530 330 656 400 656C470 656 528 530 528 420C528 330 488 262 400 262Z';

/** Returns the outline of curled hair behind the head. */
export const curlsPath =
  'M400 160C340 140 280 176 268 226C216 246 206 312 228 356C206 410 232 470 272 480L528 480C568 470 594 410 572 356C594 312 584 246 532 226C520 176 460 140 400 160Z';

/** Draws the face, its features and the hair in front of it. */
export function drawHead(sheet: SvgSheet, person: Portrait): void {
  const { skin } = person;
  const shade = darken(skin, 0.11);
  for (const [x, tone] of [
    [270, skin],
    [530, shade],
  ] as const)
    sheet.addEllipse(x, 452, 20, 38, mixColours(tone, '#b9866a', 0.16));
  sheet.addShape(facePath, skin);
  sheet.drawClipped(facePath, () => {
    sheet.addShape(
      'M400 240H560V680H400C404 640 406 600 404 560L422 520C410 470 396 420 402 380Z',
      shade,
    );
    sheet.addEllipse(326, 520, 44, 34, '#cf8f6f', 'opacity="0.16"');
    sheet.addEllipse(474, 520, 44, 34, '#b5735a', 'opacity="0.14"');
  });
  sheet.drawTransformed(`translate(${person.pose[1]} 0)`, () => drawFeatures(sheet, person));
  drawHairFront[person.style](sheet, person);
}

function drawFeatures(sheet: SvgSheet, person: Portrait): void {
  const { skin, hair, style } = person;
  const dark = mixColours(darken(skin, 0.55), '#3a2c26', 0.5);
  const brow = style === 'bald' ? darken(hair, 0.25) : darken(hair, 0.12);
  drawBeard(sheet, person);
  for (const side of [-1, 1]) {
    const x = 400 + side * 58;
    sheet.addLine(
      `M${x - 30} ${402 + (side < 0 ? 4 : 0)}Q${x} ${384} ${x + 30} ${402 + (side > 0 ? 4 : 0)}`,
      brow,
      9,
      'stroke-linecap="round" opacity="0.8"',
    );
    sheet.addShape(
      `M${x - 24} 436Q${x} 418 ${x + 24} 436Q${x} 450 ${x - 24} 436Z`,
      '#fbf5ea',
      'opacity="0.85"',
    );
    sheet.addEllipse(x, 434, 10, 11, dark);
    sheet.addLine(`M${x - 26} 436Q${x} 417 ${x + 26} 436`, dark, 5, 'stroke-linecap="round"');
  }
  drawNoseAndMouth(sheet, person, dark);
  if (person.lines)
    sheet.addLine(
      'M300 452l-14 -8M300 462l-15 2M500 452l14 -8M500 462l15 2M346 540Q334 560 338 580M454 540Q466 560 462 580',
      darken(skin, 0.24),
      3.5,
      'stroke-linecap="round"',
    );
  drawGlasses(sheet, person);
}

type DrawHair = (sheet: SvgSheet, person: Portrait) => void;

function drawTwoTone(sheet: SvgSheet, hair: Colour, path: string): void {
  sheet.addShape(path, hair);
  sheet.drawClipped(path, () =>
    sheet.addShape('M410 0H800V1000H410Z', darken(hair, 0.2), 'opacity="0.6"'),
  );
}

/** Draws the hair behind neck and shoulders, a shade darker. */
export function drawHairBehind(sheet: SvgSheet, { hair }: Portrait, path: string): void {
  drawTwoTone(sheet, darken(hair, 0.16), path);
}

const drawParted: DrawHair = (sheet, { hair }) =>
  drawTwoTone(
    sheet,
    hair,
    'M386 204C290 206 252 276 256 352C258 388 262 410 266 426C272 384 286 346 334 312C398 340 462 344 504 336C522 362 528 394 534 426C546 380 552 320 528 268C504 218 448 196 386 204Z',
  );

const drawHairFront: Record<Portrait['style'], DrawHair> = {
  bob: (sheet, { hair }) =>
    drawTwoTone(
      sheet,
      hair,
      'M400 200C290 200 250 290 252 400C254 470 252 520 262 560C280 520 284 450 284 392C330 372 470 372 516 392C516 450 520 520 538 560C548 520 546 470 548 400C550 290 510 200 400 200Z',
    ),
  short: (sheet, { hair }) =>
    drawTwoTone(
      sheet,
      hair,
      'M400 206C300 206 256 270 258 350C258 384 262 410 266 424C274 392 282 360 306 330C350 348 450 350 500 328C520 360 526 392 534 424C538 410 542 384 542 350C544 270 500 206 400 206Z',
    ),
  parted: drawParted,
  swept: drawParted,
  waves: (sheet, { hair }) =>
    drawTwoTone(
      sheet,
      hair,
      'M430 192C310 176 244 262 254 372C246 410 268 440 252 486C246 526 262 552 250 590C284 566 276 520 284 480C292 440 276 420 288 388C340 372 388 340 404 290C430 344 486 362 516 384C522 420 510 446 520 482C530 520 520 560 552 588C542 548 560 524 550 486C538 444 556 410 548 372C554 280 508 202 430 192Z',
    ),
  quiff: (sheet, { hair }) =>
    drawTwoTone(
      sheet,
      hair,
      'M330 196C410 150 520 180 536 270C548 312 544 370 534 420C526 388 522 352 506 322C450 330 370 318 318 288C300 316 282 360 268 420C252 360 248 300 270 262C262 230 290 204 330 196Z',
    ),
  bun: (sheet, { hair }) => {
    sheet.addEllipse(400, 158, 66, 64, darken(hair, 0.08));
    sheet.addShape('M400 94A66 64 0 0 1 400 222Z', darken(hair, 0.24));
    drawTwoTone(
      sheet,
      hair,
      'M400 204C296 204 256 280 258 372C259 400 262 420 266 432C276 370 318 312 400 306C482 312 524 370 534 432C538 420 541 400 542 372C544 280 504 204 400 204Z',
    );
  },
  bald: (sheet, { hair, skin }) => {
    drawTwoTone(
      sheet,
      hair,
      'M286 330C262 356 256 410 266 470C274 452 278 430 278 400C278 372 280 350 286 330ZM514 330C538 356 544 410 534 470C526 452 522 430 522 400C522 372 520 350 514 330Z',
    );
    sheet.addShape(
      'M330 300C350 276 380 270 396 272C376 284 352 296 340 318Z',
      lighten(skin, 0.4),
      'opacity="0.6"',
    );
  },
  curls: (sheet, { hair }) =>
    drawTwoTone(
      sheet,
      hair,
      'M400 190C340 170 290 200 280 244C246 262 240 320 256 370C264 350 276 340 288 344C296 318 320 306 340 322C356 300 386 298 404 318C424 298 452 302 464 322C484 308 506 320 512 344C526 340 538 350 544 370C560 320 554 262 520 244C510 200 460 170 400 190Z',
    ),
};
