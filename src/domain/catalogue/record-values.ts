import * as v from 'valibot';
import { BooleanFlag } from '../language/boolean-flag';

/** Schemas of single values that the records of the catalogue share. */
export const RecordId = v.pipe(v.number(), v.integer(), v.minValue(1));
export const FiniteNumber = v.pipe(v.number(), v.finite());
export const NonNegativeInteger = v.pipe(v.number(), v.integer(), v.minValue(0));
export const Surface = v.pipe(v.number(), v.finite(), v.minValue(0));
export const IsoDate = v.pipe(v.string(), v.isoDate());

export const optionalText = v.optional(v.string());
export const optionalFlag = v.optional(BooleanFlag);
export const optionalAmount = v.optional(FiniteNumber);
export const optionalCount = v.optional(NonNegativeInteger);
export const optionalSurface = v.optional(Surface);
export const optionalDate = v.optional(IsoDate);
