import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Mark } from 'prosemirror-model';
import { liftListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { readLinkAddress } from '../../../src/features/desk/site/rich-text/read-html';
import { toggleBold, toggleItalic } from './commands';
import { schema } from './document';

const { nodes, marks } = schema;

/** Leaves a list, or a heading, where its point is empty or its beginning is deleted. */
const liftFromStart: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  return empty && $from.parentOffset === 0 && liftListItem(nodes.item)(state, dispatch, view);
};

const liftEmpty: Command = (state, dispatch, view) =>
  state.selection.$from.parent.content.size === 0 && liftFromStart(state, dispatch, view);

/** Starts a line within a paragraph or a quotation; elsewhere a block, as the Enter key does. */
const breakLine: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const isPlain = $from.depth === 1 && $from.parent.type !== nodes.heading;
  if (isPlain)
    dispatch?.(state.tr.replaceSelectionWith(nodes.line_break.create()).scrollIntoView());
  return isPlain;
};

const leave: Command = (_state, _dispatch, view) => {
  view?.dom.blur();
  return true;
};

/** Makes typed signs of the plain notation what they stand for. */
const signs = [
  textblockTypeInputRule(/^##\s$/, nodes.heading, { level: 2 }),
  textblockTypeInputRule(/^###\s$/, nodes.heading, { level: 3 }),
  textblockTypeInputRule(/^>\s$/, nodes.quote),
  wrappingInputRule(/^-\s$/, nodes.bullets),
  wrappingInputRule(/^1\.\s$/, nodes.numbers),
  createMarkRule(/\*\*([^*\s]|[^*\s][^*]*[^*\s])\*\*$/, () => marks.bold.create()),
  createMarkRule(/(?<!\*)\*([^*\s]|[^*\s][^*]*[^*\s])\*$/, () => marks.italic.create()),
  createMarkRule(/\[([^[\]]+)\]\(([^()\s"]+)\)$/, (typed) => {
    const address = readLinkAddress(typed);
    return address ? marks.link.create({ address }) : undefined;
  }),
];

function createMarkRule(pattern: RegExp, createMark: (typed: string) => Mark | undefined) {
  return new InputRule(pattern, ({ tr }, [, words = '', typed = ''], from, to) => {
    const mark = createMark(typed);
    return mark
      ? tr.replaceWith(from, to, schema.text(words, [mark])).removeStoredMark(mark)
      : null;
  });
}

/** Creates the plugins of an editor: history, keys, signs. The Tab key is left to the browser. */
export const createPlugins = (openLink: () => void): Plugin[] => [
  history(),
  inputRules({ rules: signs }),
  keymap({
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Mod-b': toggleBold,
    'Mod-i': toggleItalic,
    'Mod-k': () => {
      openLink();
      return true;
    },
    Enter: chainCommands(liftEmpty, splitListItem(nodes.item)),
    'Shift-Enter': breakLine,
    Backspace: liftFromStart,
    Escape: leave,
  }),
  keymap(baseKeymap),
];
