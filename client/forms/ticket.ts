import * as v from 'valibot';

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
 * Fetches the form's ticket and adds its key to a form without one; undefined if the server fails. After
 * the back button a form has the key that it had when it was left, even if its page was fetched anew: what
 * is sent again counts once (decision 25).
 */
export async function fetchTicket(form: HTMLFormElement): Promise<Ticket | undefined> {
  const query = new URLSearchParams({ form: form.id, language: document.documentElement.lang });
  const answer = await fetch(`/form-ticket/?${query}`)
    .then((response) => response.json())
    .catch(() => undefined);
  const parsed = v.safeParse(Ticket, answer);
  if (!parsed.success) return undefined;
  const input = form.elements.namedItem('key');
  const ownKey = input instanceof HTMLInputElement ? input.value : parsed.output.key;
  const key = ('isReplaced' in form.dataset ? '' : readLeftKey(form)) || ownKey;
  if (input instanceof HTMLInputElement) input.value = key;
  // First in the body: without it the server stores none of the files that follow.
  else form.prepend(createHiddenInput('key', key));
  if (!form.closest('dialog')) keepKey(form, key);
  return parsed.output;
}

interface TicketState {
  ticketKeys?: Record<string, string>;
}

/** Keeps a form's key in the state of the history's entry: that is not storage, needs no consent (decision 31) and ends with the tab. */
function keepKey(form: HTMLFormElement, key: string): void {
  const state = history.state as TicketState | null;
  const ticketKeys = { ...state?.ticketKeys, [form.id]: key };
  history.replaceState({ ...state, ticketKeys }, '');
}

/** Returns the key that a form had before the visitor came back to its page; '' on any other visit. */
function readLeftKey(form: HTMLFormElement): string {
  const [visit] = performance.getEntriesByType('navigation');
  const isBack = (visit as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  return (isBack && (history.state as TicketState | null)?.ticketKeys?.[form.id]) || '';
}

export function addHiddenInput(form: HTMLFormElement, name: string, value: string): void {
  form.append(createHiddenInput(name, value));
}

function createHiddenInput(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input');
  return Object.assign(input, { type: 'hidden', name, value });
}
