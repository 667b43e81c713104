import type { House, Setting, Volume } from './house.ts';

const valley: Setting = { backdrop: { hills: 0.2, cover: 'mixed' }, ground: 'lawn', trees: 'garden' };
const orchard: Setting = { backdrop: { hills: 0.16, cover: 'pasture' }, ground: 'lawn', trees: 'orchard' };
const woods: Setting = { backdrop: { hills: 0.24, cover: 'forest' }, ground: 'lawn', trees: 'forest' };
const riverside: Setting = { backdrop: { hills: 0.22, cover: 'forest' }, ground: 'lawn', trees: 'river' };
const street: Setting = { backdrop: { hills: 0.18, cover: 'mixed' }, ground: 'street', trees: 'none', neighbours: true };
const square: Setting = { backdrop: { hills: 0.16, cover: 'mixed' }, ground: 'cobbles', trees: 'garden' };
const yard: Setting = { backdrop: { hills: 0.12, cover: 'plateau' }, ground: 'gravel', trees: 'garden' };

const slate = { roof: 'slate' } as const;
const gabled = { ridge: 'along', ...slate } as const;

const block = (storeys: number, rest: Partial<Volume> = {}): Volume => ({
  at: [0, 0, 0],
  width: 24,
  depth: 12,
  eaves: storeys * 2.9 + 0.4,
  rise: 0,
  wall: 'white',
  ...gabled,
  ...rest,
});

/** Every house of the demonstration that has walls: what makes it itself, and its one light. */
export const dwellings: Record<string, House> = {
  langgevelhoeve: {
    season: 'summer', hour: 'afternoon', setting: valley, joinery: '#5d7a68', interior: 'rustic', turn: 24,
    volumes: [
      { at: [0, 0, 0], width: 19, depth: 8.4, eaves: 5.2, rise: 4, wall: 'sandstone', ...gabled, front: ['.w.ww..w', 'wdwb.wgw'], back: ['w.w.w.w', 'wfw.fdw'], left: ['^.m.', 'w.w', 'w.w'], right: ['^.m.', 'w.w', '.w.'], chimneys: [0.08, 0.93] },
    ],
  },
  vierkantshoeve: {
    season: 'autumn', hour: 'evening', setting: orchard, joinery: '#6d4237', interior: 'rustic', turn: -26,
    volumes: [
      { at: [0, 0, 0], width: 15, depth: 8, eaves: 5.6, rise: 3.8, wall: 'limestone', ...gabled, front: ['wwwww', 'wwDww'], back: ['w.w.w', 'wfdfw'], left: ['^m', 'w.w', 'w.w'], right: ['^m', 'w.w', 'w.w'], chimneys: [0.1, 0.9], dormers: [0.3, 0.7] },
      { at: [-12.4, -9, 0], width: 8, depth: 17, eaves: 4.4, rise: 3.4, wall: 'limestone', roof: 'oldslate', ridge: 'across', right: ['.s.s.', '.b.b.'], front: ['^m', '.s.', '.b.'] },
    ],
  },
  dorpshuis: {
    season: 'spring', hour: 'morning', setting: street, joinery: '#7a2e22', interior: 'classic', turn: -14,
    volumes: [
      { at: [0, 0, 0], width: 9.4, depth: 9, eaves: 6, rise: 3.4, wall: 'schist', ...gabled, front: ['www', 'wdw'], back: ['w.w', 'fdw'], chimneys: [0.12], skylights: [0.4, 0.65] },
    ],
  },
  herenhuis: {
    season: 'summer', hour: 'day', setting: square, joinery: '#e6dfd0', interior: 'classic', turn: 18,
    volumes: [
      { at: [0, 0, 0], width: 14, depth: 11, eaves: 7.6, rise: 3.6, wall: 'brick', ...gabled, front: ['ttttt', 'ttDtt'], back: ['t.t.t', 'tfft'], left: ['^m.m', 't.t', 't.t'], right: ['^m.m', 't.t', 't.t'], chimneys: [0.06, 0.94], dormers: [0.2, 0.5, 0.8] },
      { at: [9.4, 2.4, 0], width: 4.8, depth: 6, eaves: 3.2, rise: 0, wall: 'brick', ...gabled, front: ['F'], back: ['F'], right: ['f'] },
    ],
  },
  'villa-modern': {
    season: 'summer', hour: 'evening', setting: valley, joinery: '#34393b', interior: 'modern', turn: 22,
    volumes: [
      { at: [0, 0, 0], width: 16, depth: 9, eaves: 3.1, rise: 0, wall: 'schist', ...gabled, front: ['FFdg'], back: ['FFFF'], left: ['.f'], right: ['.w'] },
      { at: [-2.2, -0.9, 3.1], width: 11, depth: 8.4, eaves: 3, rise: 0, wall: 'white', ...gabled, front: ['FwF'], back: ['fFf'], left: ['.f.'], right: ['.w.'] },
    ],
  },
  'villa-landelijk': {
    season: 'spring', hour: 'afternoon', setting: orchard, joinery: '#e9e2d4', interior: 'classic', turn: -22,
    volumes: [
      { at: [0, 0, 0], width: 14, depth: 9, eaves: 4.6, rise: 4.2, wall: 'white', ...gabled, front: ['w.w.w', 'wwdww'], back: ['w.w.w', 'fFfw'], left: ['^m', 'w.w', 'w.w'], right: ['^m', 'w.w', 'f.w'], chimneys: [0.86], dormers: [0.22, 0.78] },
      { at: [-10.2, 1.6, 0], width: 7, depth: 6.4, eaves: 2.7, rise: 3, wall: 'white', ...gabled, front: ['gg'], back: ['w.w'], left: ['^m', 'w'] },
    ],
  },
  'chalet-bosrand': {
    season: 'autumn', hour: 'afternoon', setting: woods, joinery: '#4c5f50', interior: 'chalet', turn: 26,
    volumes: [
      { at: [0, 0, 0], width: 8.6, depth: 10, eaves: 3.4, rise: 3.2, wall: 'schist', upper: { wall: 'timber', from: 0.9 }, roof: 'slate', ridge: 'across', overhang: 0.75, front: ['^mm', 'FdF'], back: ['^m', 'wFw'], left: ['w.w'], right: ['w.w.'], chimneys: [0.7] },
    ],
  },
  'chalet-wit': {
    season: 'winter', hour: 'morning', setting: woods, joinery: '#3f5b52', interior: 'chalet', turn: -24,
    volumes: [
      { at: [0, 0, 0], width: 10, depth: 8, eaves: 2.9, rise: 3, wall: 'white', upper: { wall: 'timber', from: 2.7 }, ...gabled, overhang: 0.6, front: ['wdfw'], back: ['wFw'], left: ['^m', 'f.w'], right: ['^m', 'w.w'], chimneys: [0.75] },
    ],
  },
  bungalow: {
    season: 'summer', hour: 'morning', setting: valley, joinery: '#e9e2d4', interior: 'modern', turn: 20,
    volumes: [
      { at: [0, 0, 0], width: 16, depth: 8.6, eaves: 2.8, rise: 2.5, wall: 'ochre', ...gabled, overhang: 0.6, front: ['wfdwwg'], back: ['wFfww'], left: ['^.m.', 'w.w'], right: ['^.m.', 'w..'], chimneys: [0.3] },
    ],
  },
  fermette: {
    season: 'autumn', hour: 'morning', setting: orchard, joinery: '#40585c', interior: 'rustic', turn: -20,
    volumes: [
      { at: [0, 0, 0], width: 13, depth: 7.6, eaves: 3.9, rise: 3.8, wall: 'brick', roof: 'tile', ridge: 'along', front: ['s.s.s', 'wdwwb'], back: ['..s..', 'wFdw.'], left: ['^m', 'w.w'], right: ['^m', 'w.w'], chimneys: [0.1, 0.72], dormers: [0.4] },
      { at: [9.2, 1.5, 0], width: 5.4, depth: 5.6, eaves: 2.6, rise: 2.4, wall: 'blacktimber', roof: 'tile', ridge: 'along', front: ['b'], back: ['w.'], right: ['^m', 'w'] },
    ],
  },
  molenhuis: {
    season: 'summer', hour: 'evening', setting: riverside, joinery: '#8a4a33', interior: 'rustic', turn: 28,
    volumes: [
      { at: [0, 0, 0], width: 11, depth: 9, eaves: 7.8, rise: 4, wall: 'schist', ...gabled, front: ['s.s.', 'w.ww', 'wdww'], back: ['ssss', 'wwww', 'fFw'], left: ['^m', '.w.', 'w.w', 'w.w'], right: ['^m', '.w.', 'w.w', '.w.'], chimneys: [0.88] },
      { at: [-8.2, 1.6, 0], width: 5.6, depth: 6.4, eaves: 4, rise: 2.8, wall: 'schist', roof: 'oldslate', ridge: 'along', front: ['.s', 'b.'], back: ['s', 'w'], left: ['^m', 'w'] },
    ],
  },
  landhuis: {
    season: 'summer', hour: 'afternoon', setting: valley, joinery: '#ece5d7', interior: 'classic', turn: 16,
    volumes: [
      { at: [0, 0, 0], width: 18, depth: 11, eaves: 6.8, rise: 4.4, wall: 'limestone', ...gabled, front: ['tttttt', 'ttDDtt'], back: ['tttttt', 'tfFFft'], left: ['^m.m', 't.t', 't.t'], right: ['^m.m', 't.t', 't.t'], chimneys: [0.05, 0.35, 0.95], dormers: [0.18, 0.5, 0.82] },
      { at: [0, -2.2, 0], width: 5.6, depth: 4.4, eaves: 6.8, rise: 2.4, wall: 'limestone', roof: 'slate', ridge: 'across', front: ['^m', 't.t', '.D.'], back: ['.', '.'] },
    ],
  },
  rijwoning: {
    season: 'autumn', hour: 'day', setting: street, joinery: '#2f4a46', interior: 'modern', turn: 15,
    volumes: [
      { at: [0, 0, 0], width: 6.4, depth: 10, eaves: 8.4, rise: 3, wall: 'brick', ...gabled, front: ['ww', 'tt', 'td'], back: ['ww', 'w.', 'F'], chimneys: [0.8], skylights: [0.5] },
    ],
  },
  gite: {
    season: 'spring', hour: 'evening', setting: riverside, joinery: '#4d6e78', interior: 'rustic', turn: -24,
    volumes: [
      { at: [0, 0, 0], width: 16, depth: 8.6, eaves: 5.4, rise: 4, wall: 'limestone', upper: { wall: 'timber', from: 3.4 }, ...gabled, front: ['w.ww.w', 'fwdwwf'], back: ['wwwww', 'FwFdw'], left: ['^m', 'w.w', 'w.w'], right: ['^m', 'w.w', 'f.w'], chimneys: [0.2], skylights: [0.4, 0.6, 0.8] },
    ],
  },
  'appartement-centrum': {
    season: 'spring', hour: 'day', setting: square, joinery: '#3a4143', interior: 'modern', turn: -20,
    volumes: [block(3, { width: 20, wall: 'brick', rise: 3.4, front: ['wlwlw', 'wlwlw', 'pDppp'], back: ['wlwlw', 'wlwlw', 'wwwww'], left: ['^m', 'w.w', 'w.w', 'w.w'], right: ['^m', 'w.w', 'w.w', '.p.'], dormers: [0.2, 0.5, 0.8] })],
  },
  'appartement-rivier': {
    season: 'summer', hour: 'afternoon', setting: riverside, joinery: '#3a4143', interior: 'modern', turn: 22,
    volumes: [block(3, { width: 22, wall: 'white', front: ['lwllwl', 'lwllwl', 'fwDdwf'], left: ['wl', 'wl', 'wf'], right: ['lw', 'lw', 'fw'] }), block(1, { at: [0, 2, 9.1], width: 14, depth: 8, eaves: 2.9, wall: 'timber', front: ['FFFF'], left: ['F'], right: ['F'] })],
  },
  residentie: {
    season: 'autumn', hour: 'afternoon', setting: valley, joinery: '#3d4548', interior: 'modern', turn: 24,
    volumes: [
      block(3, { at: [-8, 0, 0], width: 15, depth: 12, wall: 'schist', rise: 4, front: ['lwl', 'lwl', 'fwf'], left: ['^m', 'w.l', 'w.l', 'w.f'], skylights: [0.3, 0.7] }),
      block(3, { at: [8, 0, 0], width: 15, depth: 12, wall: 'white', upper: { wall: 'timber', from: 6.2 }, rise: 4, front: ['lwl', 'lwl', 'fwf'], right: ['^m', 'l.w', 'l.w', 'f.w'], skylights: [0.3, 0.7] }),
      block(3, { at: [0, 1.4, 0], width: 3.4, depth: 8, eaves: 9.6, wall: 'concrete', front: ['f', 'f', 'D'] }),
    ],
  },
  studio: {
    season: 'winter', hour: 'dusk', setting: street, joinery: '#31413d', interior: 'modern', turn: -16,
    volumes: [block(3, { width: 11, depth: 10, wall: 'ochre', rise: 3.2, front: ['www', 'tlt', 'pdp'], dormers: [0.28, 0.72] })],
  },
  winkelhuis: {
    season: 'summer', hour: 'morning', setting: street, joinery: '#1e3a2f', interior: 'classic', turn: 16,
    volumes: [block(3, { width: 9.6, depth: 11, wall: 'limestone', rise: 3.4, front: ['www', 'ttt', 'pdp'], chimneys: [0.9] })],
  },
  kantoor: {
    season: 'spring', hour: 'day', setting: yard, joinery: '#33393b', interior: 'modern', turn: -24,
    volumes: [block(2, { width: 20, depth: 11, wall: 'concrete', front: ['fffff', 'ffDff'], left: ['fff', 'fff'], right: ['fff', 'fff'] }), block(2, { at: [-12.4, 1.5, 0], width: 5, depth: 8, eaves: 7.4, wall: 'blacktimber', front: ['f', 'f'], left: ['.', '.'] })],
  },
  loods: {
    season: 'summer', hour: 'overcast', setting: yard, joinery: '#4a5a5e', interior: 'modern', turn: 24,
    volumes: [
      { at: [0, 0, 0], width: 26, depth: 18, eaves: 6.4, rise: 2.6, wall: 'concrete', upper: { wall: 'steel', from: 1.4 }, roof: 'zinc', ridge: 'along', front: ['......', 'bdb.bw'], right: ['^.', '..', 'b.b'], left: ['..', '..'], skylights: [0.2, 0.4, 0.6, 0.8] },
    ],
  },
  garage: {
    season: 'autumn', hour: 'overcast', setting: yard, joinery: '#6e7f7a', interior: 'modern', turn: -18,
    volumes: [block(1, { width: 18, depth: 6.5, eaves: 2.9, wall: 'brick', front: ['ggggg'], left: ['.'], right: ['.'] })],
  },
};
