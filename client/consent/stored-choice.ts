import type { ConsentChoice } from '../../src/domain/consent/consent-choice';
import {
  DECLINED_CHOICE,
  formatChoice,
  parseChoice,
} from '../../src/domain/consent/consent-choice';
import { readItem, writeItem } from '../storage';

/** The one key, named in the cookie policy. */
const CONSENT_KEY = 'consent';

/**
 * The choice this browser keeps; what is no choice any more is dropped without a word, and so is
 * every choice where it should be asked `anew`. A browser that keeps nothing is not asked: it would
 * be asked on every page.
 */
export function readStoredChoice(anew = false): ConsentChoice | undefined {
  const kept = readItem(CONSENT_KEY);
  if (kept === undefined) return DECLINED_CHOICE;
  const choice = anew ? undefined : parseChoice(kept ?? '', Date.now());
  if (!choice) writeItem(CONSENT_KEY, undefined);
  return choice;
}

/** Where nothing can be kept the choice holds for this page. */
export const writeStoredChoice = (choice: ConsentChoice, days: number): unknown =>
  writeItem(CONSENT_KEY, formatChoice(choice, days, Date.now()));
