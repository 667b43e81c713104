import type { Coordinates } from '../catalogue/distance';
import { computeEditDistance } from '../catalogue/edit-distance';
import { toPlaceKey } from './place-key';

/** How much of a name may be written otherwise. */
const MAX_MISTYPED_SHARE = 0.3;

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
 * 'keys|name|latitude|longitude|postcodes|municipality'; it is parsed when it is asked for.
 */
export class PlaceTable {
  readonly #linesByKey = new Map<string, string[]>();
  readonly #beginnings = new Set<string>();

  constructor(lines: readonly string[]) {
    for (const line of lines) {
      const [keys = '', , , , postcodes] = line.split('|');
      for (const key of keys.split(',')) {
        this.#add(key, line);
        for (let end = key.indexOf(' '); end >= 0; end = key.indexOf(' ', end + 1))
          this.#beginnings.add(key.slice(0, end));
      }
      for (const postcode of postcodes?.split(' ') ?? []) this.#add(postcode, line);
    }
  }

  /** Returns the places with a name or a postcode; several may share one, none if it is unknown. */
  find(nameOrPostcode: string): Place[] {
    const key = toPlaceKey(nameOrPostcode);
    return key ? (this.#linesByKey.get(key) ?? []).map(parsePlace) : [];
  }

  /** Returns the places, at most `max`, whose names are written most like one that is unknown; none if no name is. */
  findAlike(name: string, max: number): Place[] {
    const typed = toPlaceKey(name);
    const alike = [...this.#linesByKey.keys()]
      .filter((key) => Math.abs(key.length - typed.length) <= typed.length * MAX_MISTYPED_SHARE)
      .map((key) => ({ key, edits: computeEditDistance(typed, key) }))
      .filter(({ edits }) => edits <= typed.length * MAX_MISTYPED_SHARE)
      .toSorted((one, other) => one.edits - other.edits);
    const places = alike.flatMap(({ key }) => this.find(key));
    return [...new Map(places.map((place) => [place.name, place])).values()].slice(0, max);
  }

  /** Returns whether the name of a place goes on where these words end: 'la' of 'La Louvière'. */
  begins(words: string): boolean {
    return this.#beginnings.has(toPlaceKey(words));
  }

  #add(key: string, line: string): void {
    const same = this.#linesByKey.get(key);
    if (same) same.push(line);
    else this.#linesByKey.set(key, [line]);
  }
}

function parsePlace(line: string): Place {
  const [, name = '', latitude, longitude, postcodes, municipality = ''] = line.split('|');
  return {
    name,
    Latitude: Number(latitude),
    Longitude: Number(longitude),
    postcodes: postcodes ? postcodes.split(' ') : [],
    municipality,
  };
}
