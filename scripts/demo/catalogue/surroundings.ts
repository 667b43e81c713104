import type { PropertyDetail } from '../../../src/domain/catalogue/property-detail.ts';
import type { DemoListing } from './demo-listing.ts';
import { getTown } from './towns.ts';
import type { DemoLanguage } from './vocabulary.ts';

/**
 * Returns points of interest, at distances from the town's centre: those from the house would
 * reveal an unpublished address.
 */
export function buildPointsOfInterest(
  listing: DemoListing,
  lang: DemoLanguage,
): PropertyDetail['PointsOfInterest'] {
  const { distance, station, motorway } = getTown(listing.town);
  const name = (nl: string, fr: string) => (lang === 'nl' ? nl : fr);
  const trim = (text: string) => text.replace(' naar / vers ', name(' naar ', ' vers '));
  const capital = station.replace('Brussel-/Bruxelles-', name('Brussel-', 'Bruxelles-'));
  return [
    { Name: name('Bakker', 'Boulangerie'), Distance: distance.bakery },
    { Name: name('Lagere school', 'École primaire'), Distance: distance.school },
    { Name: name('Supermarkt', 'Supermarché'), Distance: distance.shop },
    { Name: name('Huisarts', 'Médecin généraliste'), Distance: distance.doctor },
    { Name: name('Bushalte', 'Arrêt de bus'), Distance: distance.bus },
    ...(distance.ravel
      ? [{ Name: name('RAVeL-fietspad', 'RAVeL'), Distance: distance.ravel }]
      : []),
    {
      Name: name(`Station ${capital}`, `Gare ${formatFrenchOf(capital)}`),
      Distance: distance.station,
    },
    { Name: trim(motorway), Distance: distance.motorway },
  ];
}

/** Returns the name after the French 'de', which elides before a vowel. */
const formatFrenchOf = (name: string) => (/^[AEIOUÉ]/.test(name) ? `d’${name}` : `de ${name}`);

/** Computes the mobiscore: seven scores from what lies near the town's centre, and their mean. */
export function buildMobiscore({ town }: DemoListing): PropertyDetail['Mobiscore'] {
  const { distance } = getTown(town);
  const near = (metres: number, reach: number) =>
    Math.round(Math.max(1, 10 - (metres / reach) * 5) * 10) / 10;
  const scores = {
    PublicTransport: near(distance.station, 5000),
    Education: near(distance.school, 500),
    ShopsAndServices: near(distance.shop, 1200),
    LeisureSportCulture: near(distance.bakery, 500),
    HealthAndCare: near(distance.doctor, 1000),
    EnvironmentalImpact: near(distance.station, 12_000),
    NearbyLocations: near(distance.shop + distance.school, 2500),
  };
  const values = Object.values(scores);
  const total = values.reduce((sum, score) => sum + score, 0) / values.length;
  return { Total: Math.round(total * 10) / 10, ...scores };
}
