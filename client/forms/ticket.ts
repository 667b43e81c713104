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

/** Fetches the form's ticket and adds its key to a form without one; undefined if the server fails. */
export async function fetchTicket(form: HTMLFormElement): Promise<Ticket | undefined> {
  const query = new URLSearchParams({ form: form.id, language: document.documentElement.lang });
  const response = await fetch(`/form-ticket/?${query}`).catch(() => undefined);
  const parsed = v.safeParse(Ticket, response?.ok ? await response.json() : undefined);
  if (!parsed.success) return undefined;
  if (!form.elements.namedItem('key')) addHiddenInput(form, 'key', parsed.output.key);
  return parsed.output;
}

export function addHiddenInput(form: HTMLFormElement, name: string, value: string): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'hidden', name, value });
  form.appendChild(input);
}
