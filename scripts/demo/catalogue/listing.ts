import type { Property } from '../../../src/domain/catalogue/property.ts';
import type { HouseName, PictureName } from './houses.ts';
import type {
  Condition,
  Environment,
  Floor,
  Frame,
  Glazing,
  Heating,
  KindName,
  Kitchen,
  Lang,
  Orientation,
  Roof,
  Style,
} from './words.ts';

/**
 * A listing as it is written here, once for both languages: facts, a headline and its opening lines.
 * What it does not say is derived (property.ts) or composed (description.ts).
 */
export interface Listing {
  /** The newest has the highest; the date of posting follows from it. */
  id: number;
  /** 0 for sale, 1 for rent, 2 for takeover (decision 7). */
  goal: 0 | 1 | 2;
  kind: KindName;
  /** A key of towns.ts. */
  town: string;
  house: HouseName;
  first?: PictureName;
  price: number;
  marquee?: MarqueeName;
  /** What the owner does not want published. */
  hidden?: readonly ('price' | 'address')[];
  facts?: Facts;
  nl: Wording;
  fr: Wording;
  /** Fields of this listing alone, equal in both languages. */
  fields?: Fields;
}

type MarqueeName = 'new' | 'visit' | 'option' | 'closed' | 'march' | 'january' | 'now';

interface Wording {
  /** 60 characters at most (§3). */
  title: string;
  /** The opening, two or three sentences; the rest of the description is composed after it. */
  lead?: string;
  /** The whole description, written by hand; no composed sentence is added. */
  text?: string;
  fields?: Fields;
}

export type Fields = Partial<Omit<Property, 'ID' | 'language'>>;

/** Surfaces in square metres. */
export interface Facts {
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
  /** The certificate's label; '' leaves it to the ranges of §9. */
  label?: string;
  condition?: Condition;
  heating?: Heating;
  kitchen?: Kitchen;
  glazing?: Glazing;
  frame?: Frame;
  roof?: Roof;
  covering?: Floor;
  rear?: Orientation;
  environment?: Environment;
  style?: Style;
  has?: readonly ('cellar' | 'attic' | 'pool' | 'lift' | 'furnished' | 'gas')[];
}

export const LANGS = ['nl', 'fr'] as const satisfies readonly Lang[];
