import type { PlainForm } from '../forms/kit/definition/plain-form';
import { SavedSearchSchema } from './schema';
import { WHERE_PARTS, WISH_PARTS } from './search-parts';

/** A search on its own, for a subscriber who is signed in: the register's fields without the person's. */
export const savedSearchForm = {
  name: 'saved-search',
  schema: SavedSearchSchema,
  parts: [
    ...WHERE_PARTS,
    ...WISH_PARTS,
    { kind: 'text', name: 'searchName', label: 'SEARCHES_NAME', hint: 'SEARCHES_NAME_HINT' },
  ],
  buttons: [{ label: 'SAVED_SEARCH_SUBMIT' }],
} as const satisfies PlainForm;
