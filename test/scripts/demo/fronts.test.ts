import { expect, test } from 'vitest';
import { HOUSES } from '../../../scripts/demo/catalogue/houses';
import { DEMO_LISTINGS } from '../../../scripts/demo/catalogue/listings/all';
import type { House } from '../../../scripts/demo/catalogue/picture-sets';
import scenes from '../../../scripts/demo/pictures/render/houses.json';

/** Compares the facts and texts of each listing with the model of its front (render/houses.json). */

interface Volume {
  at: number[];
  rise: number;
  wall: string;
  roof: string;
  upper?: { wall: string };
  framed?: boolean;
  front?: string[];
  dormers?: number[];
  skylights?: number[];
  left?: string[];
  right?: string[];
}

interface Model {
  setting: { ground: string; neighbours?: boolean | string };
  /** The first and last year in which such a house is built. */
  built?: number[];
  volumes: Volume[];
}

const models: Partial<Record<string, Model>> = scenes;

/** Returns the model that a listing's front shows: the house's own, or the one that it shares. */
function findModel(house: keyof typeof HOUSES): Model | undefined {
  const { pictures, shared }: House = HOUSES[house];
  if (!('voorgevel' in pictures)) return undefined;
  return models[shared?.voorgevel?.split('/')[0] ?? house];
}

const fronts = DEMO_LISTINGS.flatMap((listing) => {
  const model = findModel(listing.house);
  return model ? [{ ...listing, facts: listing.facts ?? {}, model }] : [];
});

/** Returns how many full storeys a model has, those on the roof of another volume counted on it. */
function countStoreys({ volumes }: Model): number {
  const count = ({ front = [] }: Volume) => front.filter((row) => /^\.*\w/.test(row)).length;
  const ground = volumes.filter(({ at }) => at[2] === 0);
  const above = volumes.filter(({ at }) => (at[2] ?? 0) > 0);
  return Math.max(...ground.map(count)) + Math.max(0, ...above.map(count));
}

/** Whether a model can be lived in under its roof. */
const hasAttic = ({ volumes }: Model) =>
  volumes.some(
    ({ dormers, skylights, front = [], left = [], right = [] }) =>
      dormers?.length ||
      skylights?.length ||
      [...front, ...left, ...right].some((row) => row.startsWith('^')),
  );

const listWrong = (wrong: (front: (typeof fronts)[number]) => unknown) =>
  fronts.filter(wrong).map(({ id, house }) => `${id} ${house}`);

const HOMES_IN_A_BUILDING = ['appartement', 'gelijkvloers', 'studio', 'duplex', 'kantoor'];

test('every house with a front has a model that says when it may be built', () => {
  expect(fronts.length).toBeGreaterThan(90);
  expect(listWrong(({ model }) => !model.built)).toEqual([]);
});

test('a listing has the storeys of its front, or lies on one of them', () => {
  const wrong = listWrong(({ facts: { floors, floor = 0 }, kind, model }) => {
    const storeys = countStoreys(model);
    const highest = storeys + (hasAttic(model) ? 1 : 0);
    if (HOMES_IN_A_BUILDING.includes(kind)) return floor + (floors ?? 1) > highest;
    const isShop = ['handel', 'andere'].includes(kind);
    return floors !== undefined && (floors > highest || (floors < storeys && !isShop));
  });
  expect(wrong).toEqual([]);
});

test('a listing was built when its front may be', () => {
  const wrong = listWrong(({ facts: { year }, model: { built: [from = 0, to = 0] = [] } }) =>
    year === undefined ? false : year < from || year > to,
  );
  expect(wrong).toEqual([]);
});

/** The coverings of render/roofs.py that a kind of roof may show. */
const COVERINGS = {
  slate: ['slate', 'oldslate'],
  artificial: ['slate', 'oldslate'],
  tiles: ['tile'],
  zinc: ['zinc'],
  flat: [],
};

test('a listing has the roof of its front', () => {
  const wrong = listWrong(({ facts: { roof }, model: { volumes } }) => {
    if (!roof) return false;
    const highest = [...volumes].sort((a, b) => (b.at[2] ?? 0) - (a.at[2] ?? 0));
    const [main] = highest[0]?.at[2] ? highest : volumes;
    if (!main) return true;
    return roof === 'flat'
      ? main.rise > 0
      : main.rise === 0 || !COVERINGS[roof].includes(main.roof);
  });
  expect(wrong).toEqual([]);
});

const STONE = ['sandstone', 'limestone', 'schist', 'flaked'];

test('a style of stone, timber or today has a front of it', () => {
  const wrong = listWrong(({ facts: { style }, model: { volumes, built: [, last = 0] = [] } }) => {
    const walls = volumes.flatMap(({ wall, upper }) => [wall, upper?.wall ?? wall]);
    if (style === 'sandstone') return !walls.some((wall) => STONE.includes(wall));
    if (style === 'timber') return !volumes.some(({ framed }) => framed);
    if (style === 'chalet') return !walls.some((wall) => wall.includes('timber'));
    if (style === 'modern') return last < 1980;
    return style === 'sixties' && (last < 1960 || last > 2000);
  });
  expect(wrong).toEqual([]);
});

/** Words of headlines and texts on what a front shows, with what its model must have. */
const WORDS: [name: string, words: RegExp, isShown: (model: Model) => unknown][] = [
  [
    'brick',
    /\bbakste|\bbriques?\b/i,
    ({ volumes }) => volumes.some(({ wall, upper }) => /brick/.test(wall + (upper?.wall ?? ''))),
  ],
  [
    'stone',
    /\b(?:natuur|zand|kalk)steen\b(?=\W+(?:huis|gevel|met))|\bstenen huis\b|\bmaison en pierre\b/i,
    ({ volumes }) => volumes.some(({ wall }) => STONE.includes(wall)),
  ],
  [
    'slates',
    /\bleien ?dak|\ben leien\b|toiture d’ardoises|toit d’ardoises|sous l’ardoise/i,
    ({ volumes }) => volumes.some(({ roof, rise }) => rise > 0 && roof.includes('slate')),
  ],
  [
    'dormers',
    /\bdakkapel|\blucarnes\b/i,
    ({ volumes }) => volumes.some(({ dormers, skylights }) => dormers ?? skylights),
  ],
  [
    'three storeys',
    /\bdrie (?:verdiepingen|lagen)\b|\btrois niveaux\b/i,
    (model) => countStoreys(model) === 3,
  ],
  [
    'a row',
    /\b(?:rijwoning|rijhuis|in rij)\b|\bmitoyenne\b|\bmaison de ville\b|\bstadshuis\b/i,
    ({ setting }) => setting.neighbours,
  ],
  [
    'half-timbering',
    /\bvakwerk(?:huis|gevel)|à colombages/i,
    ({ volumes }) => volumes.some(({ framed }) => framed),
  ],
];

test.each(WORDS)('what texts call %s is there on the front', (_, words, isShown) => {
  const named = fronts.filter(({ nl, fr }) =>
    [nl, fr].some(({ title, opening = '', text = '' }) =>
      words.test(`${title} ${opening} ${text}`),
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(
    named.filter(({ model }) => !isShown(model)).map(({ id, house }) => `${id} ${house}`),
  ).toEqual([]);
});
