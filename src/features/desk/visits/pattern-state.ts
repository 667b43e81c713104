import type { TextKey } from '../../../domain/language/texts';
import type { DeskAnswers } from '../read-desk-form';

/** A refused form: its answers, and what is wrong by field. */
export interface PatternState {
  answers?: DeskAnswers;
  errors?: Readonly<Record<string, TextKey>>;
}
