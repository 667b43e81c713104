import { createSeededRandom, pickInteger } from '../seeded-random.ts';
import type { DemoFacts, DemoProperty, PropertyFields } from './demo-listing.ts';
import { getDemoRegion } from './marquees-and-regions.ts';
import type { DemoLanguage } from './vocabulary.ts';
import {
  CONDITIONS,
  ENVIRONMENTS,
  FACADE_NAMES,
  FLOOR_COVERINGS,
  GLAZINGS,
  HEATINGS,
  KITCHENS,
  ORIENTATIONS,
  ROOFS,
  STYLES,
  WINDOW_FRAMES,
} from './vocabulary.ts';

export function buildSurfaceFields(facts: DemoFacts): PropertyFields {
  const { living, ground, garden, terrace } = facts;
  return {
    ...(living ? { SurfaceLiving: living, SurfaceTotal: Math.round(living * 1.14) } : {}),
    ...(ground ? { SurfaceGround: ground } : {}),
    ...(garden ? { SurfaceGarden: garden } : {}),
    ...(terrace ? { SurfaceTerrace: terrace } : {}),
  };
}

export function buildCountFields(facts: DemoFacts): PropertyFields {
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

export function buildFeatureFields(listing: DemoProperty): PropertyFields {
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

export function buildConditionFields(facts: DemoFacts, lang: DemoLanguage): PropertyFields {
  const heating = facts.heating && HEATINGS[facts.heating];
  const roof = facts.roof && ROOFS[facts.roof];
  return {
    ...(facts.year ? { ConstructionYear: facts.year } : {}),
    ...(facts.renovated ? { RenovationYear: facts.renovated } : {}),
    ...(facts.style ? { Style: STYLES[facts.style][lang] } : {}),
    ...(facts.condition ? { Condition: CONDITIONS[facts.condition][lang] } : {}),
    ...(facts.kitchen ? { KitchenName: KITCHENS[facts.kitchen][lang] } : {}),
    ...(heating ? { HeatingName: heating.name[lang], HeatingType: heating.type[lang] } : {}),
    ...(facts.frame ? { WindowFrame: WINDOW_FRAMES[facts.frame][lang] } : {}),
    ...(facts.glazing ? { WindowGlazing: GLAZINGS[facts.glazing][lang] } : {}),
    ...(facts.covering ? { FloorCovering: FLOOR_COVERINGS[facts.covering][lang] } : {}),
    ...(roof ? { RoofType: roof.type[lang], RoofMaterial: roof.material[lang] } : {}),
    ...(facts.facades ? { Facades: FACADE_NAMES[facts.facades]?.[lang] ?? '' } : {}),
    ...(facts.environment ? { Environment: ENVIRONMENTS[facts.environment][lang] } : {}),
    ...(facts.rear ? buildOrientationFields(facts, ORIENTATIONS[facts.rear][lang]) : {}),
  };
}

const buildOrientationFields = (facts: DemoFacts, orientation: string): PropertyFields => ({
  OrientationRear: orientation,
  ...(facts.terrace ? { OrientationTerrace: orientation } : {}),
  ...(facts.garden ? { OrientationGarden: orientation } : {}),
});

export function buildEnergyFields(listing: DemoProperty): PropertyFields {
  const facts = listing.facts ?? {};
  const { energy, living = 0, heating } = facts;
  if (energy === undefined || listing.city === 'givet') return {};
  const random = createSeededRandom(`energy ${listing.id}`);
  const works = Math.max(2018, facts.renovated ?? facts.year ?? 0);
  const issued = new Date(
    Date.UTC(pickInteger(random, Math.min(2025, works + 1), 2025), pickInteger(random, 0, 11), 12),
  );
  const end = new Date(issued);
  end.setUTCFullYear(issued.getUTCFullYear() + 10);
  const day = issued.toISOString().slice(0, 10).replaceAll('-', '');
  const serial = pickInteger(random, 1000, 28_999);
  const region = getDemoRegion(listing.city);
  const use = {
    EnergyTotal: Math.max(0, Math.round(energy * living)),
    CO2Emission: Math.max(0, Math.round(energy * (heating ? HEATINGS[heating].co2 : 0.22))),
  };
  if (listing.fields?.ProjectID) return use;
  return {
    ...use,
    EPCCertificateNumber:
      region === 'flanders'
        ? `${day}-000${3_000_000 + serial}-RES-1`
        : region === 'brussels'
          ? `${day}-0000${600_000 + serial}-01-2`
          : `${day}0${String(serial).padStart(5, '0')}`,
    EPCEndDate: end.toISOString().slice(0, 10),
  };
}
