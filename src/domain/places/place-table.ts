import type { Coordinates } from '../catalogue/distance';
import { SortedLines } from '../sorted-lines';
import { toPlaceKey } from './place-key';

/** A town or village, by the name of its own region. */
export interface Place extends Coordinates {
  name: string;
  /** All that addresses there may have; empty if the table has none of its country. */
  postcodes: readonly string[];
  /** The municipality that it is a part of; empty if it is one. */
  municipality: string;
}

/**
 * Places by what people call them: a name in any language, of a municipality of today or before a merger or of a
 * village, with or without hyphens and accents, 'Sint', 'Saint' or 'St'; or a postcode. A line of the table is
 * 'key|name|latitude|longitude|postcodes|municipality', one for each key of a place, in their order.
 */
export class PlaceTable {
  readonly #lines: SortedLines;

  constructor(lines: readonly string[]) {
    this.#lines = new SortedLines(lines);
  }

  /** Returns the places with a name or a postcode; several may share one, none if it is unknown. */
  find(nameOrPostcode: string): Place[] {
    const key = toPlaceKey(nameOrPostcode);
    if (!key) return [];
    return /^\d+$/.test(key)
      ? this.#findPostcode(key)
      : this.#lines.find(`${key}|`).map((line) => parsePlace(withoutKey(line)));
  }

  /** Returns whether the name of a place goes on where these words end: 'la' of 'La Louvière'. */
  begins(words: string): boolean {
    return this.#lines.has(`${toPlaceKey(words)} `);
  }

  #findPostcode(postcode: string): Place[] {
    // A place has a line for each of its names.
    const lines = new Set(this.#lines.filter(postcode).map(withoutKey));
    return [...lines].map(parsePlace).filter(({ postcodes }) => postcodes.includes(postcode));
  }
}

const withoutKey = (line: string): string => line.slice(line.indexOf('|') + 1);

function parsePlace(line: string): Place {
  const [name = '', latitude, longitude, postcodes, municipality = ''] = line.split('|');
  return {
    name,
    Latitude: Number(latitude),
    Longitude: Number(longitude),
    postcodes: postcodes ? postcodes.split(' ') : [],
    municipality,
  };
}
