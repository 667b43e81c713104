import type { Form } from '../forms/kit/definition/form';
import { DemandRegisterSchema } from './schema';
import { WHERE_PARTS, WISH_PARTS } from './search-parts';

/** A search on its own, for a subscriber who is signed in: the register's fields without the person's. */
export const savedSearchForm = {
  name: 'saved-search',
  path: '/my-searches/new/',
  schema: DemandRegisterSchema,
  steps: [
    {
      parts: [
        ...WHERE_PARTS,
        ...WISH_PARTS,
        {
          kind: 'text',
          name: 'searchName',
          label: 'SEARCHES_NAME',
          hint: 'SEARCHES_NAME_HINT',
        },
      ],
    },
  ],
  texts: {
    title: 'SEARCHES_NEW',
    submit: 'SAVED_SEARCH_SUBMIT',
    failed: 'DEMAND_REGISTER_FEEDBACK_ERROR',
    thanks: 'SAVED_SEARCH_UPDATED',
  },
} as const satisfies Form<typeof DemandRegisterSchema>;

/** Names of the fields about the person; a signed-in person is not asked for them. */
export const PERSON_ANSWERS = [
  ...['frequency', 'firstName', 'lastName', 'email', 'phone', 'remark'],
  ...['password', 'passwordConfirm'],
] as const;
