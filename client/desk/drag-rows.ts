import { createElement } from '../create-element';

/** Lets the rows of a list be dragged by a handle, with mouse or finger; a drop presses the button that moves the row there. */
export function dragRows(list: HTMLElement): void {
  for (const row of list.children) {
    const form = row.querySelector('form');
    const by = form?.querySelector<HTMLInputElement>('input[name=by]');
    if (form && by) addHandle(list, row, form, by);
  }
}

function addHandle(list: Element, row: Element, form: HTMLFormElement, by: HTMLInputElement): void {
  const handle = createElement('span', { className: 'desk-drag', ariaHidden: 'true' }, '⠿');
  form.prepend(handle);
  handle.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const before = [...list.children];
    const drag = new AbortController();
    const { signal } = drag;
    row.classList.add('is-dragged');
    const stop = (isDropped: boolean) => {
      drag.abort();
      row.classList.remove('is-dragged');
      const steps = [...list.children].indexOf(row) - before.indexOf(row);
      if (!isDropped) list.append(...before);
      else if (steps !== 0) {
        by.value = `${Math.abs(steps)}`;
        const end = steps < 0 ? '-up' : '-down';
        form.requestSubmit(form.querySelector(`button[value$="${end}"]`));
      }
    };
    handle.addEventListener('pointermove', ({ clientY }) => swapRows(row, clientY), { signal });
    handle.addEventListener('pointerup', () => stop(true), { signal });
    handle.addEventListener('pointercancel', () => stop(false), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && stop(false), { signal });
  });
}

/** Moves the neighbours of a row past it whose middle the pointer has crossed; the row stays in the page, or it loses the pointer. */
function swapRows(row: Element, y: number): void {
  const { previousElementSibling: above, nextElementSibling: below } = row;
  if (above && y < findMiddle(above)) row.after(above);
  else if (below && y > findMiddle(below)) row.before(below);
}

function findMiddle(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
