import type { PropertyDocument } from '../../src/catalogue/property.ts';
import type { Listing } from './listing.ts';
import type { Lang } from './words.ts';

export const documentsOf = (_listing: Listing, _lang: Lang): PropertyDocument[] => [];

export const documentFiles = (): [string, Uint8Array][] => [];
