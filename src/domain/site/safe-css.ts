import * as v from 'valibot';

/**
 * The sanitized css of menu pages by page ID, each rule scoped to the page's class (§3). The staff's
 * tool makes it with lightningcss when a snapshot is loaded; the css as it was written is not stored.
 */
export const SafeCss = v.record(
  v.string(),
  v.pipe(v.string(), v.regex(/^[^<\\]*$/, 'may end the stylesheet')),
);
export type SafeCss = v.InferOutput<typeof SafeCss>;

/** Returns the class of a menu page's main part, which its css is scoped to. */
export const buildPageClass = (id: number) => `page-${Math.trunc(id)}`;
