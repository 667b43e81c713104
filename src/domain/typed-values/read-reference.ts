import { readNumber } from './read-number';

const REFERENCE_BOUNDS = { min: 1, max: 999_999_999 } as const;

/** Reads the typed reference of a property: '84213', '84.213', '84 213'. Undefined for anything else. */
export function readReference(text: string): number | undefined {
  const reading = readNumber(text, REFERENCE_BOUNDS);
  return reading.ok ? reading.value : undefined;
}
