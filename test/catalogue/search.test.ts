import { expect, test } from 'vitest';
import { search } from '../../src/catalogue/search';

const catalogue = {
  types: [
    { webId: 1, name: 'Maison' },
    { webId: 5, name: 'Immeuble de rapport' },
    { webId: 7, name: 'Garage/Parking' },
  ],
  cities: [
    { Name: 'DURBUY', Zip: '6940' },
    { Name: 'DURBUY', Zip: '6941' },
    { Name: 'ÉREZÉE', Zip: '6997' },
    { Name: 'LA ROCHE-EN-ARDENNE', Zip: '6980' },
  ],
  holds: (id: number) => id === 84213,
};

test.each([
  ['', [1, 5, 7], [], []],
  ['   ', [1, 5, 7], [], []],
  ['durb', [], [0, 1], []],
  ['Durbuy 6941', [], [1], []],
  ['6980', [], [3], []],
  ['erezee', [], [2], []],
  ['ÉREZÉE', [], [2], []],
  ['ardenne', [], [3], []],
  ['rapport', [5], [], []],
  ['parking', [7], [], []],
  ['MAISON', [1], [], []],
  ['84213', [], [], [84213]],
  ['84213 84213', [], [], [84213]],
  ['8421', [], [], []],
  ['84213 84214', [], [], []],
  ['urbuy', [], [], []],
  ['.*[(\\', [], [], []],
])('“%s” finds types %j, towns %j and properties %j', (text, types, cities, properties) => {
  expect(search(catalogue, text)).toEqual({ types, cities, properties });
});
