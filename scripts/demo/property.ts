import type { PropertyDetail, PropertySummary } from '../../src/catalogue/property.ts';
import { costsOf } from './costs.ts';
import { descriptionOf, excerptOf } from './description.ts';
import { documentsOf } from './documents.ts';
import type { Facts, Fields, Listing } from './listing.ts';
import { MARQUEES, regionOf, stateOf } from './market.ts';
import { picturesOf } from './pictures.ts';
import { between, random } from './seed.ts';
import { streetOf } from './streets.ts';
import { townOf } from './towns.ts';
import type { Kind, Lang } from './words.ts';
import {
  CONDITIONS,
  COUNTRIES,
  ENVIRONMENTS,
  FACADES,
  FLOORS,
  FRAMES,
  french,
  GLAZINGS,
  HEATINGS,
  KINDS,
  KITCHENS,
  MANAGERS,
  ORIENTATIONS,
  ROOFS,
  STYLES,
} from './words.ts';

/** Where a listing stands in the catalogue: its place, and how many before it share its house. */
export interface Place {
  turn: number;
  sharing: number;
}

/** The listing's two records in this language: its summary and its detail. */
export function propertyOf(listing: Listing, lang: Lang, place: Place) {
  const summary = { ...summaryOf(listing, lang, place), ...only(listing, lang, SUMMARY_FIELDS) };
  const detail = { ...detailOf(listing, lang, place), ...without(listing, lang, SUMMARY_FIELDS) };
  return { summary: typographic(summary, lang), detail: typographic(detail, lang) };
}

function summaryOf(listing: Listing, lang: Lang, place: Place): PropertySummary {
  const town = townOf(listing.town);
  const country = COUNTRIES[town.country];
  const kind: Kind = KINDS[listing.kind];
  const { number, name } = MARQUEES[listing.marquee ?? 'none'];
  const [cover] = picturesOf(listing, lang, place.sharing);
  const address = streetOf(listing);
  return {
    ID: listing.id,
    language: lang,
    Goal: listing.goal,
    City: town.name,
    Zip: town.zip,
    TypeDescription: listing[lang].title,
    WebID: kind.webId,
    ...(kind.webIds ? { WebIDs: kind.webIds } : {}),
    MainTypeName: kind[lang],
    RecordFile: `${Math.floor(listing.id / 1000)}/${String(listing.id % 1000).padStart(3, '0')}`,
    Marquee: listing.marquee || listing.goal === 0 ? number : 4,
    MarqueeName: name(listing.goal)[lang],
    ...(cover
      ? {
          SmallPictureItem: {
            Url: cover.Url.replace('.webp', '-250.webp'),
            Width: 250,
            Height: 188,
            ID: listing.id * 10 + 1,
            Name: `${listing.id}_${cover.Url.split('/').pop()?.replace('.webp', '.jpg')}`,
          },
          XLargePictureItem: { Url: cover.Url },
        }
      : {}),
    Price: listing.price,
    PublishPrice: !listing.hidden?.includes('price'),
    PriceUnit: 0,
    PriceUnitText: listing.goal === 1 ? (lang === 'nl' ? '€/maand' : '€/mois') : '',
    PublishAddress: !listing.hidden?.includes('address'),
    Street: address.street,
    HouseNumber: address.number,
    BoxNr: address.box,
    CountryID: country.id,
    CountryName: country[lang],
    EnergyPerformance: listing.facts?.energy ?? 0,
    EPCLabelText: listing.facts?.label ?? '',
  };
}

function detailOf(listing: Listing, lang: Lang, place: Place): PropertyDetail {
  const facts = listing.facts ?? {};
  const town = townOf(listing.town);
  const next = random(`place ${listing.id}`);
  const state = stateOf(listing);
  return {
    ID: listing.id,
    language: lang,
    UniqueCode: `HV-${listing.id}`,
    Manager: MANAGERS[town.manager] ?? '',
    ManagerID: town.manager,
    Status: state.status[lang],
    Availability: state.availability[lang],
    DatePosted: datePosted(listing.id),
    Latitude: degrees(town.latitude + (next() - 0.5) * 0.012),
    Longitude: degrees(town.longitude + (next() - 0.5) * 0.018),
    ...costsOf(listing, lang),
    ...surfacesOf(facts),
    ...countsOf(facts),
    ...featuresOf(listing),
    ShortDescription: excerptOf(listing, lang),
    Description: descriptionOf(listing, lang, place.turn),
    LocationDescription: town.text[lang],
    ...conditionOf(facts, lang),
    ...(KINDS[listing.kind].energy ? energyOf(listing) : {}),
    ...planningOf(listing, lang),
    PointsOfInterest: pointsOf(listing, lang),
    Mobiscore: mobiscoreOf(listing),
    Documents: documentsOf(listing, lang),
    Pictures: picturesOf(listing, lang, place.sharing),
  };
}

/** Listings are numbered as they come in, so the number tells the day. */
export function datePosted(id: number): string {
  const [low, high, from, to] =
    id <= 84213
      ? [79900, 84213, Date.UTC(2025, 5, 2), Date.UTC(2026, 10, 14)]
      : [84213, 84240, Date.UTC(2026, 10, 14), Date.UTC(2026, 10, 20)];
  const day = from + ((id - low) / (high - low)) * (to - from);
  return new Date(day).toISOString().slice(0, 10);
}

function surfacesOf(facts: Facts): Fields {
  const { living, ground, garden, terrace } = facts;
  return {
    ...(living ? { SurfaceLiving: living, SurfaceTotal: Math.round(living * 1.14) } : {}),
    ...(ground ? { SurfaceGround: ground } : {}),
    ...(garden ? { SurfaceGarden: garden } : {}),
    ...(terrace ? { SurfaceTerrace: terrace } : {}),
  };
}

function countsOf(facts: Facts): Fields {
  const { beds, garages, parkings } = facts;
  return {
    ...(facts.living && beds !== undefined
      ? {
          NumberOfBedRooms: beds,
          NumberOfBathRooms: facts.baths ?? 1,
          NumberOfShowerRooms: facts.showers ?? 0,
          NumberOfToilets: facts.toilets ?? 1,
        }
      : {}),
    ...(facts.floors ? { NumberOfFloors: facts.floors } : {}),
    ...(garages ? { NumberOfGarages: garages } : {}),
    ...(parkings ? { NumberOfExternalParkings: parkings, NumberOfParkings: parkings } : {}),
    ...(facts.facades ? { NumberOfFacades: facts.facades } : {}),
    ...(facts.floor === undefined ? {} : { FloorNumber: facts.floor }),
  };
}

function featuresOf(listing: Listing): Fields {
  const { living, garden, terrace, garages, parkings, has = [] } = listing.facts ?? {};
  if (!living) return {};
  return {
    HasGas: has.includes('gas'),
    HasWater: true,
    HasElectricity: true,
    HasDrain: true,
    HasLift: has.includes('lift'),
    HasCellar: has.includes('cellar'),
    HasAttic: has.includes('attic'),
    HasTerrace: Boolean(terrace),
    HasGarden: Boolean(garden),
    HasGarage: Boolean(garages),
    HasParking: Boolean(parkings),
    IsFurnished: has.includes('furnished'),
    HasPool: has.includes('pool'),
  };
}

function conditionOf(facts: Facts, lang: Lang): Fields {
  const heating = facts.heating && HEATINGS[facts.heating];
  const roof = facts.roof && ROOFS[facts.roof];
  return {
    ...(facts.year ? { ConstructionYear: facts.year } : {}),
    ...(facts.renovated ? { RenovationYear: facts.renovated } : {}),
    ...(facts.style ? { Style: STYLES[facts.style][lang] } : {}),
    ...(facts.condition ? { Condition: CONDITIONS[facts.condition][lang] } : {}),
    ...(facts.kitchen ? { KitchenName: KITCHENS[facts.kitchen][lang] } : {}),
    ...(heating ? { HeatingName: heating.name[lang], HeatingType: heating.type[lang] } : {}),
    ...(facts.frame ? { WindowFrame: FRAMES[facts.frame][lang] } : {}),
    ...(facts.glazing ? { WindowGlazing: GLAZINGS[facts.glazing][lang] } : {}),
    ...(facts.covering ? { FloorCovering: FLOORS[facts.covering][lang] } : {}),
    ...(roof ? { RoofType: roof.type[lang], RoofMaterial: roof.material[lang] } : {}),
    ...(facts.facades ? { Facades: FACADES[facts.facades]?.[lang] ?? '' } : {}),
    ...(facts.environment ? { Environment: ENVIRONMENTS[facts.environment][lang] } : {}),
    ...(facts.rear ? orientationsOf(facts, ORIENTATIONS[facts.rear][lang]) : {}),
  };
}

const orientationsOf = (facts: Facts, orientation: string): Fields => ({
  OrientationRear: orientation,
  ...(facts.terrace ? { OrientationTerrace: orientation } : {}),
  ...(facts.garden ? { OrientationGarden: orientation } : {}),
});

function energyOf(listing: Listing): Fields {
  const { energy, living = 0, heating } = listing.facts ?? {};
  if (energy === undefined || listing.town === 'givet') return {};
  const next = random(`energy ${listing.id}`);
  const issued = new Date(Date.UTC(2019 + Math.floor(next() * 6), between(next, 0, 11), 12));
  const end = new Date(issued);
  end.setUTCFullYear(issued.getUTCFullYear() + 10);
  const day = issued.toISOString().slice(0, 10).replaceAll('-', '');
  const serial = between(next, 1000, 28_999);
  const region = regionOf(listing.town);
  return {
    EnergyTotal: Math.max(0, Math.round(energy * living)),
    EPCCertificateNumber:
      region === 'flanders'
        ? `${day}-000${3_000_000 + serial}-RES-1`
        : region === 'brussels'
          ? `${day}-0000${600_000 + serial}-01-2`
          : `${day}0${String(serial).padStart(5, '0')}`,
    EPCEndDate: end.toISOString().slice(0, 10),
    CO2Emission: Math.max(0, Math.round(energy * (heating ? HEATINGS[heating].co2 : 0.22))),
  };
}

function planningOf(listing: Listing, lang: Lang): Fields {
  const town = townOf(listing.town);
  if (town.country !== 'be') return {};
  const { kind, goal, facts = {} } = listing;
  const say = (nl: string, fr: string) => (lang === 'nl' ? nl : fr);
  const area = AREAS[areaOf(listing)];
  const electricity =
    facts.condition === 'torenovate'
      ? say(
          'Niet conform, werken ten laste van de koper',
          'Non conforme, travaux à charge de l’acquéreur',
        )
      : facts.condition === 'refresh'
        ? say('Niet conform, termijn van 18 maanden', 'Non conforme, délai de 18 mois')
        : say('Conform', 'Conforme');
  return {
    ...(facts.living ? { ElectricityCertificate: electricity } : {}),
    ...(goal === 1
      ? {}
      : {
          GroundCertificate:
            regionOf(listing.town) === 'flanders'
              ? say('OVAM: geen gegevens', 'OVAM : aucune donnée')
              : say('BDES: geen gegevens (wit)', 'BDES : aucune donnée (blanc)'),
          Permit: kind === 'bouwgrond' ? false : facts.year !== undefined && facts.year >= 1962,
          Summons: false,
          PreemptiveRights: false,
          AreaApplication: area[lang],
          FloodRiskArea: say('Geen overstromingsgevaar (aléa nul)', 'Aléa d’inondation nul'),
        }),
  };
}

const AREAS = {
  rural: { nl: 'Woongebied met landelijk karakter', fr: 'Zone d’habitat à caractère rural' },
  town: { nl: 'Woongebied', fr: 'Zone d’habitat' },
  holiday: { nl: 'Recreatiegebied', fr: 'Zone de loisirs' },
  business: { nl: 'Gemengd bedrijventerrein', fr: 'Zone d’activité économique mixte' },
  farm: { nl: 'Landbouwgebied', fr: 'Zone agricole' },
};

function areaOf({ kind, facts }: Listing): keyof typeof AREAS {
  if (kind === 'grond') return 'farm';
  if (kind === 'loods' || facts?.environment === 'business') return 'business';
  if (kind === 'camping' || facts?.environment === 'holiday') return 'holiday';
  return facts?.environment === 'town' ? 'town' : 'rural';
}

/** Distances from the centre of the town, so that they tell nothing of an unpublished address. */
function pointsOf(listing: Listing, lang: Lang): PropertyDetail['PointsOfInterest'] {
  const { distance, station, motorway } = townOf(listing.town);
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
    { Name: `${name('Station', 'Gare')} ${capital}`, Distance: distance.station },
    { Name: trim(motorway), Distance: distance.motorway },
  ];
}

/** Seven scores from what lies near the town's centre; the total is their mean. */
function mobiscoreOf({ town }: Listing): PropertyDetail['Mobiscore'] {
  const { distance } = townOf(town);
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

const SUMMARY_FIELDS: readonly string[] = [
  'WebIDs',
  'MainTypeName',
  'RecordFile',
  'Marquee',
  'MarqueeName',
  'ProjectID',
  'PriceUnit',
  'PriceUnitText',
  'Street',
  'HouseNumber',
  'BoxNr',
  'EPCLabelText',
];

const fieldsOf = (listing: Listing, lang: Lang): [string, unknown][] =>
  Object.entries({ ...listing.fields, ...listing[lang].fields });

const only = (listing: Listing, lang: Lang, names: readonly string[]): Fields =>
  Object.fromEntries(fieldsOf(listing, lang).filter(([name]) => names.includes(name)));

const without = (listing: Listing, lang: Lang, names: readonly string[]): Fields =>
  Object.fromEntries(fieldsOf(listing, lang).filter(([name]) => !names.includes(name)));

/** French typography on every text of a record. */
function typographic<Entry>(entry: Entry, lang: Lang): Entry {
  if (lang === 'nl') return entry;
  return JSON.parse(
    JSON.stringify(entry, (_, value) => (typeof value === 'string' ? french(value) : value)),
  );
}

const degrees = (value: number) => Math.round(value * 100_000) / 100_000;
