import type { ConsentChoice } from '../../src/domain/consent/consent-choice';
import {
  DECLINED_CHOICE,
  formatChoice,
  parseChoice,
} from '../../src/domain/consent/consent-choice';
import { readItem, writeItem } from '../storage';

/** The only key of consent, named in the cookie policy. */
const CONSENT_KEY = 'consent';

/**
 * Returns the stored choice; undefined if there is none. An invalid or expired one is deleted, and any if
 * the question is to be asked `anew`. Without storage the choice counts as declined: the visitor would
 * otherwise be asked on every page.
 */
export function readStoredChoice(anew = false): ConsentChoice | undefined {
  const kept = readItem(CONSENT_KEY);
  if (kept === undefined) return DECLINED_CHOICE;
  const choice = anew ? undefined : parseChoice(kept ?? '', Date.now());
  if (!choice) writeItem(CONSENT_KEY, undefined);
  return choice;
}

/** Stores a choice; without storage it holds for this page only. */
export const writeStoredChoice = (choice: ConsentChoice, days: number): unknown =>
  writeItem(CONSENT_KEY, formatChoice(choice, days, Date.now()));
