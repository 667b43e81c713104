import { MIN_PASSWORD_LENGTH } from '../../domain/accounts/password-length';
import type { Form } from '../forms/kit/definition/form';
import { EMAIL_FIELD, NAME_FIELDS } from '../forms/kit/definition/person-fields';
import { DemandRegisterSchema, FREQUENCY_OPTIONS } from './schema';
import { SEARCH_STEPS } from './search-parts';

/** The search of a buyer or renter in three steps, with the password of an account (§3, demand register). */
export const demandRegisterForm = {
  name: 'demand-register',
  path: '/demand-register/',
  schema: DemandRegisterSchema,
  steps: [
    ...SEARCH_STEPS,
    {
      title: 'SAVED_SEARCH_STEP_YOU',
      parts: [
        ...NAME_FIELDS,
        { ...EMAIL_FIELD, hint: 'HINT_EMAIL' },
        { kind: 'tel', name: 'phone', label: 'LABEL_PHONE', autocomplete: 'tel' },
        {
          kind: 'radios',
          name: 'frequency',
          label: 'SAVED_SEARCH_FREQUENCY',
          options: FREQUENCY_OPTIONS,
        },
        { kind: 'textarea', name: 'remark', label: 'LABEL_REMARK', rows: 3 },
        {
          kind: 'group',
          legend: 'SAVED_SEARCH_ACCOUNT',
          hint: 'SAVED_SEARCH_ACCOUNT_TEXT',
          fields: [
            {
              kind: 'password',
              name: 'password',
              label: 'LOGIN_PASSWORD',
              autocomplete: 'new-password',
              minLength: MIN_PASSWORD_LENGTH,
            },
            {
              kind: 'password',
              name: 'passwordConfirm',
              label: 'NEW_PASSWORD_CONFIRM_LABEL',
              autocomplete: 'new-password',
              repeats: 'password',
            },
          ],
        },
      ],
    },
  ],
  texts: {
    title: 'SAVED_SEARCH_TITLE',
    intro: 'SAVED_SEARCH_TEXT',
    submit: 'SAVED_SEARCH_SUBMIT',
    failed: 'DEMAND_REGISTER_FEEDBACK_ERROR',
    success: 'DEMAND_REGISTER_FEEDBACK_SUCCESS',
    thanks: 'THANKS_DEMAND_REGISTER_TEXT',
  },
} as const satisfies Form<typeof DemandRegisterSchema>;
