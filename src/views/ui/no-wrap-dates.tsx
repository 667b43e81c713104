import { html } from 'hono/html';
import { Fragment } from 'react';
import { DATE_PATTERN } from '../../domain/format/date';

/** Matches the name of a site with a hyphen, which browsers would break it at: 'vendre-ma-maison.be'. */
const SITE_PATTERN = /\b[a-z\d]+(?:-[a-z\d]+)+(?:\.[a-z\d]+)*\.[a-z]{2,}\b/u;
const WHOLE_PARTS = new RegExp(`(${DATE_PATTERN.source}|${SITE_PATTERN.source})`, 'u');

/**
 * A text whose dates, and names of sites, stay on one line. Non-breaking hyphens would not do: the typefaces lack
 * them, and a search in the page would not find the date.
 */
export function NoWrapDates({ text }: { text: string }) {
  const parts = text.split(WHOLE_PARTS);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <Fragment key={index}>{index % 2 ? <span className="nowrap">{part}</span> : part}</Fragment>
  ));
}

/** The same as values of hono/html, for markup that is joined text. */
export const renderNoWrapDates = (text: string) =>
  text
    .split(WHOLE_PARTS)
    .map((part, index) => (index % 2 ? html`<span class="nowrap">${part}</span>` : part));
