import type { StoredDraft } from './drafts-store';
import { describeSeen, readSeen } from './seen-values';

/** Returns what a page that asks shows of documents with drafts, as marks: what is typed since is found by them. */
export const describeAsked = (drafts: readonly StoredDraft[]): string =>
  describeSeen(groupValues(drafts));

/**
 * Returns of each of these documents that was changed since the page was opened its newest draft, undefined where it has none;
 * nothing if the page that sent the marks showed none.
 */
export function findChangedSince(
  drafts: readonly StoredDraft[],
  documents: Iterable<string>,
  asked: string,
): (StoredDraft | undefined)[] {
  if (asked === '') return [];
  const seen = readSeen(asked);
  const now = readSeen(describeAsked(drafts));
  return [...documents]
    .filter((document) => seen[document] !== now[document])
    .map((document) =>
      drafts
        .filter((draft) => draft.document === document)
        .toSorted((one, other) => other.changedAt - one.changedAt)
        .at(0),
    );
}

const groupValues = (drafts: readonly StoredDraft[]) =>
  Object.fromEntries(
    [...Map.groupBy(drafts, ({ document }) => document)].map(([document, own]) => [
      document,
      JSON.stringify(own.map(({ field, value }) => [field, value])),
    ]),
  );
