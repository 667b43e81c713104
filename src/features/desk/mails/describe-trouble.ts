import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';

/** Answers of mail servers, in words; the first that matches counts. */
const TROUBLES: readonly (readonly [pattern: RegExp, text: TextKey])[] = [
  [/\b550\b|E_RECIPIENT_|is not an address/, 'DESK_TROUBLE_ADDRESS'],
  [/answered [45]\d\d|timed? ?out|abort|network|connect|fetch/i, 'DESK_TROUBLE_SERVER'],
  [/^left out/, 'DESK_TROUBLE_LIMIT'],
  [/^overdue/, 'DESK_TROUBLE_OVERDUE'],
  [/mails with files/, 'DESK_TROUBLE_TURN'],
];

/** Says in words why a mail was not sent, then what the server answered; '' if nothing is known. */
export function describeTrouble({ t }: Pick<RequestContext, 't'>, trouble: string | null): string {
  if (!trouble) return '';
  const [, text = 'DESK_TROUBLE_OTHER'] = TROUBLES.find(([pattern]) => pattern.test(trouble)) ?? [];
  return `${t(text)} (${trouble})`;
}
