import type { MouseEvent, ReactNode, Ref } from 'react';
import { SEARCH_ICON_PATH, SvgIcon } from '../ui/svg-icon';

/** The id of the results panel; the button refers to it only once the script runs. */
const PANEL_ID = 'search-results';

/** The texts of a search box, in the page's language. */
export interface SearchBoxTexts {
  /** The path of the results page, which the form opens without script. */
  action: string;
  label: string;
  placeholder: string;
  submitLabel: string;
  /** The text searched for on the results page; empty elsewhere. */
  text: string;
}

/** The behaviour of a search box in the browser (client/search/island.tsx). */
export interface SearchBoxBehaviour {
  isOpen: boolean;
  /** Whether the button opens and closes the panel, as in an empty box; otherwise it searches (decision 38). */
  isToggle: boolean;
  onInput(event: { currentTarget: HTMLInputElement }): void;
  onFocus(): void;
  onButtonClick(event: MouseEvent): void;
}

export interface SearchBoxProps extends SearchBoxTexts {
  /** Left out by the server, and in the browser's first render, which must equal the server's. */
  behaviour?: SearchBoxBehaviour | undefined;
  panelRef?: Ref<HTMLDivElement>;
  /** The content of the results panel. */
  children?: ReactNode;
}

/**
 * The content of a search box: the form and the results panel below it (§2.9). The server renders
 * it closed; the browser hydrates the same markup on first interaction. The input stays
 * uncontrolled, so that text typed before that, its selection and the browser's undo history are
 * kept. Each text is one string: the static renderer writes no comments between adjacent texts, and
 * hydration needs them.
 */
export function SearchBox({ behaviour, panelRef, children, ...texts }: SearchBoxProps) {
  const { action, label, placeholder, submitLabel, text } = texts;
  const isOpen = behaviour?.isOpen ?? false;
  return (
    <>
      <form className="search-form" action={action} method="get">
        <label className="visually-hidden" htmlFor="search">
          {label}
        </label>
        <SvgIcon path={SEARCH_ICON_PATH} />
        <input
          id="search"
          name="q"
          type="search"
          defaultValue={text}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onInput={behaviour?.onInput}
          onFocus={behaviour?.onFocus}
        />
        <button
          type="submit"
          className="button button--ember"
          aria-controls={behaviour?.isToggle ? PANEL_ID : undefined}
          aria-expanded={behaviour?.isToggle ? isOpen : undefined}
          onClick={behaviour?.onButtonClick}
        >
          <span className="search-form__word">{submitLabel}</span>
          <SvgIcon path={SEARCH_ICON_PATH} />
        </button>
      </form>
      <div id={PANEL_ID} className="results-panel" data-panel hidden={!isOpen} ref={panelRef}>
        {children}
      </div>
    </>
  );
}
