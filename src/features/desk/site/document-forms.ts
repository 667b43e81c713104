import * as v from 'valibot';
import type { PlainForm } from '../../forms/kit/definition/plain-form';
import { SURE_ENTRY } from '../ask-page';

/** Throws the draft of a document away, or removes the document; both ask first. */
export const discardForm = {
  name: 'discard',
  schema: v.object(SURE_ENTRY),
  parts: [],
  buttons: [
    { value: 'discard', label: 'DESK_SITE_DISCARD', isOutlined: true },
    { value: 'remove', label: 'DESK_SITE_REMOVE', isOutlined: true },
  ],
} as const satisfies PlainForm;

/** Makes a new record of a list. */
export const addForm = {
  name: 'add',
  schema: v.object({ category: v.optional(v.string(), '') }),
  parts: [
    {
      ...{ kind: 'select', name: 'category', label: 'DESK_SITE_CATEGORY', options: 'dynamic' },
      saysOptional: true,
    },
  ],
  buttons: [{ value: 'add', label: 'DESK_SITE_ADD' }],
} as const satisfies PlainForm;

/** Publishes the documents that are ticked. */
export const publishForm = {
  name: 'publish',
  schema: v.object({ documents: v.optional(v.array(v.string()), []) }),
  parts: [
    {
      ...{ kind: 'checkboxes', name: 'documents', label: 'DESK_SITE_DRAFTS', options: 'dynamic' },
      saysOptional: true,
    },
  ],
  buttons: [{ value: 'publish', label: 'DESK_SITE_PUBLISH' }],
} as const satisfies PlainForm;

/** Publishes the content of an earlier publication again, which asks first. */
export const restoreForm = {
  name: 'restore',
  schema: v.object({ number: v.optional(v.string(), ''), ...SURE_ENTRY }),
  parts: [],
  buttons: [{ value: 'restore', label: 'DESK_SITE_RESTORE', isOutlined: true }],
} as const satisfies PlainForm;
