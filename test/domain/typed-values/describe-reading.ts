import type { NumberReading } from '../../../src/domain/typed-values/read-number';

/** What a reading says: its value, or its fault and what was understood. */
export function describeReading(reading: NumberReading): string | number {
  if (reading.ok) return reading.value;
  const { fault, understood } = reading;
  return understood === undefined ? fault : `${fault} ${understood}`;
}
