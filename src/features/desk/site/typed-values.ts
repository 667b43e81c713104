import { readNumber } from '../../../domain/typed-values/read-number';
import type { EditedKind } from './edited-field';
import { toHtml, toNotation } from './plain-notation';

// Values of documents as they are typed, and back. What does not fit is kept as it was typed: the check names it.

/** Returns a value as its input shows it. */
export function toTyped(value: unknown, kind: EditedKind): string | string[] {
  if (kind === 'languages') return Array.isArray(value) ? value.map(String) : [];
  if (kind === 'html') return typeof value === 'string' ? toNotation(value) : '';
  if (kind === 'flag') return value === true || value === 'true' || value === 'yes' ? 'yes' : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What any number of a document can be; its own bounds are the schema's. */
const BOUNDS = { min: 0, max: 1_000_000, decimals: 2 };

/** Reads what was typed; null if it was emptied. `before` tells the form of the value where there are two. */
export function fromTyped(typed: string | string[], kind: EditedKind, before: unknown): unknown {
  if (kind === 'languages') return [typed].flat().filter((language) => language !== '');
  const text = [typed].flat().join('').replaceAll('\r\n', '\n').trim();
  if (kind === 'flag') {
    const isOn = text !== '';
    return before === 'yes' || before === 'no' ? (isOn ? 'yes' : 'no') : isOn;
  }
  if (text === '') return null;
  if (kind === 'html') return toHtml(text);
  if (kind !== 'number') return text;
  const read = readNumber(text, BOUNDS);
  return read.ok ? read.value : text;
}
