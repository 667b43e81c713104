import { inTime } from '../behaviours/in-time';
import { attachMaps } from '../map/attach';
import { postForDocument } from '../post-for-document';
import { findFileInputs } from './files';
import { addHiddenInput } from './ticket';

/** The chosen files, by field name. */
export type ChosenFiles = ReadonlyMap<string, FileList>;

/**
 * Sends a form by request instead of navigation: no POST stands in the history, so that the back button
 * shows a page; a dialog stays open; chosen files stay chosen. A response with the form replaces it; any
 * other response is navigated to. If the request fails or hangs, the form is sent by navigation.
 */
export function submitInPlace(
  form: HTMLFormElement,
  previousFiles: ChosenFiles,
  enhance: (next: HTMLFormElement, chosen: ChosenFiles) => void,
): void {
  restoreFiles(form, previousFiles);
  let isSending = false;
  form.addEventListener('submit', async (event) => {
    if (isSending) return event.preventDefault();
    if (event.defaultPrevented) return;
    event.preventDefault();
    isSending = true;
    const chosen = readChosenFiles(form, previousFiles);
    const { submitter } = event;
    const sending = postForDocument(form.action, new FormData(form, submitter));
    // Files may take longer; what was sent and is sent again counts once (decision 25).
    const response = await (chosen.size > 0 ? sending : inTime(sending)).catch(() => undefined);
    const page = response?.responseXML;
    const next = page?.querySelector<HTMLFormElement>(`form#${form.id}`);
    isSending = false;
    if (page && next) return replaceForm(form, page, next, () => enhance(next, chosen));
    if (response && response.responseURL !== form.action) return leave(form, response.responseURL);
    if (submitter instanceof HTMLButtonElement && submitter.name)
      addHiddenInput(form, submitter.name, submitter.value);
    form.submit();
  });
}

/** Opens the thank-you page; from a dialog in place of the dialog's own entry in the history. */
function leave(form: HTMLFormElement, url: string): void {
  if (form.closest('dialog')) location.replace(url);
  else location.assign(url);
}

function readChosenFiles(form: HTMLFormElement, previousFiles: ChosenFiles): ChosenFiles {
  const currentFiles = [...findFileInputs(form)].map(({ name, files }) => [name, files] as const);
  return new Map(
    [...previousFiles, ...currentFiles].flatMap(([name, files]) =>
      files?.length ? [[name, files]] : [],
    ),
  );
}

/**
 * Replaces a form by that of a response. A response without a key could not read the form: it keeps the
 * old form and shows its errors there.
 */
function replaceForm(
  form: HTMLFormElement,
  page: Document,
  next: HTMLFormElement,
  onReplaced: () => void,
) {
  const isInDialog = form.closest('dialog') !== null;
  if (!isInDialog) document.title = page.title;
  const summary = next.querySelector<HTMLElement>('.error-summary');
  if (next.elements.namedItem('key')) {
    // Parsed as a document, the noscript captcha question would become a hidden required field.
    for (const question of next.querySelectorAll('noscript')) question.remove();
    form.replaceWith(next);
    next.dataset.isReplaced = '';
    attachMaps(next);
    onReplaced();
  } else if (summary) {
    form.querySelector('.error-summary')?.remove();
    form.insertBefore(summary, form.querySelector('.form__steps')?.nextSibling ?? form.firstChild);
    form.classList.remove('is-submitting');
  }
  const focusTarget = summary ?? next.querySelector<HTMLElement>('.form__step-title');
  if (focusTarget) focusTarget.tabIndex = -1;
  focusTarget?.focus();
}

/** Puts chosen files back into their inputs, and removes the error links to select them again. */
function restoreFiles(form: HTMLFormElement, chosen: ChosenFiles): void {
  for (const input of findFileInputs(form)) {
    const files = chosen.get(input.name);
    if (!files) continue;
    input.files = files;
    const reselectNote = input.closest('.upload')?.querySelector('.upload__reselect');
    const summaryItem = form.querySelector(`.error-summary a[href="#${input.id}"]`)?.closest('li');
    if (reselectNote) summaryItem?.remove();
  }
}
