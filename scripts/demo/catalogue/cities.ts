import type { CityText } from './city-texts.ts';
import { CITY_TEXTS } from './city-texts.ts';

/** A city with its position and the distances from its centre, in metres. */
export interface DemoCity {
  /** Upper case, as listings write it. */
  name: string;
  zip: string;
  latitude: number;
  longitude: number;
  country: 'be' | 'lu' | 'fr';
  /** The id of the agent for this city: 1 Marijke, 2 Luc, 3 Sanne, 4 Benoît. */
  manager: 1 | 2 | 3 | 4;
  distance: Distances;
  station: string;
  motorway: string;
  text: CityText;
}

interface Distances {
  bakery: number;
  school: number;
  shop: number;
  doctor: number;
  bus: number;
  ravel?: number;
  station: number;
  motorway: number;
}

type CityRow = [
  key: string,
  name: string,
  zip: string,
  latitude: number,
  longitude: number,
  manager: 1 | 2 | 3 | 4,
  bakery: number,
  school: number,
  shop: number,
  doctor: number,
  bus: number,
  ravel: number,
  station: [name: string, distance: number],
  motorway: [name: string, distance: number],
  country?: 'lu' | 'fr',
];

/** Postcodes and coordinates are real; a RAVeL distance of 0 means there is none near. */
// biome-ignore format: a table reads by its columns
const CITY_ROWS: readonly CityRow[] = [
  ['durbuy', 'DURBUY', '6940', 50.3528, 5.4563, 2, 350, 200, 900, 600, 150, 900, ['Barvaux', 4100], ['E25, Manhay', 21000]],
  ['tohogne', 'DURBUY', '6941', 50.3802, 5.4829, 2, 1200, 250, 3800, 2900, 200, 3600, ['Bomal', 3900], ['E25, Werbomont', 19500]],
  ['barvaux', 'BARVAUX-SUR-OURTHE', '6940', 50.3513, 5.4931, 2, 150, 300, 250, 350, 100, 400, ['Barvaux', 450], ['E25, Manhay', 17500]],
  ['bomal', 'BOMAL', '6941', 50.3757, 5.5214, 2, 200, 350, 300, 450, 150, 300, ['Bomal', 350], ['E25, Werbomont', 15500]],
  ['weris', 'WÉRIS', '6940', 50.3262, 5.5308, 2, 400, 250, 4600, 4300, 200, 5200, ['Barvaux', 5100], ['E25, Manhay', 12800]],
  ['grandhan', 'GRANDHAN', '6940', 50.3289, 5.4112, 2, 800, 300, 4900, 3200, 150, 2600, ['Melreux-Hotton', 6400], ['E411, Ciney-Achêne', 27500]],
  ['hotton', 'HOTTON', '6990', 50.2683, 5.4461, 1, 150, 250, 300, 250, 100, 350, ['Melreux-Hotton', 2100], ['E25, Manhay', 19000]],
  ['melreux', 'MELREUX', '6990', 50.2862, 5.4418, 1, 300, 400, 450, 700, 150, 500, ['Melreux-Hotton', 300], ['E411, Ciney-Achêne', 28500]],
  ['hampteau', 'HAMPTEAU', '6990', 50.2581, 5.4693, 1, 1900, 450, 2200, 2100, 200, 1800, ['Melreux-Hotton', 4200], ['E25, Manhay', 17500]],
  ['marche', 'MARCHE-EN-FAMENNE', '6900', 50.2268, 5.3442, 1, 150, 300, 350, 250, 100, 800, ['Marche-en-Famenne', 1300], ['E411, Rochefort', 18500]],
  ['laroche', 'LA ROCHE-EN-ARDENNE', '6980', 50.1812, 5.5751, 1, 150, 350, 400, 250, 100, 1200, ['Melreux-Hotton', 18500], ['E25, Samrée-Baraque de Fraiture', 16500]],
  ['erezee', 'ÉREZÉE', '6997', 50.2931, 5.5583, 1, 200, 250, 350, 300, 150, 0, ['Melreux-Hotton', 11800], ['E25, Manhay', 10200]],
  ['manhay', 'MANHAY', '6960', 50.2921, 5.6752, 3, 250, 400, 300, 350, 150, 0, ['Bomal', 17500], ['E25, Manhay', 1900]],
  ['dochamps', 'DOCHAMPS', '6960', 50.2331, 5.6272, 3, 6100, 350, 7200, 6900, 200, 0, ['Melreux-Hotton', 18900], ['E25, Baraque de Fraiture', 9200]],
  ['rendeux', 'RENDEUX', '6987', 50.2332, 5.5053, 1, 300, 350, 450, 400, 150, 600, ['Melreux-Hotton', 8700], ['E25, Manhay', 17800]],
  ['vielsalm', 'VIELSALM', '6690', 50.2841, 5.9152, 3, 200, 350, 350, 300, 150, 700, ['Vielsalm', 1200], ['E42, Malmedy', 23500]],
  ['houffalize', 'HOUFFALIZE', '6660', 50.1322, 5.7891, 3, 150, 300, 400, 300, 150, 0, ['Gouvy', 17800], ['E25, Houffalize', 3100]],
  ['sommeleuze', 'SOMME-LEUZE', '5377', 50.3371, 5.3682, 2, 900, 350, 600, 1100, 150, 4200, ['Marche-en-Famenne', 14500], ['E411, Ciney-Achêne', 22500]],
  ['tenneville', 'TENNEVILLE', '6970', 50.0962, 5.5291, 4, 400, 350, 300, 600, 150, 0, ['Libramont', 26500], ['N4 naar / vers Bastogne', 700]],
  ['nassogne', 'NASSOGNE', '6950', 50.1291, 5.3432, 4, 250, 300, 350, 300, 150, 0, ['Marloie', 11500], ['E411, Wellin', 21500]],
  ['rochefort', 'ROCHEFORT', '5580', 50.1632, 5.2221, 4, 150, 300, 350, 250, 100, 400, ['Jemelle', 3900], ['E411, Rochefort', 9800]],
  ['han', 'HAN-SUR-LESSE', '5580', 50.1262, 5.1891, 4, 200, 300, 400, 500, 150, 900, ['Jemelle', 9400], ['E411, Wellin', 7600]],
  ['sainthubert', 'SAINT-HUBERT', '6870', 50.0271, 5.3742, 4, 150, 300, 350, 300, 150, 0, ['Poix-Saint-Hubert', 6900], ['E411, Libramont', 15800]],
  ['bastogne', 'BASTOGNE', '6600', 50.0042, 5.7151, 4, 150, 250, 350, 250, 100, 500, ['Libramont', 29500], ['E25, Bastogne', 3400]],
  ['gouvy', 'GOUVY', '6670', 50.1861, 5.9392, 3, 350, 300, 250, 400, 150, 600, ['Gouvy', 800], ['E25, Houffalize', 19500]],
  ['lierneux', 'LIERNEUX', '4990', 50.2852, 5.7931, 3, 250, 350, 400, 350, 150, 0, ['Vielsalm', 11200], ['E25, Manhay', 10900]],
  ['troisponts', 'TROIS-PONTS', '4980', 50.3711, 5.8712, 3, 200, 300, 250, 350, 100, 300, ['Trois-Ponts', 250], ['E42, Malmedy', 14900]],
  ['stavelot', 'STAVELOT', '4970', 50.3951, 5.9312, 3, 150, 300, 400, 250, 100, 300, ['Trois-Ponts', 5900], ['E42, Malmedy', 8100]],
  ['malmedy', 'MALMEDY', '4960', 50.4261, 6.0282, 3, 150, 350, 350, 250, 100, 400, ['Trois-Ponts', 14200], ['E42, Malmedy', 3300]],
  ['spa', 'SPA', '4900', 50.4921, 5.8642, 3, 150, 350, 400, 250, 100, 600, ['Spa', 600], ['E42, Spa-Francorchamps', 5800]],
  ['ferrieres', 'FERRIÈRES', '4190', 50.4012, 5.6061, 2, 300, 350, 450, 400, 150, 0, ['Hamoir', 9100], ['E25, Werbomont', 6900]],
  ['hamoir', 'HAMOIR', '4180', 50.4271, 5.5332, 2, 200, 300, 300, 350, 150, 200, ['Hamoir', 300], ['E25, Werbomont', 15900]],
  ['aywaille', 'AYWAILLE', '4920', 50.4742, 5.6761, 2, 150, 300, 400, 250, 100, 500, ['Aywaille', 500], ['E25, Remouchamps', 2800]],
  ['etterbeek', 'ETTERBEEK', '1040', 50.8371, 4.3892, 4, 150, 250, 200, 250, 100, 0, ['Brussel-/Bruxelles-Schuman', 900], ['E40, Reyers', 2600]],
  ['anderlecht', 'ANDERLECHT', '1070', 50.8362, 4.3081, 4, 200, 300, 250, 300, 100, 0, ['Brussel-/Bruxelles-Midi', 2400], ['R0, Anderlecht', 2100]],
  ['hasselt', 'HASSELT', '3500', 50.9307, 5.3325, 1, 200, 300, 250, 300, 100, 700, ['Hasselt', 900], ['E313, Hasselt-West', 4600]],
  ['maaseik', 'MAASEIK', '3680', 51.0991, 5.7892, 1, 200, 300, 300, 250, 150, 0, ['Genk', 27500], ['E314, Maasmechelen', 17800]],
  ['clervaux', 'CLERVAUX', '9710', 50.0547, 6.0314, 3, 250, 500, 400, 450, 150, 0, ['Clervaux', 1100], ['E421, Ettelbruck', 27500], 'lu'],
  ['givet', 'GIVET', '08600', 50.1379, 4.8247, 4, 200, 350, 400, 300, 150, 300, ['Givet', 900], ['E420, Philippeville', 29500], 'fr'],
];

/** The cities by the key that listings use. Two share the name Durbuy, with two postcodes (§3). */
export const DEMO_CITIES: ReadonlyMap<string, DemoCity> = new Map(
  CITY_ROWS.map((row) => [row[0], createCity(row)]),
);

/** Returns the city of this key. @throws if the table does not hold it: a mistake in a listing. */
export function getCity(key: string): DemoCity {
  const city = DEMO_CITIES.get(key);
  if (!city) throw new Error(`no city '${key}'`);
  return city;
}

function createCity(row: CityRow): DemoCity {
  const [key, name, zip, latitude, longitude, manager] = row;
  const [bakery, school, shop, doctor, bus, ravel] = row.slice(6, 12) as number[];
  const [station, motorway] = [row[12], row[13]];
  const text = CITY_TEXTS[key];
  if (!text) throw new Error(`no text for the city '${key}'`);
  return {
    name,
    zip,
    latitude,
    longitude,
    country: row[14] ?? 'be',
    manager,
    station: station[0],
    motorway: motorway[0],
    distance: {
      bakery: bakery ?? 0,
      school: school ?? 0,
      shop: shop ?? 0,
      doctor: doctor ?? 0,
      bus: bus ?? 0,
      ...(ravel ? { ravel } : {}),
      station: station[1],
      motorway: motorway[1],
    },
    text,
  };
}
