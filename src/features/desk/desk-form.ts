import * as v from 'valibot';
import type { PlainButton, PlainForm } from '../forms/kit/definition/plain-form';

/**
 * What a button of the desk does to what is stored. `asks`: it cannot be undone, or visitors see it at once, so that a
 * page says what will happen first (`SURE_ENTRY`). `undoable`: a button of the same page takes it back.
 * `adds`: it adds or sends what was typed, and takes nothing away. `looks`: it changes nothing.
 */
type DeskEffect = 'asks' | 'undoable' | 'adds' | 'looks';

/** A form of the desk: every button says whether it asks first. */
export interface DeskForm extends PlainForm {
  buttons: readonly (PlainButton & { effect: DeskEffect })[];
}

/** How many places a button moves a thing of a list: one, or as many as it was dragged (client/desk/drag-rows.ts). */
export const MOVED_ENTRY = {
  by: v.optional(
    v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(200)),
    '1',
  ),
};
