import type { Property } from '../../../src/domain/catalogue/property.ts';
import type { HouseName } from './houses.ts';
import type { PictureName } from './picture-sets.ts';
import type {
  Condition,
  DemoLanguage,
  FloorCovering,
  Glazing,
  Heating,
  Kitchen,
  Orientation,
  PropertyKindName,
  Roof,
  Style,
  Surroundings,
  WindowFrame,
} from './vocabulary.ts';

/**
 * A listing of the demonstration, written once for both languages: facts, headline, opening lines.
 * Other fields are derived (property.ts) and other sentences composed (description.ts).
 */
export interface DemoProperty {
  /** The highest is the newest; the date of posting follows from it. */
  id: number;
  /** 0 for sale, 1 for rent, 2 for takeover (decision 7). */
  goal: 0 | 1 | 2;
  kind: PropertyKindName;
  /** A key of cities.ts. */
  city: string;
  house: HouseName;
  first?: PictureName;
  price: number;
  marquee?: MarqueeName;
  /** Facts that the owner does not want published. */
  hidden?: readonly ('price' | 'address')[];
  facts?: DemoFacts;
  nl: ListingTexts;
  fr: ListingTexts;
  /** Additional fields of this listing, equal in both languages. */
  fields?: PropertyFields;
}

type MarqueeName = 'new' | 'visit' | 'option' | 'closed' | 'march' | 'january' | 'now';

interface ListingTexts {
  /** 60 characters at most (§3). */
  title: string;
  /** Two or three opening sentences; the rest of the description is composed. */
  opening?: string;
  /** The whole description, written by hand; no composed sentence is added. */
  text?: string;
  fields?: PropertyFields;
}

export type PropertyFields = Partial<Omit<Property, 'ID' | 'language'>>;

/** Surfaces in square metres. */
export interface DemoFacts {
  beds?: number;
  baths?: number;
  showers?: number;
  toilets?: number;
  living?: number;
  ground?: number;
  garden?: number;
  terrace?: number;
  floors?: number;
  facades?: 2 | 3 | 4;
  floor?: number;
  year?: number;
  renovated?: number;
  garages?: number;
  parkings?: number;
  /** kWh per square metre and year. */
  energy?: number;
  /** The certificate's label; '' for the label of the ranges of §9. */
  label?: string;
  condition?: Condition;
  heating?: Heating;
  kitchen?: Kitchen;
  glazing?: Glazing;
  frame?: WindowFrame;
  roof?: Roof;
  covering?: FloorCovering;
  rear?: Orientation;
  environment?: Surroundings;
  style?: Style;
  has?: readonly ('cellar' | 'attic' | 'pool' | 'lift' | 'furnished' | 'gas')[];
}

export const DEMO_LANGUAGES = ['nl', 'fr'] as const satisfies readonly DemoLanguage[];
