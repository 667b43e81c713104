import type { Selector, SelectorComponent } from 'lightningcss';

/**
 * Limits a plain selector to the elements below the class; `html`, `body`, `main` and `:root` alone
 * become the class itself.
 */
export function scopeSelector(selector: Selector, className: string): Selector {
  const scope: SelectorComponent = { type: 'class', name: className };
  if (isPageRoot(selector)) return [scope];
  return [scope, { type: 'combinator', value: 'descendant' }, ...selector];
}

/** Without attributes, nesting (`&`), namespaces and shadow trees. */
const PLAIN_COMPONENTS = ['type', 'class', 'id', 'universal', 'combinator', 'pseudo-class'].concat(
  'pseudo-element',
);
const PLAIN_COMBINATORS = ['descendant', 'child', 'next-sibling', 'later-sibling'];
const REFUSED_KINDS = ['host', 'global', 'local', 'custom', 'custom-function', 'slotted'];
/** Names without an escape, and the arguments of `:lang()` and `:nth-child()`. */
const PLAIN_NAME = /^[\w\s+.*-]*$/;

/** Returns whether a selector has only plain components, inside `:not()`, `:has()` and the like too. */
export function isPlainSelector(selector: Selector): boolean {
  return selector.every((component) => {
    if (!PLAIN_COMPONENTS.includes(component.type)) return false;
    if (component.type === 'combinator') return PLAIN_COMBINATORS.includes(component.value);
    if ('kind' in component && REFUSED_KINDS.includes(component.kind)) return false;
    const { selectors = [], ...names } = component as { selectors?: Selector[] };
    return selectors.every(isPlainSelector) && hasPlainNames(names);
  });
}

function hasPlainNames(node: unknown): boolean {
  if (typeof node === 'string') return PLAIN_NAME.test(node);
  if (typeof node !== 'object' || node === null) return true;
  return Object.values(node).every(hasPlainNames);
}

function isPageRoot([first, ...rest]: Selector): boolean {
  if (!first || rest.length > 0) return false;
  return first.type === 'type'
    ? ['html', 'body', 'main'].includes(first.name)
    : first.type === 'pseudo-class' && first.kind === 'root';
}
