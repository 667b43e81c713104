import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes: void elements closed, attributes in its own case, boolean ones empty.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // Checkboxes that share a name are several answers to it (§2.4: ?city= and ?type= repeat).
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
    // Phone numbers are formatted by the specification's rule (§5).
    'tel-non-breaking': 'off',
  },
});

/** HTML allows it: `details` is flow content, and only sectioning content is kept out of `dt`. */
const MISTAKEN = /<details> element is not permitted as a descendant of <dt>/;

/** Inline styles take half of the validator's time. */
export const withoutStyles = (html: string) => html.replace(/<style[\s\S]*?<\/style>/g, '');

/** Returns what the validator complains about, as texts. */
export async function listHtmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(withoutStyles(html));
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ message }) => !MISTAKEN.test(message))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
