import { findFileInputs } from './files';
import { addHiddenInput } from './ticket';

/** The chosen files, by field name. */
export type ChosenFiles = ReadonlyMap<string, FileList>;

/**
 * Sends a form with files by fetch: after a navigation the browser would have lost the chosen files. A
 * response with the form replaces it, with the files put back; any other response is navigated to. If
 * the request fails, the form is sent by navigation.
 */
export function attachFileSubmit(
  form: HTMLFormElement,
  previousFiles: ChosenFiles,
  enhance: (next: HTMLFormElement, chosen: ChosenFiles) => void,
): void {
  restoreFiles(form, previousFiles);
  let isSending = false;
  form.addEventListener('submit', async (event) => {
    const chosen = readChosenFiles(form, previousFiles);
    if (isSending) return event.preventDefault();
    if (event.defaultPrevented || chosen.size === 0) return;
    event.preventDefault();
    isSending = true;
    const { submitter } = event;
    const response = await postForm(form, submitter).catch(() => undefined);
    const page = response?.responseXML;
    const next = page?.querySelector<HTMLFormElement>(`form#${form.id}`);
    if (response && page && next) {
      isSending = false;
      return replaceForm(form, page, next, () => enhance(next, chosen));
    }
    if (response && response.responseURL !== form.action)
      return location.assign(response.responseURL);
    if (submitter instanceof HTMLButtonElement && submitter.name)
      addHiddenInput(form, submitter.name, submitter.value);
    form.submit();
  });
}

function readChosenFiles(form: HTMLFormElement, previousFiles: ChosenFiles): ChosenFiles {
  const currentFiles = [...findFileInputs(form)].map(({ name, files }) => [name, files] as const);
  return new Map(
    [...previousFiles, ...currentFiles].flatMap(([name, files]) =>
      files?.length ? [[name, files]] : [],
    ),
  );
}

const postForm = (form: HTMLFormElement, submitter: HTMLElement | null): Promise<XMLHttpRequest> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', form.action);
    request.responseType = 'document';
    request.onload = () => resolve(request);
    request.onerror = request.onabort = reject;
    request.send(new FormData(form, submitter));
  });

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
  document.title = page.title;
  const summary = next.querySelector<HTMLElement>('.error-summary');
  if (next.elements.namedItem('key')) {
    // Parsed as a document, the noscript captcha question would become a hidden required field.
    for (const question of next.querySelectorAll('noscript')) question.remove();
    form.replaceWith(next);
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
