import type { TextKey } from '../../../domain/language/texts';
import { findHandlerByName } from '../../forms/form-handlers';
import { QUESTION_FORM } from '../../owner-portal/questions-store';

/** Returns the text with which an answer to a form begins; a form that the site no longer has gets the general one. */
export const getReplyTemplate = (form: string): TextKey =>
  form === QUESTION_FORM
    ? 'DESK_TEMPLATE_OWNER'
    : (findHandlerByName(form)?.reply ?? 'DESK_TEMPLATE_MESSAGE');
