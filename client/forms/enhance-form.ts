import type { AnyForm } from '../../src/features/forms/kit/definition/form';
import { getFields } from '../../src/features/forms/kit/definition/form';
import {
  isConditionMet,
  readFieldValues,
} from '../../src/features/forms/kit/definition/parse-answers';
import { inTime } from '../behaviours/in-time';
import { attachDraft } from './attach-draft';
import { echoTyped } from './echo-typed';
import { attachFieldValidation } from './field-validation';
import { attachFileLists } from './files';
import { loadFormDefinition } from './form-loaders';
import { solveCaptcha } from './solve-captcha';
import type { ChosenFiles } from './submit-in-place';
import { submitInPlace } from './submit-in-place';
import { submitOnce } from './submit-once';
import { fetchTicket } from './ticket';

const enhancedForms = new WeakSet<HTMLFormElement>();

/**
 * Prepares a form on first interaction: ticket, captcha, validation by its schema, draft and files. If
 * any of these fails the form can still be sent, since the server does the same (decision 25).
 */
export async function enhanceForm(
  element: HTMLFormElement,
  chosen: ChosenFiles = new Map(),
): Promise<void> {
  if (enhancedForms.has(element)) return;
  enhancedForms.add(element);
  const ticket = 'noTicket' in element.dataset ? Promise.resolve(undefined) : fetchTicket(element);
  submitOnce(
    element,
    ticket.then((loadedTicket) => loadedTicket && solveCaptcha(element, loadedTicket)),
  );
  submitInPlace(element, chosen, enhanceForm);
  const matches = document.querySelector<HTMLElement>(`[data-matches][data-form="${element.id}"]`);
  // Asked for beside the definition, not after it (decision 133).
  const matchesScript = matches && import('../saved-searches/matches');
  const pickerScript =
    element.querySelector('[data-zone-picker]') && inTime(import('./zone-picker'));
  const form = await inTime(loadFormDefinition(element.id)).catch(() => {
    element.classList.add('has-native-inputs');
    return undefined;
  });
  if (!form) return;
  attachDraft(element);
  echoTyped(element);
  attachFileLists(element);
  void matchesScript?.then(
    (script) => matches && script.keepMatchesInStep(matches, element),
    () => undefined,
  );
  void pickerScript?.then(
    (script) => script.attachZonePicker(element),
    () => element.classList.add('has-native-inputs'),
  );
  showConditionalFields(element, form);
  element.addEventListener('change', () => showConditionalFields(element, form));
  const loadedTicket = await ticket;
  if (loadedTicket) attachFieldValidation(element, form, loadedTicket.texts);
}

/** Shows the fields and groups whose condition is met and hides the others. */
function showConditionalFields(element: HTMLFormElement, form: AnyForm): void {
  const values = readFieldValues(form, new FormData(element));
  for (const part of element.querySelectorAll<HTMLElement>('[data-condition-field]')) {
    const when = {
      field: part.dataset.conditionField ?? '',
      is: part.dataset.conditionValues?.split('|') ?? [],
    };
    // A condition on a field of an earlier step was decided by the server.
    const hasField = getFields(form).some(({ name }) => name === when.field);
    part.hidden = hasField && !isConditionMet({ when }, values);
    delete part.dataset.conditionUnmet;
    if (part instanceof HTMLOptGroupElement) closeGroup(part);
  }
}

/** Disables the options of a hidden group, which some browsers list all the same, and takes back their choice. */
function closeGroup(group: HTMLOptGroupElement): void {
  const isHidden = Boolean(group.hidden);
  group.disabled = isHidden;
  const select = group.closest('select');
  if (isHidden && select && group.contains(select.selectedOptions[0] ?? null)) select.value = '';
}
