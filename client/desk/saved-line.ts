import * as texts from 'virtual:texts';
import { formatTimeOfDay } from '../../src/domain/format/brussels-time';
import type { Language } from '../../src/domain/language/language';
import { createElement } from '../create-element';
import { formatPageText } from '../page-text';

const SENTENCES = {
  saving: texts.DESK_SAVE_RUNS,
  saved: texts.DESK_SAVE_DONE,
  restored: texts.DESK_SAVE_RESTORED,
  clash: texts.DESK_SAVE_CLASH,
  offline: texts.DESK_SAVE_OFFLINE,
  refused: texts.DESK_SAVE_REFUSED,
  signedOut: texts.DESK_SAVE_SIGNED_OUT,
};

/** The line that says whether what was typed is stored. */
export class SavedLine {
  readonly #place: HTMLElement;

  constructor(place: HTMLElement) {
    this.#place = place;
  }

  /** Says how it stands; `link` is where one signs in again. */
  tell(state: keyof typeof SENTENCES, link?: string): void {
    const time = formatTimeOfDay(Date.now(), document.documentElement.lang as Language);
    const sentence = formatPageText(SENTENCES[state], { time });
    this.#place.dataset.saved = state;
    this.#place.hidden = false;
    this.#place.replaceChildren(
      sentence,
      ...(link
        ? [' ', createElement('a', { href: link }, formatPageText(texts.DESK_SAVE_SIGN_IN))]
        : []),
    );
  }
}
