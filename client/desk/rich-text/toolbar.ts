import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { hasMark, isBlock, toggleBlock, toggleBold, toggleItalic, toggleList } from './commands';
import { schema } from './document';

const { nodes } = schema;

/** What a tool of the page does, whether it is on, and whether it has nothing to do. */
interface Tool {
  run: Command;
  isOn?: (state: EditorState) => boolean;
  isIdle?: (state: EditorState) => boolean;
}

const createHeadingTool = (level: 2 | 3): Tool => ({
  run: toggleBlock(nodes.heading, { level }),
  isOn: (state) => isBlock(state, nodes.heading, { level }),
});

/** The tools by their names in the page (src/features/desk/site/rich-text/rich-text-tools.tsx). */
const TOOLS: Readonly<Record<string, Tool>> = {
  heading: createHeadingTool(2),
  subheading: createHeadingTool(3),
  bold: { run: toggleBold, isOn: (state) => hasMark(state, 'bold') },
  italic: { run: toggleItalic, isOn: (state) => hasMark(state, 'italic') },
  bullets: { run: toggleList(nodes.bullets), isOn: (state) => isBlock(state, nodes.bullets) },
  numbers: { run: toggleList(nodes.numbers), isOn: (state) => isBlock(state, nodes.numbers) },
  quote: { run: toggleBlock(nodes.quote), isOn: (state) => isBlock(state, nodes.quote) },
  undo: { run: undo, isIdle: (state) => undoDepth(state) === 0 },
  redo: { run: redo, isIdle: (state) => redoDepth(state) === 0 },
};

/** Attaches the tools of a toolbar to its editor; `others` are what the buttons do that format nothing by themselves. */
export function attachTools(
  toolbar: HTMLElement,
  getView: () => EditorView,
  others: Readonly<Record<string, () => void>>,
): void {
  toolbar.addEventListener('click', ({ target }) => {
    const name = (target as Element).closest<HTMLElement>('[data-tool]')?.dataset.tool ?? '';
    const view = getView();
    if (others[name]) return others[name]();
    if (!TOOLS[name]) return;
    TOOLS[name].run(view.state, view.dispatch, view);
    view.focus();
  });
  // A press of the mouse leaves the words selected.
  toolbar.addEventListener('mousedown', (event) => event.preventDefault());
  moveByArrows(toolbar);
}

/** Shows in a toolbar how the selected words look, and what can be undone. */
export function showTools(toolbar: HTMLElement, state: EditorState): void {
  for (const button of toolbar.querySelectorAll('button')) {
    const name = button.dataset.tool ?? '';
    const { isOn, isIdle } = TOOLS[name] ?? {};
    if (isOn || name === 'link')
      button.ariaPressed = String(isOn ? isOn(state) : hasMark(state, 'link'));
    if (isIdle) button.ariaDisabled = String(isIdle(state));
  }
}

/** One button of a toolbar is reached by Tab, the others from it by arrows. */
function moveByArrows(toolbar: HTMLElement): void {
  const buttons = [...toolbar.querySelectorAll('button')];
  const choose = (chosen: EventTarget | null | undefined) => {
    for (const button of buttons) button.tabIndex = button === chosen ? 0 : -1;
  };
  choose(buttons[0]);
  toolbar.addEventListener('focusin', ({ target }) => choose(target));
  toolbar.addEventListener('keydown', (event) => {
    const index = buttons.indexOf(event.target as HTMLButtonElement);
    const next = {
      ...{ ArrowRight: index + 1, ArrowLeft: index - 1 + buttons.length },
      ...{ Home: 0, End: buttons.length - 1 },
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons[next % buttons.length]?.focus();
  });
}
