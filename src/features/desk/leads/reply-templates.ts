import type { TextKey } from '../../../domain/language/texts';
import { QUESTION_FORM } from '../../owner-portal/questions-store';

/** The first sentences of an answer by the form that was sent; staff change them before sending. */
const REPLY_TEMPLATES: ReadonlyMap<string, TextKey> = new Map([
  ['contact-appointment', 'DESK_TEMPLATE_VISIT'],
  ['contact-construction', 'DESK_TEMPLATE_CONSTRUCTION'],
  ['contact-demand', 'DESK_TEMPLATE_VALUATION'],
  ['demand-register', 'DESK_TEMPLATE_DEMAND'],
  ['documents', 'DESK_TEMPLATE_DOCUMENTS'],
  ['job-contact', 'DESK_TEMPLATE_JOB'],
  ['make-offer', 'DESK_TEMPLATE_OFFER'],
  ['rental-application', 'DESK_TEMPLATE_RENTAL'],
  ['testimonial', 'DESK_TEMPLATE_TESTIMONIAL'],
  [QUESTION_FORM, 'DESK_TEMPLATE_OWNER'],
]);

/** Returns the text with which an answer to a form begins. */
export const getReplyTemplate = (form: string): TextKey =>
  REPLY_TEMPLATES.get(form) ?? 'DESK_TEMPLATE_MESSAGE';
