import { DETAILS_FILE, SUMMARIES_FILE } from '../../../domain/law/advertisement/property-check';

/** The files that grow with the catalogue: they are read and checked in slices. */
export const PROPERTY_FILES = [SUMMARIES_FILE, DETAILS_FILE] as const;
export type PropertyFile = (typeof PROPERTY_FILES)[number];

export const isPropertyFile = (file: string): file is PropertyFile =>
  PROPERTY_FILES.some((propertyFile) => propertyFile === file);
