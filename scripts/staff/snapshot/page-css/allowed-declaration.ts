import type { Declaration } from 'lightningcss';

/** Returns whether a declaration only draws the page's own content and loads nothing but our own media. */
export const isAllowedDeclaration = (declaration: Declaration): boolean =>
  ALLOWED_PROPERTY.test(getPropertyName(declaration)) && isAllowedValue(declaration.value);

/** Returns the name of a declaration's property with its vendor prefix: '-webkit-hyphens'. */
export function getPropertyName(declaration: Declaration): string {
  // The parser wraps properties that it does not know and values that it cannot type.
  if (declaration.property === 'custom') return declaration.value.name;
  const property = declaration.property === 'unparsed' ? declaration.value.propertyId : declaration;
  const [prefix = 'none'] = 'vendorPrefix' in property ? property.vendorPrefix : [];
  return prefix === 'none' ? property.property : `-${prefix}-${property.property}`;
}

/** Properties that draw text, boxes and their arrangement; none that lifts a box out of the page. */
const ALLOWED_PROPERTY = new RegExp(
  `^(${[
    'color',
    'background(-(color|image|position|repeat|size))?',
    'border(-(top|right|bottom|left|block|inline))?(-(color|style|width|radius))?',
    'border-(top|bottom)-(left|right)-radius',
    '(margin|padding)(-(top|right|bottom|left|block|inline))?(-(start|end))?',
    'font(-(family|size|style|weight|variant|variant-numeric))?',
    'line-height|letter-spacing|word-spacing|hyphens|white-space|vertical-align|quotes',
    'text-(align|decoration|decoration-color|decoration-thickness|indent|transform|wrap|underline-offset)',
    'list-style(-(type|position))?',
    '(min-|max-)?(width|height|inline-size|block-size)|aspect-ratio|box-sizing|overflow-wrap',
    'display|order|flex(-(basis|direction|flow|grow|shrink|wrap))?|(row-|column-)?gap',
    'grid(-(area|auto-columns|auto-flow|auto-rows|column|row|template|template-areas|template-columns|template-rows))?',
    'grid-(column|row)-(start|end)|(align|justify|place)-(content|items|self)',
    'columns|column-(count|width|rule)|break-(before|after|inside)|object-(fit|position)|opacity',
  ].join('|')})$`,
);

/** CSS functions that are allowed where the parser gives a value no type. Typed values only compute numbers and colours. */
const ALLOWED_FUNCTION =
  /^(var|calc|min|max|clamp|rgba?|hsla?|repeat|minmax|fit-content|linear-gradient)$/i;
const OWN_MEDIA_URL = /^\/media\/[\w/-]+\.(webp|png|jpg|svg)$/i;
/** Strings and names without a character that could end a string, a declaration or the stylesheet. */
const PLAIN_TEXT = /^[\w\s.,%#+*/!-]*$/;
/** Typed values that are refused: images by resolution, variables of the device, … */
const REFUSED_TYPE = new RegExp(
  `^(${[
    'image-set|env',
    // … gradients other than linear ones, and colours other than rgb and hsl.
    'webkit-gradient|repeating-linear|(repeating-)?(radial|conic)',
    'light-dark|(ok)?lab|(ok)?lch|srgb(-linear)?|display-p3|a98-rgb|prophoto-rgb|rec2020|xyz-d(50|65)',
  ].join('|')})$`,
);

/** Returns whether every node of a value's syntax tree is allowed: functions, addresses and texts. */
function isAllowedValue(node: unknown): boolean {
  if (typeof node === 'string') return PLAIN_TEXT.test(node);
  if (typeof node !== 'object' || node === null) return true;
  if ('url' in node) return typeof node.url === 'string' && OWN_MEDIA_URL.test(node.url);
  if ('type' in node && REFUSED_TYPE.test(String(node.type))) return false;
  if ('arguments' in node && !('name' in node && ALLOWED_FUNCTION.test(String(node.name))))
    return false;
  return Object.values(node).every(isAllowedValue);
}
