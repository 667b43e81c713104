import { html } from 'hono/html';
import type { Language } from '../../domain/language/language';
import { renderNoWrapDates } from './no-wrap-dates';

/** A term with its value. */
export interface FactRow {
  term: string;
  value: string;
  /** Whether the value is in the page's language, whatever that of the list. */
  isOfPage?: boolean;
}

/**
 * A definition list of facts; `lang` if the values are in another language than the page. Joined text: a property's page
 * has a hundred rows, and as elements they took half of the time of rendering it.
 */
export function FactList({
  rows,
  lang,
}: {
  rows: readonly FactRow[];
  lang?: Language | undefined;
}) {
  if (rows.length === 0) return null;
  const cells = rows.map(({ term, value, isOfPage }) => {
    const attribute = lang && !isOfPage && html` lang="${lang}"`;
    return html`<div><dt>${term}</dt><dd${attribute}>${renderNoWrapDates(value)}</dd></div>`;
  });
  return (
    <dl
      className="facts"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: hono/html escapes every value
      dangerouslySetInnerHTML={{ __html: cells.join('') }}
    />
  );
}
