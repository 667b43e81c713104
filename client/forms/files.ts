import { MAX_FORM_MEGABYTES } from '../../src/features/forms/kit/definition/field';
import type { FieldError } from '../../src/features/forms/kit/definition/parse-answers';

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Lists the chosen files below each file input, with name, size and a button to remove each. */
export function attachFileLists(form: HTMLFormElement): void {
  for (const input of findFileInputs(form)) {
    const reselectNote = input.closest('.upload')?.querySelector<HTMLElement>('.upload__reselect');
    const update = () => {
      const files = [...(input.files ?? [])];
      findFileList(input)?.replaceChildren(...files.map(createRow));
      if (reselectNote) reselectNote.hidden = files.length > 0;
    };
    const createRow = (file: File) => createFileRow(input, file, update);
    const dropArea = input.parentElement;
    input.addEventListener('change', update);
    input.addEventListener('dragenter', () => dropArea?.classList.add('is-drag-over'));
    for (const eventType of ['dragleave', 'drop'])
      input.addEventListener(eventType, () => dropArea?.classList.remove('is-drag-over'));
    form.addEventListener('reset', () => setTimeout(update));
    // Files may have been chosen before this script was loaded.
    update();
  }
}

/** Returns the error that the server would give for number and size of a field's files; undefined if they are accepted. */
export function findFileError(field: HTMLElement): FieldError | undefined {
  const [input] = findFileInputs(field);
  if (!input) return undefined;
  const files = [...(input.files ?? [])];
  const size = Number(input.dataset.maxMegabytes);
  const count = Number(input.dataset.maxFiles);
  if (files.length === 0 && input.ariaRequired) return { key: 'ALERT_FILE_EMPTY' };
  if (files.length > count) return { key: 'ALERT_FILES_TOO_MANY', values: { count } };
  if (files.some((file) => file.size > size * BYTES_PER_MEGABYTE))
    return { key: 'ALERT_FILE_TOO_LARGE', values: { size } };
  if (files.reduce((sum, file) => sum + file.size, 0) > MAX_FORM_MEGABYTES * BYTES_PER_MEGABYTE)
    return { key: 'ALERT_FILES_TOO_LARGE', values: { size: MAX_FORM_MEGABYTES } };
  return undefined;
}

export const findFileInputs = (within: Element) =>
  within.querySelectorAll<HTMLInputElement>('input[type="file"]');

const findFileList = (input: HTMLInputElement) =>
  input.closest('.upload')?.querySelector<HTMLElement>('[data-file-list]');

function createFileRow(input: HTMLInputElement, file: File, update: () => void): HTMLLIElement {
  const row = document.createElement('li');
  const name = document.createElement('span');
  const size = document.createElement('span');
  const remove = document.createElement('button');
  name.textContent = file.name;
  size.textContent = formatFileSize(file);
  remove.type = 'button';
  remove.textContent = findFileList(input)?.dataset.removeLabel ?? '';
  remove.setAttribute('aria-label', `${remove.textContent} ${file.name}`);
  remove.addEventListener('click', () => {
    const remaining = new DataTransfer();
    for (const other of input.files ?? []) if (other !== file) remaining.items.add(other);
    input.files = remaining.files;
    update();
    input.focus();
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  for (const part of [name, size, remove]) row.appendChild(part);
  return row;
}

/** Formats a size in the page's language, such as '834 kB' or '1,2 MB'. */
function formatFileSize({ size }: File): string {
  const isSmall = size < BYTES_PER_MEGABYTE;
  return new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(size / (isSmall ? 1024 : BYTES_PER_MEGABYTE));
}
