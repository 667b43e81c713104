const TOUCHES = ['focusin', 'pointerover'];

/** Calls back once, when an element, or a part of it, is first pointed at, pressed or focused. */
export function onFirstTouch(element: HTMLElement, callback: () => void, part = '*'): void {
  const touch = ({ target }: Event) => {
    if (!(target as Element).closest(part)) return;
    for (const type of TOUCHES) element.removeEventListener(type, touch);
    callback();
  };
  for (const type of TOUCHES) element.addEventListener(type, touch);
}
