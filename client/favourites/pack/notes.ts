import { readItem, writeItem } from '../../storage';

/** The cookie policy names this key of localStorage. */
const NOTES_KEY = 'visit-notes';

type NoteField = HTMLInputElement | HTMLTextAreaElement;

/** Fills the fields with what this browser has noted, and stores each change; calls back with whether it could. */
export function attachNotes(within: HTMLElement, onStored: (isStored: boolean) => void): void {
  fillFields(within);
  // What another tab has noted.
  addEventListener('storage', () => fillFields(within));
  within.addEventListener('input', ({ target }) => {
    const name = target instanceof HTMLElement && target.dataset.note;
    if (!name) return;
    const { [name]: _, ...others } = readNotes();
    const value = readField(target as NoteField);
    markEmpty(target as NoteField);
    const notes = value ? { ...others, [name]: value } : others;
    const text = Object.keys(notes).length > 0 ? JSON.stringify(notes) : undefined;
    onStored(writeItem(NOTES_KEY, text));
  });
}

function fillFields(within: HTMLElement): void {
  const notes = readNotes();
  for (const field of within.querySelectorAll<NoteField>('[data-note]')) {
    const value = notes[field.dataset.note ?? ''] ?? '';
    if (field.type === 'checkbox') (field as HTMLInputElement).checked = value !== '';
    else if (field.value !== value) field.value = value;
    markEmpty(field);
  }
}

/** Marks a field without value: on paper an hour is written with a pen (styles/print/pack.css). */
const markEmpty = (field: NoteField) => field.toggleAttribute('data-empty', field.value === '');

const readField = (field: NoteField): string =>
  field.type === 'checkbox' ? ((field as HTMLInputElement).checked ? 'x' : '') : field.value;

function readNotes(): Record<string, string> {
  try {
    const notes: unknown = JSON.parse(readItem(NOTES_KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(notes ?? {}).filter(([, value]) => typeof value === 'string'),
    );
  } catch {
    return {};
  }
}
