import type { Choice } from '../../src/domain/consent/choice';
import { DECLINED, readChoice, writtenChoice } from '../../src/domain/consent/choice';
import { keepText, keptText } from '../storage';

/** The one key, named in the cookie policy. */
const KEY = 'consent';

/**
 * The choice this browser keeps; what is no choice any more is dropped without a word, and so is
 * every choice where it should be asked `anew`. A browser that keeps nothing is not asked: it would
 * be asked on every page.
 */
export function keptChoice(anew = false): Choice | undefined {
  const kept = keptText(KEY);
  if (kept === undefined) return DECLINED;
  const choice = anew ? undefined : readChoice(kept ?? '', Date.now());
  if (!choice) keepText(KEY, undefined);
  return choice;
}

/** Where nothing can be kept the choice holds for this page. */
export const keepChoice = (choice: Choice, days: number): unknown =>
  keepText(KEY, writtenChoice(choice, days, Date.now()));
