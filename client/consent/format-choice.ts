import type { ConsentChoice } from '../../src/domain/consent/consent-choice';
import { DAY_MS } from '../../src/domain/format/durations';

/**
 * Formats a choice for storage, with the moment it ends: 'necessary,analytical|1795219200000'. Apart from what parses it,
 * which the first script needs.
 */
export const formatChoice = (choice: ConsentChoice, days: number, now: number): string =>
  `${choice}|${now + days * DAY_MS}`;
