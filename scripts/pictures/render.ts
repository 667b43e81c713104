import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { HOUSES, type PictureName } from '../demo/houses.ts';
import { dwellings } from './dwellings.ts';
import { epcLabels, epcSvg } from './epc.ts';
import { exterior } from './exterior.ts';
import { type HallKind, hall } from './hall.ts';
import { heroes } from './hero.ts';
import type { House } from './house.ts';
import { interior } from './interior.ts';
import type { PlanKind } from './layout.ts';
import { iconSvg, logoSvg, markSvg } from './mark.ts';
import { drawPlace, places } from './place.ts';
import { plan } from './plan.ts';
import { drawPortrait, portraits } from './portrait.ts';
import { writeMark, writePicture, writeText } from './raster.ts';
import type { Sheet } from './sheet.ts';
import { terrace } from './terrace.ts';

/**
 * Makes every picture of the demonstration: `node scripts/pictures/render.ts [part of a name …]`.
 * Without a name all are made, on all but the busiest of cores; the same seed gives the same picture.
 */
const publicFolder = fileURLToPath(new URL('../../public/', import.meta.url));

const media = `${publicFolder}media/`;

type Job = { name: string; make: () => Promise<void> };

const sheetJob = (path: string, sizes: readonly number[], draw: () => Sheet): Job => ({
  name: path,
  make: () => writePicture(draw().svg(), media + path, sizes),
});

function jobs(): Job[] {
  return [...houseJobs(), ...heroJobs(), ...teamJobs(), ...markJobs()];
}

function houseJobs(): Job[] {
  return Object.entries(HOUSES).flatMap(([name, { pictures }]) =>
    (Object.keys(pictures) as PictureName[]).map((picture) =>
      sheetJob(`houses/${name}/${picture}`, [1360, 600, 400, 250], () => pictureOf[picture](name)),
    ),
  );
}

const pictureOf: Record<PictureName, (name: string) => Sheet> = {
  voorgevel: (name) => exterior(name, dwelling(name), 'front'),
  achtergevel: (name) => exterior(name, dwelling(name), 'back'),
  woonkamer: (name) => interior(name, dwelling(name), 'woonkamer'),
  keuken: (name) => interior(name, dwelling(name), 'keuken'),
  slaapkamer: (name) => interior(name, dwelling(name), 'slaapkamer'),
  terras: (name) => terrace(name, dwelling(name)),
  binnen: (name) => hall(name, dwelling(name), halls[name] ?? 'office'),
  zicht: (name) =>
    name === 'garage' ? exterior(name, dwelling(name), 'front') : place(name, 'zicht'),
  omgeving: (name) => place(name, 'omgeving'),
  grondplan: (name) => plan(...planOf(name)),
};

const halls: Record<string, HallKind> = { winkelhuis: 'shop', kantoor: 'office', loods: 'shed' };

const plans: Record<string, PlanKind> = {
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

/** A flat is a part of its building; everything else has its main volume's measures. */
function planOf(name: string): [PlanKind, number, number, boolean] {
  const kind = plans[name] ?? 'house';
  const [main] = dwelling(name).volumes;
  const mirrored = name.length % 2 === 0;
  if (kind === 'studio') return [kind, 7.4, 5.6, mirrored];
  if (kind === 'flat' && name !== 'bungalow') return [kind, 12.4, 9.2, mirrored];
  return [kind, main.width, main.depth, mirrored];
}

function dwelling(name: string): House {
  const found = dwellings[name];
  if (!found) throw new Error(`no house is called ${name}`);
  return found;
}

function place(name: string, picture: 'zicht' | 'omgeving'): Sheet {
  const found = places[name];
  if (!found) throw new Error(`no place is called ${name}`);
  return drawPlace(name, found, picture);
}

function heroJobs(): Job[] {
  return Object.entries(heroes).map(([name, draw]) =>
    sheetJob(`hero/${name}`, [1360, 600, 400], draw),
  );
}

function teamJobs(): Job[] {
  return Object.entries(portraits).map(([name, person]) =>
    sheetJob(`team/${name}`, [400], () => drawPortrait(person)),
  );
}

function markJobs(): Job[] {
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

async function work(share: number, of: number, wanted: readonly string[]): Promise<number> {
  const chosen = jobs().filter(
    ({ name }) => !wanted.length || wanted.some((part) => name.includes(part)),
  );
  const mine = chosen.filter((_, index) => index % of === share);
  for (const { make } of mine) await make();
  return mine.length;
}

type Order = { share: number; of: number; wanted: string[] };

if (isMainThread) {
  const of = Math.max(1, Math.min(4, cpus().length));
  const wanted = process.argv.slice(2);
  const made = await Promise.all(
    Array.from({ length: of }, (_, share) => {
      const worker = new Worker(new URL(import.meta.url), {
        workerData: { share, of, wanted } satisfies Order,
      });
      return new Promise<number>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      });
    }),
  );
  console.warn(`${made.reduce((sum, count) => sum + count, 0)} pictures made`);
} else {
  const { share, of, wanted } = workerData as Order;
  parentPort?.postMessage(await work(share, of, wanted));
}
