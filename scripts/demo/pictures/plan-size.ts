import type { HouseName } from '../catalogue/houses.ts';
import { houseScenes } from './house-scenes.ts';

type PlanSize = [width: number, depth: number];

/** Sizes of apartments and chalets; the floor of any other house is that of its largest volume. */
const ownSizes: Partial<Record<HouseName, PlanSize>> = {
  studio: [6.8, 5.3],
  residentie: [10.6, 8],
  'residentie-hoek': [11.8, 8.4],
  'appartement-centrum': [12, 8.8],
  'appartement-rivier': [10.4, 8],
  'appartement-kasteel': [10.4, 8.8],
  'appartement-tuin': [10, 8.6],
  'appartement-perron': [9.2, 6.8],
  'flat-balken': [9.4, 7.4],
  'flat-kanaal': [10.2, 7],
  'chalet-bosrand': [8, 8],
  'chalet-wit': [9, 7.2],
};

/** Returns the outer width and depth of a house's plan, in metres. */
export function getPlanSize(house: HouseName): PlanSize {
  const own = ownSizes[house];
  if (own) return own;
  const [main] = houseScenes[house]?.volumes ?? [];
  if (!main) throw new Error(`no house is called ${house}`);
  return [main.width, main.depth];
}
