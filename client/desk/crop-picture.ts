import type { CropShape, PictureCrop, PictureSize } from '../../src/domain/images/picture-crop';
import { computeCrop, isCropShape } from '../../src/domain/images/picture-crop';
import { readNumber } from '../../src/domain/typed-values/read-number';

const SVG = 'http://www.w3.org/2000/svg';

interface Point {
  x: number;
  y: number;
}

/**
 * Draws the chosen part over the picture and lets it be dragged: inside it moves, elsewhere it begins anew, at
 * its corner it grows. The fields stay the truth, and the way for keyboards; dragging fills them in.
 */
export function attachCropping(picture: HTMLImageElement): void {
  const fields = picture.closest('form');
  if (!fields) return;
  const draw = () =>
    drawCrop(fields, picture, { width: picture.naturalWidth, height: picture.naturalHeight });
  if (picture.complete && picture.naturalWidth > 0) draw();
  else picture.addEventListener('load', draw, { once: true });
}

/** Draws the part that the fields choose over a picture of this size, and lets it be dragged. */
export function drawCrop(fields: HTMLElement, picture: Element, size: PictureSize): void {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
  svg.setAttribute('aria-hidden', 'true');
  const shade = document.createElementNS(SVG, 'path');
  const part = document.createElementNS(SVG, 'rect');
  const corner = document.createElementNS(SVG, 'rect');
  shade.classList.add('desk-crop__shade');
  part.classList.add('desk-crop__part');
  corner.classList.add('desk-crop__corner');
  svg.append(shade, part, corner);
  picture.after(svg);
  const show = () => {
    const crop = readCrop(fields, size);
    svg.classList.toggle('is-whole', !crop);
    if (!crop) return;
    const { x, y, width, height } = crop;
    const hole = `M${x} ${y}h${width}v${height}h${-width}z`;
    shade.setAttribute('d', `M0 0h${size.width}v${size.height}h${-size.width}z${hole}`);
    const grip = size.width / 16;
    place(part, { x, y }, { width, height });
    place(corner, { x: x + width - grip, y: y + height - grip }, { width: grip, height: grip });
  };
  fields.addEventListener('input', show);
  svg.addEventListener('pointerdown', (event) => {
    svg.setPointerCapture(event.pointerId);
    dragPart(fields, svg, size, event, show);
    event.preventDefault();
  });
  for (const hint of fields.querySelectorAll<HTMLElement>('[data-crop-hint]')) hint.hidden = false;
  show();
}

/** Returns the part that the fields choose; undefined for the whole picture. */
export function readCrop(fields: HTMLElement, size: PictureSize): PictureCrop | undefined {
  const shape = readShape(fields);
  return shape && computeCrop(size, { shape, ...readPlace(fields) });
}

function place(element: Element, { x, y }: Point, { width, height }: PictureSize): void {
  for (const [name, value] of Object.entries({ x, y, width, height }))
    element.setAttribute(name, String(value));
}

/** Follows the pointer until it is lifted, and fills the fields in. */
function dragPart(
  fields: HTMLElement,
  svg: SVGSVGElement,
  size: PictureSize,
  start: PointerEvent,
  show: () => void,
): void {
  const from = toPicture(svg, size, start);
  const shape = readShape(fields) ?? chooseSquare(fields);
  const before = computeCrop(size, { shape, ...readPlace(fields) });
  const isCorner = (start.target as Element).classList.contains('desk-crop__corner');
  const isInside = (start.target as Element).classList.contains('desk-crop__part');
  const origin = isCorner ? before : from;
  const move = (event: PointerEvent) => {
    const to = toPicture(svg, size, event);
    if (isInside)
      writePlace(fields, size, {
        x: clamp(before.x + to.x - from.x, size.width - before.width),
        y: clamp(before.y + to.y - from.y, size.height - before.height),
        width: before.width,
      });
    else
      writePlace(fields, size, {
        ...{ x: origin.x, y: origin.y },
        width: Math.max(size.width / 20, Math.min(to.x, size.width) - origin.x),
      });
    show();
  };
  const end = () => {
    svg.removeEventListener('pointermove', move);
    svg.removeEventListener('pointerup', end);
    svg.removeEventListener('pointercancel', end);
  };
  svg.addEventListener('pointermove', move);
  svg.addEventListener('pointerup', end);
  svg.addEventListener('pointercancel', end);
}

const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max));

/** Returns where the pointer is, in pixels of the picture. */
function toPicture(svg: SVGSVGElement, size: PictureSize, event: PointerEvent): Point {
  const box = svg.getBoundingClientRect();
  return {
    x: clamp(((event.clientX - box.left) / box.width) * size.width, size.width),
    y: clamp(((event.clientY - box.top) / box.height) * size.height, size.height),
  };
}

const getField = (fields: HTMLElement, name: string) =>
  fields.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/** Returns the chosen shape; undefined for the whole picture. */
function readShape(fields: HTMLElement): CropShape | undefined {
  const shape = fields.querySelector<HTMLInputElement>('[name=shape]:checked')?.value;
  return isCropShape(shape) ? shape : undefined;
}

function chooseSquare(fields: HTMLElement): CropShape {
  const square = fields.querySelector<HTMLInputElement>('[name=shape][value=square]');
  if (square) square.checked = true;
  return 'square';
}

function readPlace(fields: HTMLElement): { left: number; top: number; width: number } {
  const read = (name: string, min: number, initial: number) => {
    const reading = readNumber(getField(fields, name)?.value ?? '', { min, max: 100, decimals: 3 });
    return reading.ok ? reading.value : initial;
  };
  return { left: read('left', 0, 0), top: read('top', 0, 0), width: read('width', 1, 100) };
}

function writePlace(
  fields: HTMLElement,
  size: PictureSize,
  { x, y, width }: Point & { width: number },
): void {
  const hundredths = {
    left: (100 * x) / size.width,
    top: (100 * y) / size.height,
    width: Math.min(100, (100 * width) / size.width),
  };
  for (const [name, value] of Object.entries(hundredths)) {
    const field = getField(fields, name);
    if (field) field.value = String(Math.round(value));
  }
}
