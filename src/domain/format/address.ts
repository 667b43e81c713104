import type { PropertySummary } from '../catalogue/property-summary';
import { formatWord } from '../language/catalogue-words';
import type { Language } from '../language/language';
import { BELGIUM_ID } from '../law/region';
import type { ListingSettings } from '../site/configuration/listings';
import { toTitleCase } from './title-case';

/** The fields of an address; the PublishAddress of a project is its PublicAddress. */
export type AddressFields = Pick<
  PropertySummary,
  | 'PublishAddress'
  | 'Street'
  | 'HouseNumber'
  | 'BoxNr'
  | 'Zip'
  | 'City'
  | 'CountryID'
  | 'CountryName'
>;

export interface AddressOptions {
  listings: Pick<ListingSettings, 'citySpelling' | 'boxPrefix'>;
  language: Language;
  /** Leaves out postcode and city, where the page shows them already. */
  hideCity?: boolean;
}

/**
 * Formats an address on one line (§5): 'Rue des Récollets 12 bus 3, 2500 Lier (Antwerpen)', with
 * the street only if it is published, the country only outside Belgium. With `hideCity` an
 * unpublished address is ''.
 */
export function formatAddress(address: AddressFields, options: AddressOptions): string {
  if (options.hideCity && !address.PublishAddress) return '';
  const street = address.PublishAddress ? formatStreetLine(address, options) : '';
  const city = options.hideCity
    ? ''
    : joinParts(' ', address.Zip, formatCityName(address.City, options.listings));
  const country =
    address.CountryID !== BELGIUM_ID &&
    formatWord('CountryName', address.CountryName, options.language);
  return joinParts(' ', joinParts(', ', street, city), country ? `(${country})` : '');
}

/**
 * Formats the catalogue's upper-case name of a city in title case: 'LIER' → 'Lier' (§5). The
 * agency's own spellings win; their keys may have any case (decision 14).
 */
export function formatCityName(
  city: string,
  listings: Pick<ListingSettings, 'citySpelling'>,
): string {
  const name = city.trim();
  const upper = name.toUpperCase();
  const spelling = Object.entries(listings.citySpelling).find(
    ([key]) => key.toUpperCase() === upper,
  );
  return spelling?.[1] ?? toTitleCase(name);
}

/** Formats street, number and box: a sign before the box has no spaces, '12/3'; a word has, '12 bus 3' (decision 14). */
function formatStreetLine(address: AddressFields, { listings, language }: AddressOptions): string {
  if (!address.Street) return '';
  const line = joinParts(' ', address.Street, address.HouseNumber);
  const prefix = listings.boxPrefix[language]?.trim() ?? '';
  if (!address.BoxNr) return line;
  if (/^[^\p{L}\p{N}]+$/u.test(prefix)) return line + prefix + address.BoxNr;
  return joinParts(' ', line, prefix, address.BoxNr);
}

const joinParts = (separator: string, ...parts: string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(separator);
