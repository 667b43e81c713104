import type { AnswerRecord } from '../definition/field';
import { toAnswerText } from './answer-facts';

/** Returns the visitor's name: a form has fields for both names, or one for any name. */
export const getPersonName = ({ name, firstName, lastName }: AnswerRecord): string =>
  [name, firstName, lastName].map(toAnswerText).filter(Boolean).join(' ');
