import { getTranslator } from '../../src/domain/language/texts';
import type { FieldErrors } from '../../src/features/forms/kit/definition/parse-answers';
import type { CommandInvocation, CommandResult } from './command';
import { createRefusal } from './command';

/** Refuses what a form of the desk would refuse, by field, in English. */
export function refuseFields({ terminal }: CommandInvocation, errors: FieldErrors): CommandResult {
  const { print, style } = terminal;
  const t = getTranslator('en');
  const faults = Object.entries(errors).map(([field, { key, values }]) => ({
    field,
    message: t(key, values),
  }));
  for (const { field, message } of faults) print(style('red', `${field}: ${message}`));
  return createRefusal('Refused.', { faults });
}
