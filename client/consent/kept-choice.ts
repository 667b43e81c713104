import type { Choice } from '../../src/consent/choice';
import { DECLINED, readChoice, writtenChoice } from '../../src/consent/choice';

/** The one key, named in the cookie policy. */
const KEY = 'consent';

/**
 * The choice this browser keeps; what is no choice any more is dropped without a word, and so is
 * every choice where it should be asked `anew`. A browser that keeps nothing is not asked: it would
 * be asked on every page.
 */
export function keptChoice(anew = false): Choice | undefined {
  try {
    const choice = anew ? undefined : readChoice(localStorage.getItem(KEY) ?? '', Date.now());
    if (!choice) localStorage.removeItem(KEY);
    return choice;
  } catch {
    return DECLINED;
  }
}

export function keepChoice(choice: Choice, days: number): void {
  try {
    localStorage.setItem(KEY, writtenChoice(choice, days, Date.now()));
  } catch {
    // Nothing can be kept here: the choice holds for this page.
  }
}
