import * as texts from 'virtual:texts';
import { createElement } from '../create-element';
import { formatPageText } from '../page-text';
import { DraggedRow } from './dragged-row';

/** How near to the top and the foot of the window a pointer scrolls it, and how far in one frame. */
const EDGE_PX = 72;
const STEP_PX = 8;

/**
 * Lets the rows of a list be dragged by a handle, with mouse, finger or arrow keys; a drop presses the button that moves
 * the row there.
 */
export function dragRows(list: HTMLElement): void {
  if (list.children.length < 2) return;
  const told = createElement('span', { className: 'visually-hidden', role: 'status' });
  list.before(told);
  for (const element of list.children) {
    const form = element.querySelector('form');
    const by = form?.querySelector<HTMLInputElement>('input[name=by]');
    if (!form || !by) continue;
    // The buttons that move the row name it, for who hears one alone.
    const name = form.querySelector('button .visually-hidden')?.textContent ?? '';
    const ariaLabel = formatPageText(texts.DESK_DRAG) + name;
    const handle = createElement(
      'button',
      { type: 'button', className: 'desk-drag', ariaLabel },
      '⠿',
    );
    const row = new DraggedRow(list, element, form, by);
    form.prepend(handle);
    // The row that was moved gets the focus, and its place is told.
    if (element.matches(':target')) {
      handle.focus();
      told.textContent = formatPageText(texts.DESK_DRAG_PLACE, row.place);
    }
    followPointer(handle, row);
    followKeys(handle, row, () => {
      told.textContent = formatPageText(texts.DESK_DRAG_PLACE, row.place);
    });
  }
}

function followPointer(handle: HTMLElement, row: DraggedRow): void {
  handle.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || row.isTaken) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    row.take();
    const drag = new AbortController();
    const { signal } = drag;
    let y: number | undefined;
    const scroll = () => {
      if (signal.aborted) return;
      if (y !== undefined) {
        const top = y < EDGE_PX ? -STEP_PX : y > innerHeight - EDGE_PX ? STEP_PX : 0;
        if (top !== 0) scrollBy({ top, behavior: 'instant' });
        row.follow(y);
      }
      requestAnimationFrame(scroll);
    };
    const end = (isDropped: boolean) => {
      drag.abort();
      if (isDropped) row.drop();
      else row.putBack();
    };
    handle.addEventListener(
      'pointermove',
      ({ clientY }) => {
        y = clientY;
        row.follow(y);
      },
      { signal },
    );
    handle.addEventListener('pointerup', () => end(true), { signal });
    handle.addEventListener('pointercancel', () => end(false), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
    scroll();
  });
}

/** Arrows move the row, Enter or space drops it; Escape, and leaving the handle, puts it back. */
function followKeys(handle: HTMLElement, row: DraggedRow, tellPlace: () => void): void {
  handle.addEventListener('keydown', (event) => {
    const { key } = event;
    const isArrow = key === 'ArrowUp' || key === 'ArrowDown';
    const isDrop = key === 'Enter' || key === ' ';
    if (!isArrow && !(row.isTaken && (isDrop || key === 'Escape'))) return;
    event.preventDefault();
    if (isDrop) return row.drop();
    if (isArrow) {
      row.take();
      row.step(key === 'ArrowUp');
    } else {
      row.putBack();
      handle.focus();
    }
    handle.scrollIntoView({ block: 'nearest' });
    tellPlace();
  });
  handle.addEventListener('blur', () => row.putBack());
}
