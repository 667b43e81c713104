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
  before: ChosenFiles,
  enliven: (next: HTMLFormElement, chosen: ChosenFiles) => void,
): void {
  restoreFiles(form, before);
  let isUnderWay = false;
  form.addEventListener('submit', async (event) => {
    const chosen = readChosenFiles(form, before);
    if (isUnderWay) return event.preventDefault();
    if (event.defaultPrevented || chosen.size === 0) return;
    event.preventDefault();
    isUnderWay = true;
    const { submitter } = event;
    const answer = await postForm(form, submitter).catch(() => undefined);
    const page = answer?.responseXML;
    const next = page?.querySelector<HTMLFormElement>(`form#${form.id}`);
    if (answer && page && next) {
      isUnderWay = false;
      return replaceForm(form, page, next, () => enliven(next, chosen));
    }
    if (answer && answer.responseURL !== form.action) return location.assign(answer.responseURL);
    if (submitter instanceof HTMLButtonElement && submitter.name)
      addHiddenInput(form, submitter.name, submitter.value);
    form.submit();
  });
}

function readChosenFiles(form: HTMLFormElement, before: ChosenFiles): ChosenFiles {
  const here = [...findFileInputs(form)].map(({ name, files }) => [name, files] as const);
  return new Map(
    [...before, ...here].flatMap(([name, files]) => (files?.length ? [[name, files]] : [])),
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

/** Returns the form of a response, or, if that could not be read and has no key, the old form with its errors. */
function replaceForm(
  form: HTMLFormElement,
  page: Document,
  next: HTMLFormElement,
  come: () => void,
) {
  document.title = page.title;
  const summary = next.querySelector<HTMLElement>('.error-summary');
  if (next.elements.namedItem('key')) {
    // Parsed as a document, the noscript captcha question would become a hidden required field.
    for (const question of next.querySelectorAll('noscript')) question.remove();
    form.replaceWith(next);
    come();
  } else if (summary) {
    form.querySelector('.error-summary')?.remove();
    form.insertBefore(summary, form.querySelector('.form__steps')?.nextSibling ?? form.firstChild);
    form.classList.remove('is-submitting');
  }
  const start = summary ?? next.querySelector<HTMLElement>('.form__step-title');
  if (start) start.tabIndex = -1;
  start?.focus();
}

/** Removes the notes to select files again, since the files are put back. */
function restoreFiles(form: HTMLFormElement, chosen: ChosenFiles): void {
  for (const input of findFileInputs(form)) {
    const files = chosen.get(input.name);
    if (!files) continue;
    input.files = files;
    const isLost = input.closest('.upload')?.querySelector('.upload__reselect');
    const line = form.querySelector(`.error-summary a[href="#${input.id}"]`)?.closest('li');
    if (isLost) line?.remove();
  }
}
