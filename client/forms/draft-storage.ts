import * as v from 'valibot';
import { toMs } from '../../src/domain/format/period';
import { PERIODS } from '../../src/domain/periods';
import { findKeys, readItem, SENT_KEY, writeItem } from '../storage';

/** Typed values, by input name. */
const DraftValues = v.record(v.string(), v.array(v.string()));
export type DraftValues = v.InferOutput<typeof DraftValues>;

const Draft = v.object({
  at: v.number(),
  typed: DraftValues,
  /** Whether the form was submitted; only its thank-you page shows that it was accepted. */
  isSent: v.boolean(),
});
type Draft = v.InferOutput<typeof Draft>;

const DRAFT_KEY_PREFIX = 'draft ';

/** Returns the key of a form's draft, by form and subject: a message about one property must not appear for another. */
export const getDraftKey = (form: HTMLFormElement): string =>
  `${DRAFT_KEY_PREFIX}${form.id}${readAction(form).search.replace(/[?&]send=1/, '')}`;

/** The key of name and contact details, which all forms share. */
export const PERSON_DRAFT_KEY = `${DRAFT_KEY_PREFIX}person`;

export const readDraftValues = (key: string): DraftValues => readDraft(key)?.typed ?? {};

/** Stores a draft; false if the browser refuses. */
export const writeDraft = (key: string, typed: DraftValues, isSent = false): boolean =>
  writeItem(key, JSON.stringify({ at: Date.now(), typed, isSent } satisfies Draft));

export function deleteDrafts(...keys: string[]): void {
  for (const key of keys) writeItem(key, undefined);
}

const ACCOUNT_DRAFT_PREFIX = `${DRAFT_KEY_PREFIX}account `;

/** Returns the key of what an account wrote in a form of a page; another account on this device has its own. */
export const getAccountDraftKey = (account: string, form: HTMLFormElement): string =>
  `${ACCOUNT_DRAFT_PREFIX}${account} ${readAction(form).pathname} ${form.id}`;

/** Stores which draft this page sends, for the next page (settleSentText). */
export const rememberSentText = (draftKey: string): boolean =>
  writeItem(SENT_KEY, draftKey, 'sessionStorage');

/** Deletes all that accounts wrote on this device. */
export const deleteAccountDrafts = (): void => deleteDrafts(...findKeys(ACCOUNT_DRAFT_PREFIX));

/**
 * Deletes drafts that are older than a day or invalid; on the thank-you page of `thankedForm` also its
 * sent drafts and the shared contact details.
 */
export function deleteExpiredDrafts(thankedForm?: string): void {
  for (const key of findKeys(DRAFT_KEY_PREFIX)) {
    const draft = readDraft(key);
    const isOfForm = key.split('?')[0] === DRAFT_KEY_PREFIX + thankedForm;
    if (!draft || (thankedForm && (key === PERSON_DRAFT_KEY || (isOfForm && draft.isSent))))
      deleteDrafts(key);
  }
}

function readDraft(key: string): Draft | undefined {
  const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), Draft), readItem(key));
  return draft.success && Date.now() - draft.output.at < toMs(PERIODS.draft)
    ? draft.output
    : undefined;
}

/** Returns the address that a form is sent to; the property of the same name is a button, where one is called 'action'. */
const readAction = (form: HTMLFormElement) =>
  new URL(form.getAttribute('action') ?? '', location.href);
