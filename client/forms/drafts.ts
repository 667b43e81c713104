import * as v from 'valibot';
import { keepText, keptKeys, keptText } from '../storage';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What was typed, by the inputs' names. */
const Typed = v.record(v.string(), v.array(v.string()));
export type Typed = v.InferOutput<typeof Typed>;

const Draft = v.object({
  at: v.number(),
  typed: Typed,
  /** It was pressed to be sent; whether it was taken only its thank-you page knows. */
  isSent: v.boolean(),
});
type Draft = v.InferOutput<typeof Draft>;

const BEGINNING = 'draft ';

/** A form's own draft: what was written about one house is nothing for the next one. */
export const draftOf = (form: HTMLFormElement): string =>
  `${BEGINNING}${form.id}${new URL(form.action).search}`;

/** What people say of themselves: the same in every form, whatever it is about. */
export const OF_PERSON = `${BEGINNING}person`;

export const typedIn = (key: string): Typed => read(key)?.typed ?? {};

/** Whether the browser keeps it. */
export const keep = (key: string, typed: Typed, isSent = false): boolean =>
  keepText(key, JSON.stringify({ at: Date.now(), typed, isSent } satisfies Draft));

export function forget(...keys: string[]): void {
  for (const key of keys) keepText(key, undefined);
}

/** What is older than a day or none of ours, and of a form that was `thanked` for what was sent. */
export function forgetOld(thanked?: string): void {
  for (const key of keptKeys(BEGINNING)) {
    const draft = read(key);
    const isOfForm = key.split('?')[0] === BEGINNING + thanked;
    if (!draft || (thanked && (key === OF_PERSON || (isOfForm && draft.isSent)))) forget(key);
  }
}

function read(key: string): Draft | undefined {
  const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), Draft), keptText(key));
  return draft.success && Date.now() - draft.output.at < DAY_MS ? draft.output : undefined;
}
