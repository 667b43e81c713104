/** The files that grow with the catalogue: they are read and checked in slices. */
export const LISTING_FILES = [
  'catalogue/properties.json',
  'catalogue/property-details.json',
] as const;
export type ListingFile = (typeof LISTING_FILES)[number];

export const isListingFile = (file: string): file is ListingFile =>
  LISTING_FILES.some((listingFile) => listingFile === file);
