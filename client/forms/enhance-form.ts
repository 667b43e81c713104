import type { Form } from '../../src/features/forms/kit/definition/form';
import { getFields } from '../../src/features/forms/kit/definition/form';
import {
  isConditionMet,
  readFieldValues,
} from '../../src/features/forms/kit/definition/parse-answers';
import { attachDraft } from './attach-draft';
import { attachFieldValidation } from './field-validation';
import { attachFileLists } from './files';
import { FORM_LOADERS } from './form-loaders';
import { solveCaptcha } from './solve-captcha';
import { submitOnce } from './submit-once';
import type { ChosenFiles } from './submit-with-files';
import { attachFileSubmit } from './submit-with-files';
import { fetchTicket } from './ticket';

const enhancedForms = new WeakSet<HTMLFormElement>();

/**
 * A form that somebody touches gets a ticket where it has none, work to prove, checks by its own
 * schema, and its draft. Nothing here keeps it from being sent: where any of it fails, the server
 * does the same (decision 25).
 */
export async function enhanceForm(
  element: HTMLFormElement,
  chosen: ChosenFiles = new Map(),
): Promise<void> {
  if (enhancedForms.has(element)) return;
  enhancedForms.add(element);
  const ticket = fetchTicket(element);
  submitOnce(
    element,
    ticket.then((given) => given && solveCaptcha(element, given)),
  );
  const form = await FORM_LOADERS[element.id]?.();
  if (!form) return;
  attachDraft(element);
  attachFileSubmit(element, chosen, enhanceForm);
  attachFileLists(element);
  showConditionalFields(element, form);
  element.addEventListener('change', () => showConditionalFields(element, form));
  const given = await ticket;
  if (given) attachFieldValidation(element, form, given.texts);
}

/** Shows the fields whose condition holds, and their groups. */
function showConditionalFields(element: HTMLFormElement, form: Form): void {
  const values = readFieldValues(form, new FormData(element));
  for (const part of element.querySelectorAll<HTMLElement>('[data-condition-field]')) {
    const when = {
      field: part.dataset.conditionField ?? '',
      is: part.dataset.conditionValues?.split('|') ?? [],
    };
    // A condition on an earlier step was met or not before this one was shown.
    const isHere = getFields(form).some(({ name }) => name === when.field);
    part.hidden = isHere && !isConditionMet({ when }, values);
    delete part.dataset.conditionUnmet;
  }
}
