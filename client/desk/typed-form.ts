import { computeMark, readSeen, SEEN } from '../../src/features/desk/site/seen-values';
import {
  deleteDrafts,
  getAccountDraftKey,
  readDraftValues,
  writeDraft,
} from '../forms/draft-storage';

/**
 * A form of a document with what of it is stored: known by the marks of the values that its page showed. The rest is
 * kept on this device, with the marks, so that it is compared with what the page showed then.
 */
export class TypedForm {
  /** The key of what is kept on this device. */
  readonly key: string;
  readonly #element: HTMLFormElement;
  readonly #seen: HTMLInputElement;
  /** The marks of what the page shows as stored, and of what was typed and is stored by now. */
  readonly #shown: Record<string, number>;
  readonly #saved: Record<string, number>;
  /** The fields that somebody else changed too, with the marks of their values; only the button stores them, as a choice. */
  readonly #clashes: Record<string, number> = {};

  constructor(element: HTMLFormElement, account: string) {
    this.#element = element;
    this.key = getAccountDraftKey(account, element);
    this.#seen = element.elements.namedItem(SEEN) as HTMLInputElement;
    this.#shown = { ...readSeen(this.#seen.value) };
    const pristine = element.cloneNode(true) as HTMLFormElement;
    pristine.reset();
    this.#saved = Object.fromEntries(
      Object.keys(this.#shown).map((name) => [name, markValues(readValues(pristine, name))]),
    );
    // A page that tells of a clash has the own values in its fields.
    for (const name of listFaulty(element)) {
      const mark = this.#shown[name];
      if (mark === undefined || mark === this.#saved[name]) continue;
      this.#saved[name] = mark;
      this.#clashes[name] = mark;
    }
  }

  get hasClash(): boolean {
    return Object.keys(this.#clashes).length > 0;
  }

  get hasUnsaved(): boolean {
    return this.listUnsaved().size > 0;
  }

  /** Returns the values that are not stored and wait for no choice, by name. */
  listUnsaved(): Map<string, string[]> {
    const names = Object.keys(this.#shown).filter(
      (name) => this.#isChanged(name) && !(name in this.#clashes),
    );
    return new Map(names.map((name) => [name, this.#read(name)]));
  }

  /** Creates the body that stores these values and touches no other. */
  createBody(values: ReadonlyMap<string, string[]>): FormData {
    const body = new FormData();
    for (const [name, texts] of values) for (const text of texts) body.append(name, text);
    body.set(SEEN, this.#describe([...values.keys()], this.#shown));
    return body;
  }

  /** Takes over what an answer says of the values that were sent: they are stored, or clash. */
  adopt(next: HTMLFormElement, sent: ReadonlyMap<string, string[]>, isClash: boolean): void {
    const marks = readSeen((next.elements.namedItem(SEEN) as HTMLInputElement | null)?.value);
    const clashing = isClash ? listFaulty(next) : [];
    for (const [name, texts] of sent) {
      const mark = marks[name];
      if (mark === undefined) continue;
      if (clashing.includes(name)) this.#clashes[name] = mark;
      else {
        this.#shown[name] = mark;
        this.#saved[name] = markValues(texts);
      }
    }
    const names = Object.keys(this.#shown);
    this.#seen.value = this.#describe(names, { ...this.#shown, ...this.#clashes });
    this.keep();
  }

  /** Keeps on this device what is not stored, a clash included; forgets it when all is. */
  keep(): void {
    const names = Object.keys(this.#shown).filter((name) => this.#isChanged(name));
    const typed = Object.fromEntries(names.map((name) => [name, this.#read(name)]));
    if (names.length === 0) deleteDrafts(this.key);
    else writeDraft(this.key, { ...typed, [SEEN]: [this.#describe(names, this.#shown)] });
  }

  /** Puts back what was kept on this device, into fields that are untouched; returns whether anything was. */
  restore(): boolean {
    const { [SEEN]: marks, ...kept } = readDraftValues(this.key);
    const shown = readSeen(marks?.[0]);
    const names = Object.keys(kept).filter(
      (name) =>
        name in this.#shown &&
        !this.#isChanged(name) &&
        markValues(kept[name] ?? []) !== this.#saved[name],
    );
    for (const name of names) {
      this.#write(name, kept[name] ?? []);
      this.#shown[name] = shown[name] ?? 0;
    }
    this.keep();
    return names.length > 0;
  }

  #isChanged(name: string): boolean {
    return markValues(this.#read(name)) !== this.#saved[name];
  }

  #describe(names: readonly string[], marks: Readonly<Record<string, number>>): string {
    return JSON.stringify(Object.fromEntries(names.map((name) => [name, marks[name]])));
  }

  #read(name: string): string[] {
    return readValues(this.#element, name);
  }

  #write(name: string, values: readonly string[]): void {
    for (const control of this.#element.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      `[name="${CSS.escape(name)}"]`,
    ))
      if (control instanceof HTMLInputElement && control.type === 'checkbox')
        control.checked = values.includes(control.value);
      else control.value = values[0] ?? '';
  }
}

/** Lists the fields of a form that show an error. */
const listFaulty = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLElement>('.has-error[data-field]')].flatMap(
    ({ dataset }) => dataset.field ?? [],
  );

const readValues = (form: HTMLFormElement, name: string): string[] =>
  new FormData(form).getAll(name).filter((value) => typeof value === 'string');

const markValues = (values: string[]): number =>
  computeMark(values.length === 1 ? (values[0] ?? '') : values);
