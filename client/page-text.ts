/** What stands in a text's placeholders. */
export type TextValues = Record<string, string | number>;

/**
 * The text in the page's language, its placeholders filled. `texts` is one text by the file of its
 * language, as import.meta.glob gives it: such words come with the script and not with the pages,
 * which have no byte to spare, and of the files the bundler takes them alone.
 */
export function formatPageText(texts: Record<string, unknown>, values: TextValues = {}): string {
  const text = String(texts[`../../data/texts/${document.documentElement.lang}.json`] ?? '');
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}
