import {
  idsIn as idsAsked,
  idsQuery,
  SHORTLIST_LENGTH,
} from '../../src/domain/catalogue/shortlist';
import { SAVED } from './keys';
import { say } from './notice';
import { remember, showSeen } from './seen';
import { share } from './share';
import './shortlist.css';
import { idsIn, keep } from './store';
import { savedCount, word } from './words';

/** What each button does, by its `data-tool`. */
const TOOLS: Record<string, (button: HTMLElement) => void> = {
  save: (button) => toggle(idOf(button)),
  'keep-all': () => keepAll(),
  share: () => share(),
  print: () => print(),
  remember: (button) => remember(button),
};

export const use = (button: HTMLElement): void => TOOLS[button.dataset.tool ?? '']?.(button);

/** Shows on this page what the browser keeps: pressed hearts, how many, the list where it is asked for. */
export function show(): void {
  const saved = savedHere();
  for (const button of buttons('save')) button.ariaPressed = String(saved.includes(idOf(button)));
  showCount(saved);
  if (document.querySelector('[data-shortlist]')) showList(saved);
  showSeen();
}

const buttons = (tool: string) => document.querySelectorAll<HTMLElement>(`[data-tool="${tool}"]`);

/** The id that the address of a property ends in: of the card it stands on, or of the page. */
const idOf = (button: HTMLElement): number => {
  const link = button.closest('.card')?.querySelector<HTMLAnchorElement>('.card__headline a');
  return Number(/(\d+)\/$/.exec((link ?? location).pathname)?.[1]);
};

const savedHere = () => idsIn(SAVED) ?? [];

/** Saves a property, or no longer; what has changed is shown and said. */
export function toggle(id: number): void {
  const saved = savedHere();
  const had = saved.includes(id);
  if (!had && saved.length >= SHORTLIST_LENGTH) say(word('full', { count: saved.length }));
  else change(saved, had ? saved.filter((other) => other !== id) : [...saved, id]);
}

/** Everything on this page, as far as there is room. */
const keepAll = () =>
  change(savedHere(), [...new Set([...savedHere(), ...shown()])].slice(0, SHORTLIST_LENGTH));

function change(before: readonly number[], after: readonly number[]): void {
  if (!keep(SAVED, after.length > 0 ? after : undefined)) {
    say(word('refused'));
    return;
  }
  // The visitor's own list: its address follows what is taken out of it.
  if (document.querySelector('[data-shortlist]') && same(before, asked()))
    history.replaceState(history.state, '', location.pathname + idsQuery(after));
  show();
  say(word(after.length < before.length ? 'removed' : 'added'));
}

const same = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

const asked = () => idsAsked(new URLSearchParams(location.search), SHORTLIST_LENGTH);

/** The properties on the page's cards. */
const shown = () => Array.from(buttons('save'), idOf);

function showCount(saved: readonly number[]): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-save]');
  const count = link?.querySelector('b');
  if (!link || !count) return;
  link.search = idsQuery(saved);
  count.textContent = saved.length > 0 ? String(saved.length) : '';
  if (saved.length > 0) link.ariaLabel = savedCount(saved.length);
}

/** On the list's own page: the visitor's list where no other was asked for. */
function showList(saved: readonly number[]): void {
  if (asked().length === 0 && saved.length > 0) {
    location.replace(idsQuery(saved));
    return;
  }
  const here = shown();
  // What was asked for and is not there has left the catalogue.
  const left = saved.filter((id) => here.includes(id) || !asked().includes(id));
  if (left.length < saved.length) {
    keep(SAVED, left.length > 0 ? left : undefined);
    showCount(left);
  }
  for (const button of buttons('keep-all')) button.hidden = here.every((id) => saved.includes(id));
}
