import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HOUSES, type HouseName } from '../catalogue/houses.ts';
import { epcLabels, epcSvg } from './epc.ts';
import { frameOf, renderFrames } from './frames.ts';
import type { PlanKind } from './layout.ts';
import { iconSvg, logoSvg, markSvg } from './mark.ts';
import { photographs } from './photographs.ts';
import { plan } from './plan.ts';
import { drawPortrait, portraits } from './portrait.ts';
import { writeDrawing, writeMark, writePhotograph, writeText } from './raster.ts';

/**
 * Makes the pictures of the demonstration: `npm run pictures [part of a name …]`; without a name all.
 * Plans, portraits and marks are drawn here. Photographs are rendered by Blender (frames.ts), in
 * a good hour; their frames stay in dist/frames/, and a frame that is there is printed, not rendered anew.
 */
const publicFolder = fileURLToPath(new URL('../../../public/', import.meta.url));
const media = `${publicFolder}media/`;

const planKinds: Partial<Record<HouseName, PlanKind>> = {
  langgevelhoeve: 'longhouse',
  gite: 'longhouse',
  bungalow: 'flat',
  residentie: 'flat',
  'appartement-centrum': 'flat',
  'appartement-rivier': 'flat',
  studio: 'studio',
  winkelhuis: 'shop',
  kantoor: 'office',
  loods: 'shed',
  garage: 'garages',
};

type Built = Record<string, { volumes: { width: number; depth: number }[] }>;

const built: Built = JSON.parse(
  readFileSync(new URL('./render/houses.json', import.meta.url), 'utf8'),
);

type Job = { name: string; make: () => Promise<void> };

const wanted = process.argv.slice(2);
const isWanted = (name: string) => !wanted.length || wanted.some((part) => name.includes(part));

const asked = photographs().filter(({ file }) => isWanted(file));
await renderFrames(asked);
const jobs = [...asked.map(printed), ...[...plans(), ...team(), ...marks()].filter(byName)];
for (const { make } of jobs) await make();
console.warn(`${jobs.length} pictures made`);

function byName({ name }: Job): boolean {
  return isWanted(name);
}

function printed(photograph: ReturnType<typeof photographs>[number]): Job {
  const { file } = photograph;
  const hero = file.startsWith('hero/');
  const sizes = hero ? [1360, 600, 400] : [1360, 600, 400, 250];
  const ratio = hero ? 1920 / 1128 : 4 / 3;
  return {
    name: file,
    make: () =>
      writePhotograph(frameOf(photograph), media + file, sizes, photograph, { ratio, hero }),
  };
}

function plans(): Job[] {
  const drawn = Object.entries(HOUSES).filter(([, { pictures }]) => 'grondplan' in pictures);
  return drawn.map(([name]) => ({
    name: `houses/${name}/grondplan`,
    make: () =>
      writeDrawing(
        plan(...planOf(name as HouseName)).svg(),
        `${media}houses/${name}/grondplan`,
        [1360, 600, 400, 250],
      ),
  }));
}

function planOf(name: HouseName): [PlanKind, number, number, boolean] {
  const kind = planKinds[name] ?? 'house';
  const mirrored = name.length % 2 === 0;
  if (kind === 'studio') return [kind, 7.4, 5.6, mirrored];
  if (kind === 'flat' && name !== 'bungalow') return [kind, 12.4, 9.2, mirrored];
  const [main] = built[name]?.volumes ?? [];
  if (!main) throw new Error(`no house is called ${name}`);
  return [kind, main.width, main.depth, mirrored];
}

function team(): Job[] {
  return Object.entries(portraits).map(([name, person]) => ({
    name: `team/${name}`,
    make: () => writeDrawing(drawPortrait(person).svg(), `${media}team/${name}`, [400]),
  }));
}

function marks(): Job[] {
  const labels = Object.entries(epcLabels).flatMap(([region, steps]) =>
    steps.map((step): Job => {
      const { svg, width } = epcSvg(step);
      const file = `images/epc/${region}/${step.label}.png`;
      return { name: file, make: () => writeMark(svg, publicFolder + file, width * 3) };
    }),
  );
  return [
    ...labels,
    { name: 'favicon.svg', make: () => writeText(iconSvg(), `${publicFolder}favicon.svg`) },
    { name: 'favicon.png', make: () => writeMark(iconSvg(), `${publicFolder}favicon.png`, 32) },
    {
      name: 'apple-touch-icon.png',
      make: () => writeMark(iconSvg(0), `${publicFolder}apple-touch-icon.png`, 180),
    },
    { name: 'media/logo.svg', make: () => writeText(logoSvg(), `${media}logo.svg`) },
    { name: 'media/mark.svg', make: () => writeText(markSvg(), `${media}mark.svg`) },
  ];
}
