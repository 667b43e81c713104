import * as v from 'valibot';
import { HOUR_MS } from '../../src/domain/format/durations';

const Ticket = v.object({
  key: v.string(),
  challenge: v.object({
    algorithm: v.string(),
    challenge: v.string(),
    maxnumber: v.number(),
    salt: v.string(),
    signature: v.string(),
  }),
  /** Turnstile's site key, if the site uses Turnstile. */
  turnstile: v.optional(v.string()),
  texts: v.record(v.string(), v.string()),
});
export type Ticket = v.InferOutput<typeof Ticket>;
export type Challenge = Ticket['challenge'];

/**
 * Fetches the form's ticket and adds its key to a form without one; undefined if the server fails. A key
 * that this entry of the history used before is taken again: who goes back and sends again has sent once
 * (decision 25).
 */
export async function fetchTicket(form: HTMLFormElement): Promise<Ticket | undefined> {
  const query = new URLSearchParams({ form: form.id, language: document.documentElement.lang });
  const response = await fetch(`/form-ticket/?${query}`).catch(() => undefined);
  const parsed = v.safeParse(Ticket, response?.ok ? await response.json() : undefined);
  if (!parsed.success) return undefined;
  const input = form.elements.namedItem('key');
  const key = input instanceof HTMLInputElement ? input.value : parsed.output.key;
  const usedKey = readUsedKey(form);
  const isUsedKeyNewer = !input || getIssueTime(usedKey) > getIssueTime(key);
  const nextKey = usedKey && isUsedKeyNewer ? usedKey : key;
  if (input instanceof HTMLInputElement) input.value = nextKey;
  else {
    addHiddenInput(form, 'key', nextKey);
    keepTicketKey(form, nextKey);
  }
  return parsed.output;
}

interface TicketState {
  ticketKeys?: Record<string, string>;
}

/**
 * Keeps a form's key in the state of the history's entry, which is not storage and needs no consent
 * (decision 31) and ends with the tab; a cached page without a key, opened again by the back button,
 * finds it there.
 */
export function keepTicketKey(form: HTMLFormElement, key: string): void {
  const state = history.state as TicketState | null;
  const ticketKeys = { ...state?.ticketKeys, [form.id]: key };
  history.replaceState({ ...state, ticketKeys }, '');
}

/** Returns the key that this entry of the history used for a form; '' if none, or if it expires soon. */
function readUsedKey(form: HTMLFormElement): string {
  const key = (history.state as TicketState | null)?.ticketKeys?.[form.id] ?? '';
  return Date.now() - getIssueTime(key) < HOUR_MS ? key : '';
}

/** Returns the time in a key, `{uuid}.{milliseconds}.{signature}`. */
const getIssueTime = (key: string): number => Number(key.split('.')[1] ?? 0);

export function addHiddenInput(form: HTMLFormElement, name: string, value: string): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'hidden', name, value });
  form.appendChild(input);
}
