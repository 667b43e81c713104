/** A colour as the browser's chooser knows it: without transparency. */
const WHOLE_COLOR = /^#[\da-f]{6}$/i;

/** Puts the browser's chooser of colours beside a field that holds one; what is chosen is as good as typed. */
export function attachColorChooser(field: HTMLInputElement): void {
  const chooser = document.createElement('input');
  chooser.type = 'color';
  chooser.className = 'field__color';
  chooser.setAttribute('aria-label', field.labels?.[0]?.textContent?.trim() ?? '');
  const showTyped = () => {
    const isWhole = WHOLE_COLOR.test(field.value.trim());
    if (isWhole) chooser.value = field.value.trim();
    chooser.toggleAttribute('data-empty', !isWhole);
  };
  for (const type of ['input', 'change'])
    chooser.addEventListener(type, () => {
      field.value = chooser.value;
      field.dispatchEvent(new Event(type, { bubbles: true }));
    });
  field.addEventListener('input', showTyped);
  showTyped();
  field.after(chooser);
}
