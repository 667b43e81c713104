/** Sent to the document when what was typed at the desk is stored. */
export const SAVED_EVENT = 'desk-saved';
