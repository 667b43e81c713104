import * as v from 'valibot';
import type { DeskForm } from '../desk-form';

/** Sends the cards for shared links that the browser drew; a script presses its button (client/desk/draw-cards.ts). */
export const cardsForm = {
  name: 'cards',
  schema: v.object({}),
  parts: [],
  buttons: [{ value: 'cards', effect: 'undoable', label: 'DESK_CARDS_DRAW' }],
} as const satisfies DeskForm;
