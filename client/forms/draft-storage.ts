import * as v from 'valibot';
import { DAY_MS } from '../../src/domain/format/durations';
import { findKeys, readItem, writeItem } from '../storage';

const DRAFT_LIFETIME_MS = DAY_MS;

/** What was typed, by the inputs' names. */
const DraftValues = v.record(v.string(), v.array(v.string()));
export type Typed = v.InferOutput<typeof DraftValues>;

const Draft = v.object({
  at: v.number(),
  typed: DraftValues,
  /** It was pressed to be sent; whether it was taken only its thank-you page knows. */
  isSent: v.boolean(),
});
type Draft = v.InferOutput<typeof Draft>;

const DRAFT_KEY_PREFIX = 'draft ';

/** A form's own draft: what was written about one house is nothing for the next one. */
export const getDraftKey = (form: HTMLFormElement): string =>
  `${DRAFT_KEY_PREFIX}${form.id}${new URL(form.action).search}`;

/** What people say of themselves: the same in every form, whatever it is about. */
export const PERSON_DRAFT_KEY = `${DRAFT_KEY_PREFIX}person`;

export const readDraftValues = (key: string): Typed => readDraft(key)?.typed ?? {};

/** Whether the browser keeps it. */
export const writeDraft = (key: string, typed: Typed, isSent = false): boolean =>
  writeItem(key, JSON.stringify({ at: Date.now(), typed, isSent } satisfies Draft));

export function deleteDrafts(...keys: string[]): void {
  for (const key of keys) writeItem(key, undefined);
}

/** What is older than a day or none of ours, and of a form that was `thanked` for what was sent. */
export function deleteExpiredDrafts(thanked?: string): void {
  for (const key of findKeys(DRAFT_KEY_PREFIX)) {
    const draft = readDraft(key);
    const isOfForm = key.split('?')[0] === DRAFT_KEY_PREFIX + thanked;
    if (!draft || (thanked && (key === PERSON_DRAFT_KEY || (isOfForm && draft.isSent))))
      deleteDrafts(key);
  }
}

function readDraft(key: string): Draft | undefined {
  const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), Draft), readItem(key));
  return draft.success && Date.now() - draft.output.at < DRAFT_LIFETIME_MS
    ? draft.output
    : undefined;
}
