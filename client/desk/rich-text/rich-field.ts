import type { Node } from 'prosemirror-model';
import { EditorView } from 'prosemirror-view';
import { isTypedHtml } from '../../../src/features/desk/site/rich-text/read-notation';
import { writeNotation } from '../../../src/features/desk/site/rich-text/write-notation';
import { createElement } from '../../create-element';
import { readItem, writeItem } from '../../storage';
import { createEditorState } from './caret';
import { toBlocks } from './document';
import { createPlugins } from './keys';
import { attachLinkPanel } from './link-panel';
import { pasteEvents } from './paste';
import './rich-text.css';
import { attachTools, showTools } from './toolbar';

/** 'plain' for who types the notation. */
const STORAGE_KEY = 'desk-rich-text';

const opened = new WeakSet<HTMLTextAreaElement>();

/** Opens the editor of a text area that is entered; what the set cannot hold stays HTML in the text area. */
export function openEditor(area: HTMLTextAreaElement): void {
  const tools = document.querySelector<HTMLTemplateElement>('#rich-text-tools');
  if (!tools || opened.has(area) || isTypedHtml(area.value)) return;
  opened.add(area);
  const field = new RichField(area, tools.content.cloneNode(true) as DocumentFragment);
  if (readItem(STORAGE_KEY) === 'plain') field.showPlain();
  else field.showEditor();
}

/** A text area with its editor: the text area is the field of the form, and holds what the editor says in the notation. */
class RichField {
  readonly #area: HTMLTextAreaElement;
  readonly #id: string;
  readonly #hint: HTMLElement | null;
  readonly #label: HTMLElement | null;
  readonly #box: HTMLElement;
  readonly #toolbar: HTMLElement;
  /** The button that leads back to the editor. */
  readonly #formatted: HTMLButtonElement;
  readonly #openLink: () => void;
  readonly #view: EditorView;
  /** What the editor was opened with: as long as it says that, the text stays as it was typed. */
  #opened: { text: string; document: Node };

  constructor(area: HTMLTextAreaElement, tools: DocumentFragment) {
    const field = area.closest('.field');
    const find = <Found extends HTMLElement>(selector: string) =>
      tools.querySelector(selector) as Found;
    this.#area = area;
    this.#id = area.id;
    this.#hint = field?.querySelector<HTMLElement>('.field__hint') ?? null;
    this.#label = field?.querySelector<HTMLElement>('.field__label') ?? null;
    if (this.#label) this.#label.id ||= `${this.#id}-label`;
    this.#toolbar = find('.rich__toolbar');
    this.#toolbar.ariaLabel += `, ${this.#label?.textContent ?? ''}`;
    this.#formatted = find('[data-tool=formatted]');
    const panel = find('.rich__link');
    this.#box = createElement('div', { className: 'rich' }, this.#toolbar, panel);
    const top = (this.#hint ?? area).getBoundingClientRect().top;
    // The place of text area and hint, so that nothing below it moves.
    this.#box.style.minHeight = `${area.getBoundingClientRect().bottom - top}px`;

    const getView = () => this.#view;
    this.#openLink = attachLinkPanel(panel, getView, this.#id);
    const state = this.#createState();
    this.#opened = { text: area.value, document: state.doc };
    this.#view = new EditorView(this.#box, {
      state,
      attributes: () => this.#describe(),
      dispatchTransaction: (transaction) => {
        this.#view.updateState(this.#view.state.apply(transaction));
        showTools(this.#toolbar, this.#view.state);
        if (transaction.docChanged) this.#write();
      },
      handleDOMEvents: { ...pasteEvents, focus: () => this.#readAgain() },
    });
    showTools(this.#toolbar, state);
    area.after(this.#box, this.#formatted);
    attachTools(this.#toolbar, getView, {
      link: this.#openLink,
      plain: () => {
        writeItem(STORAGE_KEY, 'plain');
        this.showPlain();
        area.focus();
      },
    });
    this.#formatted.addEventListener('click', () => {
      if (isTypedHtml(area.value)) return area.focus();
      writeItem(STORAGE_KEY, undefined);
      this.#readAgain();
      this.showEditor();
    });
    this.#label?.addEventListener('click', () => {
      if (!this.#box.hidden) this.#view.focus();
    });
    // Errors that are shown and mended while one types.
    new MutationObserver(() => this.#view.setProps({})).observe(area, {
      attributeFilter: ['aria-describedby', 'aria-invalid'],
    });
  }

  showEditor(): void {
    this.#exchange(true);
    this.#view.focus();
    this.#area.hidden = true;
  }

  showPlain(): void {
    this.#exchange(false);
    this.#area.hidden = false;
  }

  #createState() {
    return createEditorState(
      this.#area,
      createPlugins(() => this.#openLink()),
    );
  }

  /** What the text area tells of itself, but for the hint about the notation. */
  #describe(): Record<string, string> {
    const { lang } = this.#area;
    const described = (this.#area.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id && id !== this.#hint?.id)
      .join(' ');
    const invalid = this.#area.getAttribute('aria-invalid');
    return {
      ...{ id: this.#box.hidden ? '' : this.#id, class: 'rich__text' },
      ...{ role: 'textbox', 'aria-multiline': 'true', spellcheck: 'true' },
      ...(this.#label && { 'aria-labelledby': this.#label.id }),
      ...(lang && { lang }),
      ...(described && { 'aria-describedby': described }),
      ...(invalid && { 'aria-invalid': invalid }),
    };
  }

  /** Returns what the editor says, in the notation. */
  #say(): string {
    const { doc } = this.#view.state;
    return doc.eq(this.#opened.document) ? this.#opened.text : writeNotation(toBlocks(doc));
  }

  #write(): void {
    this.#area.value = this.#say();
    this.#area.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** Reads what the text area holds, where something else than the editor wrote it. */
  #readAgain(): boolean {
    if (this.#area.value === this.#say()) return false;
    const state = this.#createState();
    this.#opened = { text: this.#area.value, document: state.doc };
    this.#view.updateState(state);
    showTools(this.#toolbar, state);
    return false;
  }

  /** Gives the id, which label and error lead to, to what is shown. */
  #exchange(isFormatted: boolean): void {
    this.#box.hidden = !isFormatted;
    this.#formatted.hidden = isFormatted;
    if (this.#hint) this.#hint.hidden = isFormatted;
    this.#area.id = isFormatted ? `${this.#id}-notation` : this.#id;
    this.#view.setProps({});
  }
}
