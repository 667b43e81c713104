import type { Node } from 'prosemirror-model';
import { EditorState, Selection } from 'prosemirror-state';
import { readNotation } from '../../../src/features/desk/site/rich-text/read-notation';
import { writeNotation } from '../../../src/features/desk/site/rich-text/write-notation';
import { toBlocks, toDocument } from './document';

/** Stands for the caret in the notation; no keyboard has it. */
const CARET = '\uE000';

/** How many signs of the notation the caret steps over to stand in words. */
const MAX_SIGNS = 6;

/** Creates a state of what is typed in a text area, with the caret where it stands there, else at the end. */
export function createEditorState(
  { value, selectionStart }: HTMLTextAreaElement,
  plugins: EditorState['plugins'],
): EditorState {
  const written = writeNotation(readNotation(value));
  for (let place = selectionStart; place <= selectionStart + MAX_SIGNS; place++) {
    const marked = toDocument(
      readNotation(`${value.slice(0, place)}${CARET}${value.slice(place)}`),
    );
    const state = EditorState.create({ doc: marked, plugins });
    const caret = findCaret(marked);
    if (caret === undefined) continue;
    const { doc } = state.tr.delete(caret, caret + 1);
    if (writeNotation(toBlocks(doc)) === written)
      return EditorState.create({ doc, plugins, selection: Selection.near(doc.resolve(caret)) });
  }
  const doc = toDocument(readNotation(value));
  return EditorState.create({ doc, plugins, selection: Selection.atEnd(doc) });
}

function findCaret(doc: Node): number | undefined {
  let found: number | undefined;
  doc.descendants((node, place) => {
    const index = node.text?.indexOf(CARET) ?? -1;
    if (index >= 0) found = place + index;
  });
  return found;
}
