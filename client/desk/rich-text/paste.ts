import { Slice } from 'prosemirror-model';
import { Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { readPasted } from '../../../src/features/desk/site/rich-text/read-html';
import type { RichBlock } from '../../../src/features/desk/site/rich-text/rich-block';
import { tidyBlocks } from '../../../src/features/desk/site/rich-text/rich-block';
import { toFragment } from './document';

/** The most characters of HTML that are read; of more, the words alone. */
const MAX_HTML = 500_000;

/**
 * Pastes and drops the set and no more. The library's own way parses HTML in the browser, which needs a Trusted Types
 * policy that would let everything through; this one reads it as text.
 */
export const pasteEvents = {
  paste(view: EditorView, event: ClipboardEvent): boolean {
    event.preventDefault();
    insertData(view, event.clipboardData);
    return true;
  },
  drop(view: EditorView, event: DragEvent): boolean {
    // Words that are moved within the editor.
    if (view.dragging) return false;
    event.preventDefault();
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (place) {
      const selection = Selection.near(view.state.doc.resolve(place.pos));
      view.dispatch(view.state.tr.setSelection(selection));
    }
    insertData(view, event.dataTransfer);
    view.focus();
    return true;
  },
};

function insertData(view: EditorView, data: DataTransfer | null): void {
  const html = data?.getData('text/html') ?? '';
  const read = html.length > MAX_HTML ? [] : readPasted(html);
  const blocks = read.length > 0 ? read : readLines(data?.getData('text/plain') ?? '');
  if (blocks.length === 0) return;
  const open = (block: RichBlock | undefined) => Number(block?.kind === 'paragraph');
  const slice = new Slice(toFragment(blocks), open(blocks[0]), open(blocks.at(-1)));
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
}

/** Reads plain text: paragraphs apart by an empty line. */
const readLines = (text: string): RichBlock[] =>
  tidyBlocks(
    text.split(/\r?\n\s*\n/).map((paragraph) => ({
      kind: 'paragraph',
      lines: paragraph
        .split(/\r?\n/)
        .map((line) => [{ text: line, bold: false, italic: false, link: '' }]),
    })),
  );
