import { isAsked, readValues } from '../../src/features/forms/kit/definition/answers';
import type { Form } from '../../src/features/forms/kit/definition/form';
import { fieldsOf } from '../../src/features/forms/kit/definition/form';
import { showErrors } from './checks';
import { DEFINITIONS } from './definitions';
import { keepDraft } from './draft';
import { showFiles } from './files';
import { prove } from './proof';
import { sendOnce } from './sending';
import type { Chosen } from './submit-with-files';
import { answerInItsPlace } from './submit-with-files';
import { fetchTicket } from './ticket';

const alive = new WeakSet<HTMLFormElement>();

/**
 * A form that somebody touches gets a ticket where it has none, work to prove, checks by its own
 * schema, and its draft. Nothing here keeps it from being sent: where any of it fails, the server
 * does the same (decision 25).
 */
export async function enliven(element: HTMLFormElement, chosen: Chosen = new Map()): Promise<void> {
  if (alive.has(element)) return;
  alive.add(element);
  const ticket = fetchTicket(element);
  sendOnce(
    element,
    ticket.then((given) => given && prove(element, given)),
  );
  const form = await DEFINITIONS[element.id]?.();
  if (!form) return;
  keepDraft(element);
  answerInItsPlace(element, chosen, enliven);
  showFiles(element);
  showAsked(element, form);
  element.addEventListener('change', () => showAsked(element, form));
  const given = await ticket;
  if (given) showErrors(element, form, given.texts);
}

/** Shows the fields whose condition holds, and their groups. */
function showAsked(element: HTMLFormElement, form: Form): void {
  const values = readValues(form, new FormData(element));
  for (const part of element.querySelectorAll<HTMLElement>('[data-when]')) {
    const when = { field: part.dataset.when ?? '', is: part.dataset.is?.split('|') ?? [] };
    // A condition on an earlier step was met or not before this one was shown.
    const isHere = fieldsOf(form).some(({ name }) => name === when.field);
    part.hidden = isHere && !isAsked({ when }, values);
    delete part.dataset.unmet;
  }
}
