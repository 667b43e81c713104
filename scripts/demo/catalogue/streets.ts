import { createSeededRandom, pickInteger, pickItem } from '../seeded-random.ts';
import type { DemoProperty } from './demo-listing.ts';
import { getDemoRegion } from './marquees-and-regions.ts';

const FRENCH_STREETS = [
  'Rue du Vieux Moulin',
  'Rue des Tilleuls',
  'Rue de l’Église',
  'Chemin des Prés',
  'Rue du Pont',
  'Rue de la Fontaine',
  'Route de l’Ourthe',
  'Rue du Tige',
  'Rue des Carrières',
  'Rue Haute',
  'Chemin du Bois Saint-Jean',
  'Rue du Lavoir',
  'Rue de la Scierie',
  'Rue des Ardoisières',
  'Rue du Gué',
  'Chemin de la Roche',
  'Rue des Genêts',
  'Rue de la Vieille Forge',
  'Rue du Tilleul',
  'Rue des Sorbiers',
  'Chemin du Ry',
  'Rue de la Halle',
  'Rue du Batty',
  'Rue des Hêtres',
  'Rue du Thier',
  'Clos des Noisetiers',
  'Rue de la Chapelle',
  'Rue Basse',
  'Rue du Bief',
  'Rue des Mésanges',
  'Chemin des Crêtes',
  'Rue du Centre',
  'Rue de la Fagne',
];
const DUTCH_STREETS = [
  'Lindestraat',
  'Kanaalkom',
  'Demerstraat',
  'Guffenslaan',
  'Maasstraat',
  'Bospoort',
];

/** Returns the listing's street, number and box: its own, or invented ones if it has none. */
export function createAddress({ id, city, kind }: DemoProperty) {
  const random = createSeededRandom(`street ${id}`);
  const street = pickItem(
    random,
    getDemoRegion(city) === 'flanders' ? DUTCH_STREETS : FRENCH_STREETS,
  );
  const boxed = kind === 'appartement' || kind === 'studio' || kind === 'duplex';
  return {
    street,
    number: String(pickInteger(random, 1, 118)),
    box: boxed ? String(pickInteger(random, 1, 14)) : '',
  };
}
