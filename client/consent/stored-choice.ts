import type { ConsentChoice } from '../../src/domain/consent/consent-choice';
import { DECLINED_CHOICE, parseChoice } from '../../src/domain/consent/consent-choice';
import { readItem, writeItem } from '../storage';

/** The only key of consent, named in the cookie policy. */
export const CONSENT_KEY = 'consent';

/**
 * Reads the stored choice; undefined if there is none. Deletes an invalid or expired choice, and with
 * `isReset` any choice. Without storage the choice counts as declined: the visitor would otherwise be
 * asked on every page.
 */
export function readStoredChoice(isReset = false): ConsentChoice | undefined {
  const stored = readItem(CONSENT_KEY);
  if (stored === undefined) return DECLINED_CHOICE;
  const choice = isReset ? undefined : parseChoice(stored ?? '', Date.now());
  if (!choice) writeItem(CONSENT_KEY, undefined);
  return choice;
}
