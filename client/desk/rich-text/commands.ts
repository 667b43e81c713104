import { toggleMark } from 'prosemirror-commands';
import type { Attrs, Node, NodeType } from 'prosemirror-model';
import { liftListItem } from 'prosemirror-schema-list';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { schema } from './document';

const { nodes, marks } = schema;

/** What a press or a key changes; false if it cannot here. */
export const toggleBold = toggleMark(marks.bold);
export const toggleItalic = toggleMark(marks.italic);

/** Makes the selected blocks headings or a quotation, and paragraphs again; points leave their list for it. */
export const toggleBlock =
  (type: NodeType, attrs: Attrs | null = null): Command =>
  (state, dispatch, view) => {
    const isOn = isBlock(state, type, attrs);
    if (dispatch && !isOn && view) liftListItem(nodes.item)(state, view.dispatch, view);
    const { tr, selection } = view?.state ?? state;
    const { from, to } = selection;
    if (isOn) tr.setBlockType(from, to, nodes.paragraph);
    else tr.setBlockType(from, to, type, attrs);
    if (!tr.docChanged) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Makes the selected blocks points of a list, each line one; points of that list become paragraphs again. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    if (isBlock(state, type)) return liftListItem(nodes.item)(state, dispatch, view);
    const { tr } = state;
    const { from, to } = state.selection;
    for (const { node, place } of listBlocks(state))
      if (isList(node)) tr.setNodeMarkup(place, type);
    if (!tr.docChanged) wrapInPoints(tr.setBlockType(from, to, nodes.paragraph), type);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

function wrapInPoints(tr: Transaction, type: NodeType): void {
  const breaks: number[] = [];
  tr.doc.nodesBetween(...findOuter(tr), (node, place) => {
    if (node.type === nodes.line_break) breaks.unshift(place);
  });
  for (const place of breaks) tr.delete(place, place + 1).split(place);
  const places: number[] = [];
  tr.doc.nodesBetween(...findOuter(tr), (node, place) => {
    if (node.type === nodes.paragraph) places.unshift(place);
  });
  for (const [index, place] of places.entries()) {
    const range = tr.doc.resolve(place + 1).blockRange();
    if (!range) continue;
    tr.wrap(range, [{ type }, { type: nodes.item }]);
    if (index > 0) tr.join(place + (tr.doc.nodeAt(place)?.nodeSize ?? 0));
  }
}

/** Finds from where to where the blocks of a selection stand. */
function findOuter({ selection: { $from, $to } }: Transaction): [from: number, to: number] {
  return [$from.depth > 0 ? $from.before(1) : 0, $to.depth > 0 ? $to.after(1) : $to.pos];
}

const isList = ({ type }: Node): boolean => type === nodes.bullets || type === nodes.numbers;

/** Lists the blocks that a selection touches. */
function listBlocks({ doc, selection: { from, to } }: EditorState) {
  const blocks: { node: Node; place: number }[] = [];
  doc.forEach((node, place) => {
    if (place < to && place + node.nodeSize > from) blocks.push({ node, place });
  });
  return blocks;
}

/** Whether all selected blocks are of a kind. */
export const isBlock = (state: EditorState, type: NodeType, attrs?: Attrs | null): boolean => {
  const blocks = listBlocks(state);
  return (
    blocks.length > 0 &&
    blocks.every(({ node }) => node.type === type && (!attrs || node.attrs.level === attrs.level))
  );
};

/** Whether the selected words, or those that are typed next, have a look. */
export function hasMark(
  { doc, selection: { from, to, empty, $from }, storedMarks }: EditorState,
  name: 'bold' | 'italic' | 'link',
): boolean {
  if (empty) return Boolean(marks[name].isInSet(storedMarks ?? $from.marks()));
  return doc.rangeHasMark(from, to, marks[name]);
}

/** A link, or the words that become one. */
export interface LinkedWords {
  from: number;
  to: number;
  address: string;
}

/** Finds the link in which a selection begins; else the selected words, without an address. */
export function findLinkedWords({ selection: { $from, from, to } }: EditorState): LinkedWords {
  let found: LinkedWords | undefined;
  $from.parent.forEach((node, offset) => {
    const address = marks.link.isInSet(node.marks)?.attrs.address;
    const start = $from.start() + offset;
    const end = start + node.nodeSize;
    if (found?.to === start && found.address === address) found.to = end;
    else if (address && !(found && found.to >= from)) found = { from: start, to: end, address };
  });
  const link = found as LinkedWords | undefined;
  return link && link.from <= from && link.to >= from && link.to >= to
    ? link
    : { from, to, address: '' };
}

/** Makes words lead to an address; without words the address itself stands there, without an address the link goes. */
export function setLink({ from, to }: LinkedWords, address: string): Command {
  return (state, dispatch) => {
    const { tr } = state;
    const mark = address ? marks.link.create({ address }) : undefined;
    if (mark && from === to)
      tr.insert(from, schema.text(address.replace(/^(?:https?:\/\/|mailto:|tel:)/, ''), [mark]));
    else {
      tr.removeMark(from, to, marks.link);
      if (mark) tr.addMark(from, to, mark);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}
