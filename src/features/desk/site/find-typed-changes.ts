import type { FieldValues } from '../../forms/kit/definition/parse-answers';
import type { SiteDraft } from './apply-drafts';
import type { StoredDraft } from './drafts-store';
import type { EditedInput } from './edited-field';
import { getField } from './field-path';
import { computeMark } from './seen-values';
import { fromTyped, toTyped } from './typed-values';

/** A value that was changed since the page was opened: what it is now, and the draft that says so, if it is one. */
export interface Clash {
  value: string;
  draft: StoredDraft | undefined;
}

/** What a form changes of a document, and by its path what was changed elsewhere since its page was opened. */
interface FoundChanges {
  changes: SiteDraft[];
  clashes: Record<string, Clash>;
}

/**
 * Compares what was typed with the document as it is and with what the page showed. A value that only this person
 * changed is a change; one that both changed, in two ways, is a clash, and nothing of it is stored yet.
 */
export function findTypedChanges(
  {
    name,
    document,
    drafts,
    inputs,
    origin,
  }: {
    name: string;
    document: object;
    drafts: readonly StoredDraft[];
    inputs: readonly EditedInput[];
    /** The address of this site. */
    origin: string;
  },
  values: FieldValues,
  seen: Readonly<Record<string, number>>,
): FoundChanges {
  const found: FoundChanges = { changes: [], clashes: {} };
  for (const { name: path, field, language } of inputs) {
    const typed = values[path] ?? '';
    const before = getField(document, path);
    const current = toTyped(before, field.kind);
    const [mark, currentMark, shownMark] = [computeMark(typed), computeMark(current), seen[path]];
    if (mark === currentMark || mark === shownMark) continue;
    // What the page did not show is not emptied by it.
    if (shownMark === undefined && typed.length === 0) continue;
    if (shownMark !== undefined && shownMark !== currentMark) {
      const draft = drafts.find((draft) => draft.document === name && draft.field === path);
      found.clashes[path] = { value: [current].flat().join(', ') || '–', draft };
    } else
      found.changes.push({
        document: name,
        field: path,
        value: fromTyped(typed, { kind: field.kind, language, origin }, before),
      });
  }
  return found;
}
