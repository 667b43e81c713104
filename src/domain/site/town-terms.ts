import type { TextKey } from '../language/texts';
import type { TownText } from './town-text';

/** What each kind of fact about a town is called. */
export const TOWN_FACT_TERMS: Readonly<Record<TownText['facts'][number]['kind'], TextKey>> = {
  light: 'TOWN_FACT_LIGHT',
  sound: 'TOWN_FACT_SOUND',
  transport: 'TOWN_FACT_TRANSPORT',
  water: 'TOWN_FACT_WATER',
  shops: 'TOWN_FACT_SHOPS',
  school: 'TOWN_FACT_SCHOOL',
};

/** What a town is measured to. */
export const TOWN_DISTANCE_TERMS: Readonly<Record<TownText['distances'][number]['kind'], TextKey>> =
  {
    station: 'TOWN_TO_STATION',
    school: 'TOWN_TO_SCHOOL',
    shop: 'TOWN_TO_SHOP',
    doctor: 'TOWN_TO_DOCTOR',
    motorway: 'TOWN_TO_MOTORWAY',
  };
