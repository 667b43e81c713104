/**
 * Loads the editor when a field with rich text is entered. The text area stays the field of the form, and all that one
 * sees where the editor does not come.
 */
export function attachRichText(area: HTMLTextAreaElement): void {
  let isComposing = false;
  for (const type of ['compositionstart', 'compositionend'])
    area.addEventListener(type, () => {
      isComposing = type === 'compositionstart';
    });
  const open = async () => {
    const editor = await import('./rich-text/rich-field').catch(() => undefined);
    // A letter that is being composed would be lost.
    if (isComposing)
      await new Promise((resolve) =>
        area.addEventListener('compositionend', resolve, { once: true }),
      );
    if (document.activeElement === area) editor?.openEditor(area);
  };
  area.addEventListener('focus', open);
  // Entered before this script came.
  if (document.activeElement === area) void open();
}
