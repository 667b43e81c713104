import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath, URL } from 'node:url';
import type { Photograph } from './photographs.ts';

const framesFolder = fileURLToPath(new URL('../../../dist/frames', import.meta.url));
const resolveRenderScript = (name: string) =>
  fileURLToPath(new URL(`./render/${name}`, import.meta.url));

/** Returns the path of a photograph's finished frame, a PNG. */
export const getFramePath = ({ scene, shot }: Pick<Photograph, 'scene' | 'shot'>) =>
  `${framesFolder}/${scene}-${shot}.png`;

/**
 * Renders and finishes the frames that dist/frames/ does not hold yet, scene by scene: Blender 3.4
 * (Cycles on the processor), then OpenCV in Blender's Python (Debian: blender, python3-opencv).
 */
export async function renderFrames(photographs: readonly Photograph[]): Promise<void> {
  const missing = photographs.filter((photograph) => !existsSync(getFramePath(photograph)));
  mkdirSync(framesFolder, { recursive: true });
  for (const [sceneShots, frames] of groupShotsByScene(missing)) {
    const { wide, samples } = getRenderQuality(sceneShots);
    await runBlender('picture.py', framesFolder, '--wide', wide, '--samples', samples, sceneShots);
    await runBlender('finish.py', framesFolder, ...frames);
  }
}

/** Groups frames by scene, so that each scene is built once: `scene/shot+shot` and their names. */
function groupShotsByScene(photographs: readonly Photograph[]): Map<string, string[]> {
  const shots = new Map<string, Set<string>>();
  for (const { scene, shot } of photographs) {
    const isRenderedAlone =
      ['room', 'office'].includes(scene) ||
      ['terrace', 'vallei', 'front', 'dusk', 'gate'].includes(shot);
    const key = isRenderedAlone ? `${scene}/${shot}` : scene;
    shots.set(key, (shots.get(key) ?? new Set()).add(shot));
  }
  return new Map(
    [...shots].map(([key, names]) => {
      const scene = key.replace(/\/.*/, '');
      return [`${scene}/${[...names].join('+')}`, [...names].map((name) => `${scene}-${name}`)];
    }),
  );
}

function getRenderQuality(sceneShots: string): { wide: string; samples: string } {
  if (sceneShots === 'valley/vallei') return { wide: '1920', samples: '10' };
  if (sceneShots.startsWith('office/')) return { wide: '1200', samples: '6' };
  // The first picture of a card and a mosaic: its largest width outside the gallery.
  if (/\/(front|dusk|gate)$/.test(sceneShots)) return { wide: '1440', samples: '4' };
  return sceneShots.startsWith('room/')
    ? { wide: '1024', samples: '10' }
    : { wide: '1024', samples: '5' };
}

function runBlender(name: string, ...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      'blender',
      ['-b', '--factory-startup', '-P', resolveRenderScript(name), '--', ...args],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    child.on('error', () =>
      reject(new Error('photographs need Blender: apt install blender python3-opencv')),
    );
    child.on('exit', (code) =>
      code ? reject(new Error(`${name} ended with ${code}`)) : resolve(),
    );
  });
}
