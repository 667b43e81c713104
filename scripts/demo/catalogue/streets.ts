import type { Listing } from './listing.ts';
import { regionOf } from './market.ts';
import { between, pick, random } from './seed.ts';

const FRENCH = [
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
const DUTCH = ['Lindestraat', 'Kanaalkom', 'Demerstraat', 'Guffenslaan', 'Maasstraat', 'Bospoort'];

/** The listing's street, number and box: its own where it has them, invented ones otherwise. */
export function streetOf({ id, town, kind }: Listing) {
  const next = random(`street ${id}`);
  const street = pick(next, regionOf(town) === 'flanders' ? DUTCH : FRENCH);
  const boxed = kind === 'appartement' || kind === 'studio' || kind === 'duplex';
  return {
    street,
    number: String(between(next, 1, 118)),
    box: boxed ? String(between(next, 1, 14)) : '',
  };
}
