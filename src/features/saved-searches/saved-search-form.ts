import type { SteppedForm } from '../forms/kit/definition/form';
import type { PlainForm } from '../forms/kit/definition/plain-form';
import { SavedSearchSchema } from './schema';
import { SEARCH_STEPS } from './search-parts';

const STEPS = [
  ...SEARCH_STEPS,
  {
    title: 'SAVED_SEARCH_STEP_NAME',
    parts: [
      {
        kind: 'text',
        name: 'searchName',
        label: 'SEARCHES_NAME',
        hint: 'SEARCHES_NAME_HINT',
        saysOptional: true,
      },
    ],
  },
] as const satisfies SteppedForm['steps'];

/** A search on its own, for a subscriber who is signed in: the register's steps, with its name instead of a person. */
export const savedSearchForm = {
  name: 'saved-search',
  schema: SavedSearchSchema,
  steps: STEPS,
  parts: STEPS.flatMap(({ parts }) => parts),
  buttons: [{ label: 'SAVED_SEARCH_SUBMIT' }],
} as const satisfies PlainForm & SteppedForm;
