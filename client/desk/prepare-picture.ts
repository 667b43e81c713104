import { drawCrop, readCrop } from './crop-picture';
import { makeRenditions } from './make-renditions';

const MAX_BYTES = 25 * 1024 * 1024;
const MAX_PIXELS = 60_000_000;
/** How wide the picture is drawn from which a part is chosen. */
const PREVIEW_WIDTH = 960;

/**
 * Shows a chosen picture, upright, lets a part of it be chosen, and sends its sizes in place of the file. Without this
 * script the file itself is sent.
 */
export function preparePictures(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type=file]');
  const problem = form.querySelector<HTMLElement>('[data-problem]');
  const crop = form.querySelector<HTMLElement>('[data-crop]');
  const place = crop?.querySelector('.desk-crop__original');
  if (!input || !problem || !crop || !place) return;
  let chosen: ImageBitmap | undefined;
  const refuse = (text = '') => {
    problem.textContent = text;
    problem.hidden = text === '';
  };
  const prepare = async () => {
    chosen = undefined;
    crop.hidden = true;
    refuse();
    input.multiple = false;
    const [file] = input.files ?? [];
    if (!file) return;
    if (file.size > MAX_BYTES) return refuse(form.dataset.large);
    const bitmap = await createImageBitmap(file).catch(() => undefined);
    if (!bitmap) return refuse(form.dataset.unreadable);
    if (bitmap.width * bitmap.height > MAX_PIXELS) return refuse(form.dataset.large);
    chosen = bitmap;
    const preview = drawPreview(bitmap);
    place.replaceChildren(preview);
    crop.hidden = false;
    drawCrop(form, preview, preview);
  };
  let preparing: Promise<void> | undefined;
  const start = () => {
    const current = prepare().finally(() => {
      if (preparing === current) preparing = undefined;
    });
    preparing = current;
  };
  input.addEventListener('change', start);
  // A file may have been chosen before this script was loaded.
  if (input.files?.length) start();
  form.addEventListener('submit', (event) => {
    const picture = chosen;
    const button = event.submitter as HTMLButtonElement | null;
    if (button?.value !== 'picture-put' || !(picture || preparing)) return;
    event.preventDefault();
    if (!picture) {
      void preparing?.then(() => form.requestSubmit(button));
      return;
    }
    const part = readCrop(form, picture) ?? computeWhole(picture);
    makeRenditions(picture, part).then(
      (files) => {
        const sizes = new DataTransfer();
        for (const file of files) sizes.items.add(file);
        input.multiple = true;
        input.files = sizes.files;
        chosen = undefined;
        form.requestSubmit(button);
      },
      () => refuse(form.dataset.unreadable),
    );
  });
}

const computeWhole = ({ width, height }: ImageBitmap) => ({ x: 0, y: 0, width, height });

function drawPreview(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(PREVIEW_WIDTH, bitmap.width);
  canvas.height = Math.round((bitmap.height * canvas.width) / bitmap.width);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
