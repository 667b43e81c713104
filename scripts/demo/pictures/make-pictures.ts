import { fileURLToPath, URL } from 'node:url';
import { HOUSES, type HouseName } from '../catalogue/houses.ts';
import type { House } from '../catalogue/picture-sets.ts';
import { epcLabels, renderEpcSvg } from './epc-labels.ts';
import { drawPlan } from './floor-plan.ts';
import { getFramePath, renderFrames } from './frames.ts';
import { renderIconSvg } from './mark.ts';
import { portraits } from './people.ts';
import { listPhotographs } from './photographs.ts';
import { getPlanKind } from './plan-rooms.ts';
import { getPlanSize } from './plan-size.ts';
import { drawPortrait } from './portrait.ts';
import { writeCrop, writeDrawing, writeMarkPng, writePhotograph } from './raster.ts';

/**
 * Makes the pictures of the demonstration: `npm run pictures [part of a name …]`, all without a name.
 * Plans, portraits and marks are drawn here. Blender renders the photographs (frames.ts), which takes
 * more than an hour. Their frames stay in dist/frames/; an existing frame is not rendered again.
 */
const publicFolder = fileURLToPath(new URL('../../../public/', import.meta.url));
const mediaFolder = fileURLToPath(new URL('../../../data/media/', import.meta.url));

type PictureJob = { name: string; make: () => Promise<void> };

const requestedNames = process.argv.slice(2);
const isRequested = (name: string) =>
  !requestedNames.length || requestedNames.some((part) => name.includes(part));

const requestedPhotographs = listPhotographs().filter(({ file }) => isRequested(file));
await renderFrames(requestedPhotographs);
const jobs = [
  ...requestedPhotographs.map(createPhotographJob),
  ...[
    ...createUprightJobs(),
    ...createPlanJobs(),
    ...createPortraitJobs(),
    ...createMarkJobs(),
  ].filter(isRequestedJob),
];
for (const { make } of jobs) await make();
console.warn(`${jobs.length} pictures made`);

function isRequestedJob({ name }: PictureJob): boolean {
  return isRequested(name);
}

function createPhotographJob(photograph: ReturnType<typeof listPhotographs>[number]): PictureJob {
  const { file } = photograph;
  const hero = file.startsWith('hero/');
  const sizes = hero
    ? [1920, 1360, 800, 600, 400]
    : file.startsWith('offices/')
      ? [1200, 800, 400]
      : [1920, 1360, 800, 600, 400, 250];
  const ratio = hero ? 1920 / 1128 : 4 / 3;
  return {
    name: file,
    make: () =>
      writePhotograph(getFramePath(photograph), mediaFolder + file, sizes, photograph, {
        ratio,
        hero,
      }),
  };
}

/** The banner of the home page for phones, cut from its finished photograph; the valley is right of its middle. */
function createUprightJobs(): PictureJob[] {
  const base = `${mediaFolder}hero/vallei`;
  return [
    {
      name: 'hero/vallei-staand',
      make: () =>
        writeCrop(base, `${base}-staand`, { left: 526, top: 0, width: 1072, height: 1128 }, 800),
    },
  ];
}

function createPlanJobs(): PictureJob[] {
  const housesWithPlan = Object.entries(HOUSES).filter(
    ([, { pictures, shared }]: [string, House]) => 'grondplan' in pictures && !shared?.grondplan,
  );
  return housesWithPlan.map(([name]) => ({
    name: `houses/${name}/grondplan`,
    make: () =>
      writeDrawing(
        drawHousePlan(name as HouseName).toSvg(),
        `${mediaFolder}houses/${name}/grondplan`,
        [1360, 800, 600, 400, 250],
      ),
  }));
}

function drawHousePlan(name: HouseName) {
  const [width, depth] = getPlanSize(name);
  return drawPlan(getPlanKind(name), width, depth, name.length % 2 === 0);
}

function createPortraitJobs(): PictureJob[] {
  return Object.entries(portraits).map(([name, person]) => ({
    name: `team/${name}`,
    make: () => writeDrawing(drawPortrait(person).toSvg(), `${mediaFolder}team/${name}`, [400]),
  }));
}

function createMarkJobs(): PictureJob[] {
  const labels = Object.entries(epcLabels).flatMap(([region, steps]) =>
    steps.map((step): PictureJob => {
      const { svg, width } = renderEpcSvg(step);
      const file = `images/epc/${region}/${step.label}.png`;
      return { name: file, make: () => writeMarkPng(svg, publicFolder + file, width * 3) };
    }),
  );
  return [
    ...labels,
    {
      name: 'media/touch-icon.png',
      make: () => writeMarkPng(renderIconSvg(), `${mediaFolder}touch-icon.png`, 180),
    },
  ];
}
