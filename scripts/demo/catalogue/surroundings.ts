import type { PropertyDetail } from '../../../src/domain/catalogue/property-detail.ts';
import { getCity } from './cities.ts';
import type { DemoProperty } from './demo-listing.ts';
import { getDemoRegion } from './marquees-and-regions.ts';
import type { DemoLanguage } from './vocabulary.ts';

/**
 * Returns points of interest, at distances from the city's centre: those from the house would
 * reveal an unpublished address.
 */
export function buildPointsOfInterest(
  listing: DemoProperty,
  lang: DemoLanguage,
): PropertyDetail['PointsOfInterest'] {
  const { distance, station, motorway } = getCity(listing.city);
  const localize = (nl: string, fr: string) => (lang === 'nl' ? nl : fr);
  const localizeMotorway = (text: string) =>
    text.replace(' naar / vers ', localize(' naar ', ' vers '));
  const capital = station.replace('Brussel-/Bruxelles-', localize('Brussel-', 'Bruxelles-'));
  return [
    { Name: localize('Bakker', 'Boulangerie'), Distance: distance.bakery },
    { Name: localize('Lagere school', 'École primaire'), Distance: distance.school },
    { Name: localize('Supermarkt', 'Supermarché'), Distance: distance.shop },
    { Name: localize('Huisarts', 'Médecin généraliste'), Distance: distance.doctor },
    { Name: localize('Bushalte', 'Arrêt de bus'), Distance: distance.bus },
    ...(distance.ravel
      ? [{ Name: localize('RAVeL-fietspad', 'RAVeL'), Distance: distance.ravel }]
      : []),
    {
      Name: localize(`Station ${capital}`, `Gare ${formatFrenchOf(capital)}`),
      Distance: distance.station,
    },
    { Name: localizeMotorway(motorway), Distance: distance.motorway },
  ];
}

/** Returns the name after the French 'de', which elides before a vowel. */
const formatFrenchOf = (name: string) => (/^[AEIOUÉ]/.test(name) ? `d’${name}` : `de ${name}`);

/**
 * Computes a mobiscore from distances to the city's centre: five themes and their mean. Only in
 * Flanders: the Flemish government computes it, and for no other region.
 */
export function buildMobiscore({ city }: DemoProperty): PropertyDetail['Mobiscore'] {
  if (getDemoRegion(city) !== 'flanders') return undefined;
  const { distance } = getCity(city);
  const scoreDistance = (metres: number, reach: number) =>
    Math.round(Math.max(1, 10 - (metres / reach) * 5) * 10) / 10;
  const scores = {
    PublicTransport: scoreDistance(distance.station, 5000),
    Education: scoreDistance(distance.school, 500),
    ShopsAndServices: scoreDistance(distance.shop, 1200),
    LeisureSportCulture: scoreDistance(distance.bakery, 500),
    HealthAndCare: scoreDistance(distance.doctor, 1000),
  };
  const values = Object.values(scores);
  const total = values.reduce((sum, score) => sum + score, 0) / values.length;
  return { Total: Math.round(total * 10) / 10, ...scores };
}
