import { computeContrast } from '../src/domain/site/color';
import { MIN_TEXT_CONTRAST } from '../src/domain/site/palette-contrast';

/** An open element of a mail: its name, attributes and styles. */
interface OpenElement {
  name: string;
  attributes: string;
  styles: ReadonlyMap<string, string>;
}

const VOID_ELEMENTS = new Set(['br', 'img', 'meta']);
/** Elements that Outlook on Windows, which draws as Word does, gives the padding that they ask for. */
const PADDED = new Set(['td', 'th', 'body']);
/** Ways of laying out that it does not know. */
const UNKNOWN_LAYOUT = /(?:flex|grid|float|position|background-image)|url\(/;
const ELEMENTS_OF_ITS_OWN_MIND = new Set(['ul', 'ol', 'li', 'dl', 'svg', 'button', 'input']);

/** Lists what Outlook on Windows would draw otherwise in the HTML of a mail, and what nobody could read. */
export function listMailFaults(html: string): string[] {
  const faults: string[] = [];
  const open: OpenElement[] = [];
  const body = html.slice(html.indexOf('<body'));
  for (const [, closing, name = '', attributes = '', text] of body.matchAll(
    /<(\/?)(\w+)((?:\s[\w-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g,
  )) {
    if (text !== undefined) faults.push(...checkText(text, open));
    else if (closing) open.pop();
    else {
      const element = { name, attributes, styles: readStyles(attributes) };
      faults.push(...checkElement(element));
      if (!VOID_ELEMENTS.has(name)) open.push(element);
    }
  }
  return [...new Set(faults)];
}

const readStyles = (attributes: string): OpenElement['styles'] =>
  new Map(
    (/ style="([^"]*)"/.exec(attributes)?.[1] ?? '')
      .split(';')
      .map((rule) => rule.split(/:(.*)/s) as [string, string]),
  );

function* checkElement({ name, attributes, styles }: OpenElement): Iterable<string> {
  if (UNKNOWN_LAYOUT.test([...styles].flat().join(' '))) yield `${name}: ${attributes}`;
  if (ELEMENTS_OF_ITS_OWN_MIND.has(name)) yield name;
  if (styles.has('padding') && !PADDED.has(name) && name !== 'a') yield `${name} has padding`;
  if (name === 'table' && styles.has('margin')) yield 'table has a margin';
  if (
    name === 'table' &&
    !attributes.includes(' cellPadding="0"') &&
    !/cellpadding="0"/.test(attributes)
  )
    yield 'table has padding of its own';
  if (name === 'td' && styles.has('border-radius') && !styles.has('mso-padding-alt'))
    yield 'the cell of a button has no padding in Outlook';
  if (name !== 'img') return;
  if (!/ alt="[^"]+"/.test(attributes)) yield 'picture without words';
  if (!/ width="\d+"/.test(attributes) || !/ height="\d+"/.test(attributes))
    yield 'picture without a size';
  if (!/ src="https?:[^"?]*\.(?:jpg|png)[?"]/.test(attributes)) yield `picture ${attributes}`;
}

/** A cell of Word takes nothing from around its table; a reader in the dark sees the lightness of both turned over. */
function* checkText(text: string, open: readonly OpenElement[]): Iterable<string> {
  if (!text.replace(/&nbsp;|\u00a0/g, '').trim()) return;
  const find = (name: string) => open.findLast(({ styles }) => styles.has(name))?.styles.get(name);
  if (find('display') === 'none') return;
  const cell = open.findLast(({ name }) => name === 'td' || name === 'th');
  const inCell = open.slice(cell ? open.indexOf(cell) : 0);
  for (const name of ['font-family', 'font-size', 'color'])
    if (!inCell.some(({ styles }) => styles.has(name))) yield `no ${name} in the cell of: ${text}`;
  const [color, ground] = [find('color') ?? '', find('background-color') ?? ''];
  if (computeContrast(color, ground) < MIN_TEXT_CONTRAST) yield `${color} on ${ground}: ${text}`;
  const [inDark, darkGround] = [turnLightness(color), turnLightness(ground)];
  if (computeContrast(inDark, darkGround) < MIN_TEXT_CONTRAST)
    yield `in the dark ${inDark} on ${darkGround}: ${text}`;
}

/** Turns a light colour into a dark one of the same hue, and a dark one into a light one. */
function turnLightness(color: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const shift = 255 - Math.max(...channels) - Math.min(...channels);
  return `#${channels.map((value) => (value + shift).toString(16).padStart(2, '0')).join('')}`;
}
