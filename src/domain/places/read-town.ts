import { findKnownPlaces } from './known-places';
import type { Place } from './place-table';

/** 'B-3800', 'BE 3800', 'L-9710': a postcode behind the sign of its country. */
const WITH_COUNTRY = /^(?:B|BE|L|LU|F|FR|D|DE)[ -]*(?=\d{4,5}$)/i;
/** A postcode before the name of its town: '3800 Sint-Truiden'. */
const BEFORE_NAME = /^(?:[A-Z]{1,2}[ -]*)?(\d{4,5})\s+(?=\p{L})/u;
/** What stands between a town and a part of it: 'Lier (Koningshooikt)', 'Koningshooikt / Lier', 'Gent - Mariakerke'. */
const BETWEEN_PARTS = /[()[\]/,;|]|\s[-–—]\s/;

/** Returns a postcode without the sign of its country. */
export const readZip = (zip: string): string => zip.trim().replace(WITH_COUNTRY, '');

/**
 * Returns the place that an address means by its town and postcode, however they are written: in another language,
 * with 'St', with its municipality or a part of it beside it, with the postcode before it. Undefined if no place or
 * several fit.
 */
export function readTown(town: string, zip = ''): Place | undefined {
  const typedZip = BEFORE_NAME.exec(town)?.[1] ?? '';
  const name = town.replace(BEFORE_NAME, '').trim();
  const postcode = readZip(zip) || typedZip;
  const parts = name
    .split(BETWEEN_PARTS)
    .map((part) => part.trim())
    .filter(Boolean);
  const whole = choosePlace(findKnownPlaces(name), postcode);
  if (whole || parts.length < 2) return whole;
  const found = parts.map(findKnownPlaces);
  const names = new Set(found.flat().map((place) => place.name));
  const part = found.flat().filter(({ municipality }) => names.has(municipality));
  return (
    choosePlace(part, postcode) ??
    found.map((places) => choosePlace(places, postcode)).find((place) => place !== undefined)
  );
}

/**
 * Returns the postcode of a town that only its name tells: its first one, and of namesakes that of the municipality. A
 * postcode stays as it is. Undefined if no town or several fit.
 */
export function readTownZip(town: string): string | undefined {
  if (/^\d{4,5}$/.test(town)) return town;
  const known = readTown(town) ?? choosePlace(findKnownPlaces(town).filter(hasAnyPostcode), '');
  return known?.postcodes[0];
}

const hasAnyPostcode = ({ postcodes }: Place): boolean => postcodes.length > 0;

/** Returns the one place with a postcode; of a municipality and its part of the same name the municipality. */
function choosePlace(places: readonly Place[], zip: string): Place | undefined {
  const fitting = zip ? places.filter((place) => hasPostcode(place, zip)) : places;
  // A country whose postcodes nobody knows: only where no place is known to have this one.
  const chosen =
    fitting.length > 0 ? fitting : places.filter(({ postcodes }) => postcodes.length === 0);
  const whole = chosen.filter(({ municipality }) => municipality === '');
  const [only, other] = whole.length === 1 ? whole : chosen;
  return other ? undefined : only;
}

const hasPostcode = ({ postcodes }: Place, zip: string): boolean => postcodes.includes(zip);

/** Returns the name of a place as the catalogue has it, in capitals. */
export const toCityName = ({ name }: Place): string => name.toLocaleUpperCase('fr');
